import type { BuildReview, BuildReviews, ReviewedFrame } from '#contract/build-review.ts';
import { canAddBuild, type ReviewParty } from '#domain/build-review/review.ts';

/** Adds a changed review to the page's data. A review older than the one shown changes nothing. */
export function withReview(known: BuildReviews, review: BuildReview): BuildReviews {
  return {
    ...known,
    frames: known.frames.map((frame) => {
      if (frame.id !== review.frameId) return frame;
      if (!frame.current || frame.current.id === review.id) return { ...frame, current: review };
      if (frame.current.round > review.round) return frame;
      const { id, round, state, note, addedAt, decidedAt, result } = frame.current;
      const isOver = state === 'approved' || state === 'returned';
      const earlier = {
        id,
        round,
        state: isOver ? state : ('replaced' as const),
        note,
        addedAt,
        decidedAt,
        fidelity: result?.fidelity ?? null,
      };
      return { ...frame, current: review, earlier: [earlier, ...frame.earlier] };
    }),
  };
}

export const isDecided = ({ current }: ReviewedFrame): boolean =>
  current?.state === 'approved' || current?.state === 'returned';

/**
 * The requested frame; else, for who builds, the first that came back; else the first that waits, else the first with a
 * build, else the first.
 */
export function frameToShow(
  frames: readonly ReviewedFrame[],
  asked: string | null,
  iAm: ReviewParty,
): ReviewedFrame | undefined {
  return (
    frames.find(({ id }) => id === asked) ??
    frames.find(({ current }) => canAddBuild(iAm) && (current?.state === 'returned' || current?.state === 'failed')) ??
    frames.find(({ current }) => current?.state === 'to_review' || current?.state === 'comparing') ??
    frames.find(({ current }) => current) ??
    frames[0]
  );
}
