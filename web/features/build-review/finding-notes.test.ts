import { expect, test } from 'vitest';
import type { BuildReview } from '#contract/build-review.ts';
import { demoReviews } from '#domain/build-review/demo.ts';
import { asFindingNotes, leftOverNotes, noteKey, unsentVerdicts } from './finding-notes.ts';

const review: BuildReview = {
  ...demoReviews.frames.find(({ current }) => current?.state === 'to_review')!.current!,
  verdicts: [],
};
const [first, second] = review.result!.findings.map(noteKey) as [string, string];
const judged = { finding: 1, verdict: 'fine' as const, note: '' };

test('what is typed on undecided findings goes with a request for changes; open fields without words do not', () => {
  const notes = { [first]: ' Move it up. ', [second]: ' ' };
  expect(unsentVerdicts(review, notes)).toEqual([{ finding: 1, verdict: 'returned', note: 'Move it up.' }]);
  expect(leftOverNotes(review, notes)).toEqual([]);
});

test('words for a finding that was decided elsewhere, or that is gone, are left over and not sent', () => {
  const notes = { [first]: 'Move it up.', 'shift 0.9 0.9': 'And this.' };
  const other = { ...review, verdicts: [judged] };
  expect(unsentVerdicts(other, notes)).toEqual([]);
  expect(leftOverNotes(other, notes).map(({ text }) => text)).toEqual(['Move it up.', 'And this.']);
});

test('once the decision is made elsewhere, all that was typed is left over', () => {
  const over: BuildReview = { ...review, state: 'returned' };
  expect(leftOverNotes(over, { [first]: 'Move it up.' })).toEqual([{ key: first, text: 'Move it up.' }]);
});

test('a note that has arrived is not left over, although its answer was lost', () => {
  const arrived: BuildReview = {
    ...review,
    state: 'returned',
    verdicts: [{ finding: 1, verdict: 'returned', note: 'Move it up.' }],
  };
  expect(leftOverNotes(arrived, { [first]: 'Move it up. ', [second]: 'And this.' })).toEqual([
    { key: second, text: 'And this.' },
  ]);
});

test('a note stays with its finding when the numbers change, and every finding has its own', () => {
  const findings = review.result!.findings;
  expect(new Set(findings.map(noteKey)).size).toBe(findings.length);
  const renumbered = { ...review.result!, findings: findings.map((one) => ({ ...one, number: one.number + 1 })) };
  expect(unsentVerdicts({ ...review, result: renumbered }, { [first]: 'Move it up.' })).toMatchObject([{ finding: 2 }]);
});

test('fields without words are not opened again after a reload', () => {
  expect(asFindingNotes({ [first]: 'Move it up.', [second]: ' ' })).toEqual({ [first]: 'Move it up.' });
  expect(asFindingNotes({ [second]: '' })).toBeNull();
  expect(asFindingNotes([7])).toBeNull();
});
