import type { SubmissionView } from '#contract/submission.ts';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { LinkedText } from '#web/ui/text/LinkedText.tsx';
import styles from './Reflection.module.css';

/** What the designer writes about the work. Empty parts are left out. */
export function Reflection({ design }: { design: SubmissionView }) {
  const parts = [
    ['Approach', design.approach],
    ['Challenges', design.challenges],
    ['Resources', design.resources],
  ] as const;
  return (
    <div className={styles.text}>
      {parts
        .filter(([, text]) => text)
        .map(([title, text]) => (
          <section key={title} className={styles.part}>
            <h2 className="display d-26">{title}</h2>
            <p className={styles.prose}>
              <LinkedText text={text} />
            </p>
          </section>
        ))}
      {design.change && <Change change={design.change} />}
      {(design.handoffNotes || design.assetsLink) && (
        <section className={styles.handoff}>
          <div>
            <h2 className="t-16">Handoff notes</h2>
            {design.handoffNotes && (
              <p className={styles.prose}>
                <LinkedText text={design.handoffNotes} />
              </p>
            )}
          </div>
          {design.assetsLink && (
            <ButtonLink
              href={design.assetsLink}
              variant="second"
              icon="folder-down"
              rel="noopener noreferrer nofollow"
              target="_blank"
            >
              Assets
            </ButtonLink>
          )}
        </section>
      )}
      {design.privateNotes && (
        <section className={styles.part}>
          <h2 className="display d-26">Private notes</h2>
          <div>
            <p className="t-13 faint">Only you see these.</p>
            <p className={styles.prose}>{design.privateNotes}</p>
          </div>
        </section>
      )}
    </div>
  );
}

/** The brief's plot twist and how the designer solved it, in the words of both. */
function Change({ change }: { change: NonNullable<SubmissionView['change']> }) {
  const said = [
    [`${change.name}, ${change.role}`, change.asked],
    ['The designer', change.answer],
    [change.name, change.reply],
  ] as const;
  return (
    <section className={styles.part}>
      <h2 className="display d-26">What changed on the way</h2>
      <ol className={styles.messages}>
        {said.map(
          ([who, text]) =>
            text && (
              <li key={text}>
                <p className="t-13 faint">{who}</p>
                <p className={styles.prose}>{text}</p>
              </li>
            ),
        )}
      </ol>
    </section>
  );
}
