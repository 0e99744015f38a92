import type { BuildReview, ReviewedFrame } from '#contract/build-review.ts';
import type { RowOf } from '#server/platform/database/row-of.ts';
import type { framesOf, newestReviewsOf, roundsOf } from './queries.ts';

type NewestReview = RowOf<typeof newestReviewsOf>;

export function viewReview(row: NewestReview): BuildReview {
  const { frame_id, frame_name, has_heat, comparison, created_at, decided_at, result, ...review } = row;
  const isStale = row.state === 'comparing' || row.state === 'failed';
  return {
    ...review,
    result: isStale ? null : result,
    frameId: frame_id,
    frameName: frame_name,
    heatUrl: has_heat ? `/api/build-reviews/${row.id}/heat.png?v=${comparison}` : null,
    addedAt: created_at.toISOString(),
    decidedAt: decided_at?.toISOString() ?? null,
  };
}

function viewRound({ frame_id, created_at, decided_at, ...round }: RowOf<typeof roundsOf>) {
  return { ...round, addedAt: created_at.toISOString(), decidedAt: decided_at?.toISOString() ?? null };
}

/** The frames of the design, and then removed frames that already have a screenshot. */
export function viewFrames(
  frames: readonly RowOf<typeof framesOf>[],
  newest: readonly NewestReview[],
  rounds: readonly RowOf<typeof roundsOf>[],
): ReviewedFrame[] {
  const removed = newest
    .filter(({ frame_id }) => !frames.some(({ id }) => id === frame_id))
    .map(({ frame_id, frame_name, design }) => ({ id: frame_id, name: frame_name, picture: design }));
  return [...frames, ...removed].map((frame) => {
    const current = newest.find(({ frame_id }) => frame_id === frame.id);
    if (!current) return { ...frame, current: null, earlier: [] };
    const earlier = rounds.filter(({ frame_id, round }) => frame_id === frame.id && round < current.round);
    return { ...frame, current: viewReview(current), earlier: earlier.map(viewRound) };
  });
}
