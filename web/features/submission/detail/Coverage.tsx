import { Link } from 'react-router';
import type { SubmissionView } from '#contract/submission.ts';
import { coverageCount, coverageState } from '#domain/submission/coverage.ts';
import { links } from '#web/links.ts';
import styles from './Coverage.module.css';
import { CoverageGlyph } from './CoverageGlyph.tsx';

const labels = { evidenced: 'Evidenced', argued: 'Left out, with a reason', open: 'Nothing shown' } as const;

/** Each requirement of the brief, and where the design answers it. A frame's name leads to the frame (SUB-11). */
export function Coverage({ design, onFrame }: { design: SubmissionView; onFrame: (id: string) => void }) {
  const { brief, coverage, frames } = design;
  if (!brief || brief.requirements.length === 0) return null;
  const count = coverageCount(
    coverage,
    brief.requirements.map((one) => one.key),
  );
  if (count.evidenced + count.argued === 0) return <NothingLinked design={design} of={count.of} />;
  const notes = new Map(frames.flatMap((frame) => frame.notes.general.map((note) => [note.id, frame] as const)));
  return (
    <section className={styles.coverage} aria-labelledby="coverage">
      <div className={styles.head}>
        <h2 className="display d-26" id="coverage">
          What the brief asked for
        </h2>
        <p className="tnum">
          {count.evidenced} of {count.of} evidenced
        </p>
      </div>
      <ul>
        {brief.requirements.map(({ key, deliverable, text }) => {
          const evidence = coverage[key];
          const state = coverageState(evidence);
          return (
            <li key={key} data-state={state}>
              <CoverageGlyph state={state} />
              <div>
                <p>
                  <span className="sr">{labels[state]}: </span>
                  {text} <span className="t-13 faint">{deliverable}</span>
                </p>
                {state === 'argued' && <p className={styles.reason}>{evidence!.arguedAway}</p>}
                {state === 'evidenced' && (
                  <p className="row">
                    {evidence!.frameIds.map((id) => (
                      <Chip key={id} what={text} onPress={() => onFrame(id)}>
                        {frames.find((frame) => frame.id === id)?.name ?? 'Frame'}
                      </Chip>
                    ))}
                    {evidence!.noteIds.map((id) => (
                      <Chip key={id} what={text} onPress={() => onFrame(notes.get(id)!.id)}>
                        {`Note on ${notes.get(id)?.name}`}
                      </Chip>
                    ))}
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** One frame may answer many requirements, so each chip's label names its own. */
function Chip({ what: requirement, onPress, children }: { what: string; onPress: () => void; children: string }) {
  return (
    <button type="button" className={styles.chip} aria-label={`${children}, for: ${requirement}`} onClick={onPress}>
      {children}
    </button>
  );
}

/** One line for a design without any evidence, in place of a long list of empty entries. */
function NothingLinked({ design: { id, isMine }, of }: { design: SubmissionView; of: number }) {
  return (
    <section className={styles.coverage} aria-labelledby="coverage">
      <h2 className={`display d-26 ${styles.head}`} id="coverage">
        What the brief asked for
      </h2>
      <p>
        No frame is linked yet to any of the brief’s {of} requirements.{' '}
        {isMine && <Link to={links.editSubmission(id, 5)}>Link frames to them</Link>}
      </p>
    </section>
  );
}
