import { type Setting, settingTopics } from '#contract/installation.ts';
import styles from './SettingsList.module.css';

export function SettingsList({ settings }: { settings: readonly Setting[] }) {
  return settingTopics.map((topic) => (
    <section key={topic} className={styles.topic} aria-labelledby={idOf(topic)}>
      <h2 id={idOf(topic)} className="display d-26">
        {topic}
      </h2>
      <dl className={styles.list}>
        {settings
          .filter((setting) => setting.topic === topic)
          .map(({ name, value, isSet }) => (
            <div key={name} className={styles.setting}>
              <dt className={styles.name}>{name}</dt>
              <dd className={isSet ? styles.value : `muted ${styles.value}`}>{value}</dd>
              <dd>{isSet ? <b className="t-14">Set</b> : <span className="muted t-14">Default</span>}</dd>
            </div>
          ))}
      </dl>
    </section>
  ));
}

const idOf = (topic: string) => topic.toLowerCase().replace(' ', '-');
