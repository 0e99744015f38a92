import type { PartialBriefContent } from '#domain/brief/content.ts';
import { voiceOf } from '#domain/brief/voice.ts';
import { Avatar } from '#web/ui/picture/Avatar.tsx';
import { Part } from './Part.tsx';
import styles from './Tension.module.css';

/** The conflict of the job as two voices. */
export function Tension({ content: { tension, stakeholders = [] } }: { content: PartialBriefContent }) {
  if (!tension?.a || !tension.b) return null;
  return (
    <Part title="The tension">
      <div className={styles.voices}>
        {[tension.a, tension.b].map((side) => (
          <Voice key={side} {...voiceOf(side, stakeholders)} />
        ))}
      </div>
      {tension.where && (
        <p className={styles.where}>
          <b>Where it shows</b> {tension.where}
        </p>
      )}
    </Part>
  );
}

function Voice({ name, role, words }: ReturnType<typeof voiceOf>) {
  return (
    <div className={styles.voice}>
      <p className={styles.words}>{words}</p>
      {name && (
        <p className={styles.who}>
          <Avatar name={name} />
          <span>
            <b>{name}</b>
            <span className={styles.role}>{role}</span>
          </span>
        </p>
      )}
    </div>
  );
}
