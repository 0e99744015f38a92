import type { Setting } from '#contract/installation.ts';
import { Tag } from '#web/ui/text/Tag.tsx';
import styles from './SettingsList.module.css';

export function SettingsList({ settings }: { settings: readonly Setting[] }) {
  return (
    <dl className={styles.list}>
      {settings.map(({ name, value, isSet }) => (
        <div key={name} className={styles.setting}>
          <dt className={styles.name}>{name}</dt>
          <dd className={isSet ? styles.value : `muted ${styles.value}`}>{value}</dd>
          <dd>{isSet ? <Tag>Set</Tag> : <span className="muted t-14">Default</span>}</dd>
        </div>
      ))}
    </dl>
  );
}
