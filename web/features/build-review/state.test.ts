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
  expect(frameToShow(known.frames, known.frames[2]!.id, 'designer')!.id).toBe(known.frames[2]!.id);
  const waits = known.frames.find((frame) => frame.current?.state === 'to_review')!;
  expect(frameToShow(known.frames, 'gone', 'designer')!.id).toBe(waits.id);
  expect(frameToShow([], null, 'designer')).toBeUndefined();
});

test('who builds it sees the frame that came back, before those that wait for the designer', () => {
  const [first, second] = [known.frames[0]!, known.frames[1]!];
  const frames = [
    { ...first, current: { ...current(known), state: 'to_review' as const } },
    { ...second, current: { ...current(known), state: 'returned' as const } },
  ];
  expect(frameToShow(frames, null, 'developer')!.id).toBe(second.id);
  expect(frameToShow(frames, null, 'designer')!.id).toBe(first.id);
  expect(frameToShow([frames[0]!], null, 'developer')!.id).toBe(first.id);
});
