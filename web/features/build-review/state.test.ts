import { expect, test } from 'vitest';
import type { BuildReview, BuildReviews } from '#contract/build-review.ts';
import { demoReviews } from '#domain/build-review/demo.ts';
import { frameToShow, withReview } from './state.ts';

const known: BuildReviews = demoReviews;
const current = (reviews: BuildReviews, n = 1) => reviews.frames[n]!.current!;

test('a review that changed is shown, and a newer one goes before it', () => {
  const judged: BuildReview = { ...current(known), note: 'Changed' };
  expect(current(withReview(known, judged)).note).toBe('Changed');
  const next: BuildReview = { ...judged, id: '00000000-0000-7000-8000-0000000000ff', round: judged.round + 1 };
  const after = withReview(known, next);
  expect(current(after).id).toBe(next.id);
  expect(after.frames[1]!.earlier[0]).toMatchObject({ id: judged.id, round: judged.round, state: 'replaced' });
  expect(withReview(after, judged)).toEqual(after);
});

test('the frame that was asked for is shown, else the first that waits', () => {
  expect(frameToShow(known.frames, known.frames[2]!.id)!.id).toBe(known.frames[2]!.id);
  const waits = known.frames.find((frame) => frame.current?.state === 'to_review')!;
  expect(frameToShow(known.frames, 'gone')!.id).toBe(waits.id);
  expect(frameToShow([], null)).toBeUndefined();
});
