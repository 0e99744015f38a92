import { Link } from 'react-router';
import type { BuildReview, BuildReviews, ReviewedFrame } from '#contract/build-review.ts';
import { compressionWords } from '#domain/build-review/compression.ts';
import type { Area } from '#domain/build-review/raster.ts';
import { canAddBuild, canDecide, IGNORED_MAX, type NewVerdict } from '#domain/build-review/review.ts';
import { scaledWords } from '#domain/build-review/scaled.ts';
import { SCORE_METHOD, type ScorePart, scoreParts } from '#domain/build-review/score.ts';
import { differsWords, heightsWords } from '#domain/build-review/words.ts';
import { links } from '#domain/navigation/links.ts';
import { quoted } from '#domain/text/quoted.ts';
import { hasBegun, isComplete } from '#domain/workspace/build-status.ts';
import { BuildReviewBadge } from '#web/parts/BuildReviewBadge.tsx';
import { Button } from '#web/ui/control/Button.tsx';
import { Notice } from '#web/ui/feedback/Notice.tsx';
import { ProgressBar } from '#web/ui/feedback/ProgressBar.tsx';
import { Spinner } from '#web/ui/feedback/Spinner.tsx';
import { DateTime } from '#web/ui/text/DateTime.tsx';
import { AddBuild } from './AddBuild.tsx';
import styles from './BuildReview.module.css';
import { Decision } from './Decision.tsx';
import { Findings } from './Findings.tsx';
import { leftOverNotes, unsentVerdicts } from './finding-notes.ts';
import type { Decided } from './review-actions.ts';
import { useFindingNotes } from './use-finding-notes.ts';
import { scaleOf, useFrameLayers } from './use-frame-layers.ts';

export interface SideActions {
  add: ((mediaId: string, key: string) => Promise<void>) | null;
  judge: (verdicts: NewVerdict[]) => Promise<boolean>;
  ignore: ((areas: Area[]) => void) | null;
  decide: (made: Decided) => Promise<boolean>;
  showRound: (id: string) => void;
}

interface Props {
  frame: ReviewedFrame;
  /** The review that is shown: the newest, or an earlier one. */
  review: BuildReview | null;
  workspace: BuildReviews;
  /** It is the designer's turn. */
  canJudge: boolean;
  chosen: number | null;
  onChoose: (finding: number | null) => void;
  busy: boolean;
  actions: SideActions;
  now: number;
}

/** Score, findings, decision and earlier reviews. */
export function ReviewSidebar({ frame, review, workspace, canJudge, chosen, onChoose, busy, actions, now }: Props) {
  const { iAm, status, designId, designer, developer } = workspace;
  const layers = useFrameLayers(designId, review ? frame.id : undefined);
  const draftName = `${workspace.id}-${frame.id}`;
  const notes = useFindingNotes(draftName);
  const unsent = review ? unsentVerdicts(review, notes.value) : [];
  const isNewest = review?.id === frame.current?.id;
  const isBuilder = isNewest && canAddBuild(iAm);
  const mayAdd = isBuilder && hasBegun(status) && !isComplete(status) && actions.add;
  const missing =
    iAm === 'designer'
      ? `${developer.displayName} has not uploaded a screenshot of this frame yet.`
      : 'Upload a screenshot of this frame. Brief Foundry compares it with the design and lists the differences.';
  return (
    <aside className={styles.side} aria-label="Findings">
      {!review && (
        <>
          <h2 className="t-16 strong">No build of this frame yet</h2>
          <p className="muted">{missing}</p>
        </>
      )}
      {review && <h2 className="sr">Build {review.round}</h2>}
      {review?.state === 'comparing' && (
        <p className={styles.working} role="status">
          <Spinner /> Comparing build {review.round} with the design
        </p>
      )}
      {review?.state === 'failed' && (
        <Notice tone="bad" title="This screenshot could not be opened">
          {mayAdd ? 'Save it as PNG and upload it again.' : `${developer.displayName} has to upload it again.`}
        </Notice>
      )}
      {review && <Outcome review={review} name={designer.displayName} now={now} />}
      {review?.result && (
        <>
          <Scores review={review} scale={scaleOf(layers, review.design)} />
          <Findings
            key={review.id}
            {...{ review, layers, canJudge, busy, chosen, onChoose, notes }}
            onJudge={actions.judge}
            onIgnore={
              actions.ignore &&
              (({ places }) => actions.ignore?.([...review.ignored, ...places.map(wider)].slice(0, IGNORED_MAX)))
            }
          />
        </>
      )}
      {review && isNewest && canDecide(iAm) && review.state !== 'comparing' && (
        <LeftOver notes={leftOverNotes(review, notes.value)} onDiscard={notes.discard} />
      )}
      {review && review.ignored.length > 0 && (
        <div className={styles.ignoring}>
          <p className="t-13 muted">
            {review.ignored.length === 1 ? 'One area is' : `${review.ignored.length} areas are`} ignored.
          </p>
          {canJudge && (
            <Button variant="quiet" size="s" disabled={busy} onClick={() => actions.ignore?.([])}>
              Compare everything
            </Button>
          )}
        </div>
      )}
      {mayAdd && (
        <AddBuild
          key={frame.id}
          frameName={frame.name}
          widthPx={frame.picture.width}
          word={review ? 'Upload the next build' : 'Add a screenshot'}
          isPrimary={!review || review.state === 'returned' || review.state === 'failed'}
          onAdd={mayAdd}
        />
      )}
      {isBuilder && !hasBegun(status) && (
        <Notice tone="info">
          The build is in Planning. <Link to={links.workspace(designId)}>Move it to Building</Link> first, then upload a
          screenshot.
        </Notice>
      )}
      <Rounds {...{ frame, review, now }} onShow={actions.showRound} />
      {canJudge && review && (
        <Decision
          key={`decide ${review.id}`}
          name={draftName}
          {...{ review, unsent, busy }}
          mayReturn={!isComplete(status)}
          onDecide={async (decision, note) => {
            const isMade = await actions.decide({ decision, note, verdicts: unsent });
            if (isMade) notes.sent(review, unsent);
            return isMade;
          }}
        />
      )}
    </aside>
  );
}

/** The area with a margin of 0.01, because its content may move a little. */
function wider({ x, y, width, height }: Area): Area {
  const [left, top] = [Math.max(0, x - 0.01), Math.max(0, y - 0.01)];
  return {
    x: left,
    y: top,
    width: Math.min(1, x + width + 0.01) - left,
    height: Math.max(0, Math.min(1, y + height + 0.01) - top),
  };
}

/** Words whose finding is gone, or was decided in another window. */
function LeftOver({ notes, onDiscard }: { notes: ReturnType<typeof leftOverNotes>; onDiscard: (key: string) => void }) {
  return notes.map(({ key, text }) => (
    <Notice
      key={key}
      tone="warn"
      title="A note of yours was not sent"
      action={
        <Button variant="quiet" size="s" onClick={() => onDiscard(key)}>
          Discard
        </Button>
      }
    >
      {quoted(text)}
    </Notice>
  ));
}

function Outcome({ review, name, now }: { review: BuildReview; name: string; now: number }) {
  if (review.state !== 'approved' && review.state !== 'returned') return null;
  return (
    <div className={styles.outcome}>
      <p className="row gap-2">
        <BuildReviewBadge status={review.state} />
        <span className="t-13 muted">
          by {name}
          {review.decidedAt && (
            <>
              , <DateTime iso={review.decidedAt} now={now} as="moment" />
            </>
          )}
        </span>
      </p>
      {review.note && <blockquote>{review.note}</blockquote>}
    </div>
  );
}

const partLabels: Record<ScorePart, string> = { layout: 'Layout', colour: 'Colour', content: 'Content' };

function Scores({ review, scale }: { review: BuildReview; scale: number }) {
  const { fidelity, parts, isCompressed, compressed } = review.result!;
  const scaled = scaledWords(review.design.width, review.build.width);
  const heights = heightsWords(review.result!, { widthPx: review.design.width, scale });
  return (
    <>
      <div className={styles.score}>
        <p className={styles.fidelity}>
          <b className="display">{fidelity}</b>
          <span>
            of 100
            <br />
            <span className="muted">fidelity</span>
          </span>
        </p>
        <dl>
          {scoreParts.map((part) => (
            <div key={part}>
              <dt>{partLabels[part]}</dt>
              <dd>
                {parts[part] === null ? (
                  <span className="t-13 muted">not measured</span>
                ) : (
                  <>
                    <ProgressBar label={`${partLabels[part]}, of 100`} value={parts[part]} className={styles.meter} />
                    <b className={styles.value}>{parts[part]}</b>
                  </>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <p className={`t-13 muted ${styles.hint}`}>
        {differsWords(review.result!)}. Fidelity is only a hint: the designer decides.
      </p>
      {scaled && (
        <Notice tone="warn" title="Compared at another width">
          {scaled}
        </Notice>
      )}
      {heights && <p className={`t-13 muted ${styles.hint}`}>{heights}</p>}
      {isCompressed && <p className={`t-13 muted ${styles.hint}`}>{compressionWords(compressed)}</p>}
      <details className={styles.method}>
        <summary>How fidelity is measured</summary>
        <p>{SCORE_METHOD}</p>
      </details>
    </>
  );
}

function Rounds({
  frame,
  review,
  now,
  onShow,
}: {
  frame: ReviewedFrame;
  review: BuildReview | null;
  now: number;
  onShow: (id: string) => void;
}) {
  if (frame.earlier.length === 0 || !frame.current) return null;
  return (
    <section aria-labelledby="rounds">
      <h3 id="rounds" className={styles.heading}>
        Builds of this frame
      </h3>
      <ol className={styles.rounds}>
        {[{ ...frame.current, fidelity: frame.current.result?.fidelity ?? null }, ...frame.earlier].map((one) => (
          <li key={one.id}>
            <button type="button" aria-current={one.id === review?.id} onClick={() => onShow(one.id)}>
              <span className={`grow ${styles.round}`}>
                <b>Build {one.round}</b>
                <span className="t-13 muted">
                  <DateTime iso={one.addedAt} now={now} as="moment" />
                </span>
              </span>
              <BuildReviewBadge status={one.state} />
              <span className={styles.points}>{one.fidelity ?? '–'}</span>
            </button>
            {one.note && <p className={styles.quotedNote}>{quoted(one.note)}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
