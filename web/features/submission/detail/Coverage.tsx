import { Link } from 'react-router';
import type { SubmissionView, SubmittedFrame } from '#contract/submission.ts';
import { links } from '#domain/navigation/links.ts';
import { coverageCount, coverageState, framesLinked } from '#domain/submission/coverage.ts';
import { stepNumber } from '#domain/submission/steps.ts';
import { Picture } from '#web/ui/picture/Picture.tsx';
import styles from './Coverage.module.css';
import { CoverageCells } from './CoverageCells.tsx';
import { CoverageGlyph } from './CoverageGlyph.tsx';

const labels = {
  evidenced: 'Evidenced',
  partly: 'Evidenced in part',
  argued: 'Left out, with a reason',
  open: 'Open',
} as const;

const NOTHING = { frameIds: [], noteIds: [], arguedAway: '' };

interface Props {
  design: SubmissionView;
  onFrame: (id: string) => void;
}

type Requirement = NonNullable<SubmissionView['brief']>['requirements'][number];

/** Each requirement of the brief by deliverable, with the frames that show it. A frame leads to its picture (SUB-11). */
export function Coverage({ design, onFrame }: Props) {
  const { brief, coverage } = design;
  if (!brief || brief.requirements.length === 0) return null;
  const { requirements } = brief;
  const { evidenced, partly, argued, of } = coverageCount(coverage, requirements);
  const answered = evidenced + partly + argued;
  const statesOf = (some: readonly Requirement[]) => some.map(({ key, text }) => coverageState(coverage[key], text));
  return (
    <section className={styles.coverage} aria-labelledby="coverage">
      <div className={styles.head}>
        <h2 className="display d-34" id="coverage">
          What the brief asked for
        </h2>
        {answered > 0 && (
          <div className={styles.count}>
            <p>
              <b>
                {evidenced} of {of}
              </b>{' '}
              {[
                'evidenced',
                partly > 0 && `${partly} in part`,
                argued > 0 && `${argued} left out with a reason`,
                answered < of && `${of - answered} open`,
              ]
                .filter(Boolean)
                .join(', ')}
            </p>
            <CoverageCells states={statesOf(requirements)} />
          </div>
        )}
      </div>
      {answered === 0 ? (
        <NothingLinked design={design} of={of} />
      ) : (
        byDeliverable(requirements).map(([deliverable, some]) => (
          <div key={deliverable} className={styles.group}>
            <div>
              <h3>{deliverable}</h3>
              <CoverageCells states={statesOf(some)} small />
            </div>
            <ul>
              {some.map((requirement) => (
                <Line key={requirement.key} design={design} requirement={requirement} onFrame={onFrame} />
              ))}
            </ul>
          </div>
        ))
      )}
    </section>
  );
}

function Line({ design, requirement, onFrame }: Props & { requirement: Requirement }) {
  const { key, text } = requirement;
  const evidence = design.coverage[key];
  const state = coverageState(evidence, text);
  const { linked, of } = framesLinked(evidence ?? NOTHING, text);
  const frames = evidence ? framesOf(design, evidence) : [];
  return (
    <li data-state={state}>
      <CoverageGlyph state={state} />
      <div>
        <p>
          <span className="sr">{labels[state]}: </span>
          {text}
          {state === 'open' && <b aria-hidden> Open</b>}
          {linked > 0 && linked < of && (
            <b>
              {' '}
              {linked} of {of} frames
            </b>
          )}
        </p>
        {state === 'argued' && (
          <p className={styles.reason} dir="auto">
            {evidence!.arguedAway}
          </p>
        )}
      </div>
      {frames.length > 0 && (
        <div className={styles.frames}>
          {frames.map((frame) => (
            <button
              key={frame.id}
              type="button"
              aria-label={`${frame.name}, for: ${text}`}
              onClick={() => onFrame(frame.id)}
            >
              <Picture {...frame.picture} alt="" sizes="240px" />
              <span dir="auto">{frame.name}</span>
            </button>
          ))}
        </div>
      )}
    </li>
  );
}

/** The frames that show a requirement, themselves or by a note, each once. */
function framesOf({ frames }: SubmissionView, { frameIds, noteIds }: SubmissionView['coverage'][string]) {
  const isNamed = ({ id, notes }: SubmittedFrame) =>
    frameIds.includes(id) || notes.general.some((note) => noteIds.includes(note.id));
  return frames.filter(isNamed);
}

function byDeliverable(requirements: readonly Requirement[]) {
  const groups = new Map<string, Requirement[]>();
  for (const one of requirements) groups.set(one.deliverable, [...(groups.get(one.deliverable) ?? []), one]);
  return [...groups];
}

/** One line for a design without any evidence, in place of a long list of empty entries. */
function NothingLinked({ design: { id, isMine }, of }: { design: SubmissionView; of: number }) {
  return (
    <p>
      No frame is linked yet to any of the brief’s {of} requirements.{' '}
      {isMine && <Link to={links.editSubmission(id, stepNumber('describe'))}>Link frames to them</Link>}
    </p>
  );
}
