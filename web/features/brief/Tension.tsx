import type { PartialBriefContent } from '#domain/brief/content.ts';
import { placeOfConflict, voiceOf } from '#domain/brief/voice.ts';
import { Avatar } from '#web/ui/picture/Avatar.tsx';
import { Part } from './Part.tsx';
import styles from './Tension.module.css';

/** The conflict of the job as two voices. */
export function Tension({ content }: { content: PartialBriefContent }) {
  const { tension, stakeholders = [] } = content;
  if (!tension?.a || !tension.b) return null;
  const place = placeOfConflict(content);
  return (
    <Part title="The tension">
      <div className={styles.voices}>
        {[tension.a, tension.b].map((side) => (
          <Voice key={side} {...voiceOf(side, stakeholders)} />
        ))}
      </div>
      {place && (
        <p className={styles.where}>
          <b>Where it shows</b> {place}
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
