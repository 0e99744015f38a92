import type { ReviewSummary, WorkspaceView } from '#contract/workspace.ts';
import { links } from '#domain/navigation/links.ts';
import { count } from '#web/lib/format/count.ts';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { Picture } from '#web/ui/picture/Picture.tsx';
import styles from './ReviewCard.module.css';

/** The state of the comparison between build and design, with a link to it (WORK-10). */
export function ReviewCard({ view: { review, frames, designId, status } }: { view: WorkspaceView }) {
  const { foremost, framesBuilt } = review;
  return (
    <section className={`card ${styles.card}`} aria-labelledby="build-review">
      {foremost && (
        <span className={styles.pair}>
          <Picture {...foremost.design} alt={`Design of ${foremost.frameName}`} sizes="46px" />
          <Picture {...foremost.build} alt={`Build of ${foremost.frameName}`} sizes="46px" />
        </span>
      )}
      <div className={styles.words}>
        <h2 id="build-review" className="t-16 strong">
          Build review
        </h2>
        <p className="t-14 muted">
          {foremost
            ? `${framesBuilt} of ${frames.length} frames built. ${foremostWords(foremost)}`
            : status === 'planning'
              ? 'Build review starts when the status is Building. Then screenshots of the build are compared with the frames.'
              : 'No screenshot of the build yet. The developer uploads one for each frame.'}
        </p>
      </div>
      <ButtonLink to={links.buildReview(designId)} variant="second">
        Open review
      </ButtonLink>
    </section>
  );
}

function foremostWords({
  frameName,
  state,
  fidelity,
  findings,
  decided,
}: NonNullable<ReviewSummary['foremost']>): string {
  if (state === 'comparing') return `${frameName} is being compared.`;
  if (state === 'failed' || fidelity === null) return `The last screenshot of ${frameName} could not be read.`;
  const measured = `${frameName}: ${fidelity} of 100`;
  if (state === 'approved') return `${measured}, approved.`;
  if (state === 'returned') return `${measured}, needs changes.`;
  if (findings === 0) return `${measured}, nothing found.`;
  return `${measured}, ${decided} of ${count(findings, 'finding')} decided.`;
}
