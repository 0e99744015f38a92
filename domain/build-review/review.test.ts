import { expect, test } from 'vitest';
import type { Finding } from './findings.ts';
import {
  approvalHindrance,
  canAddBuild,
  canDecide,
  canMoveReview,
  reviewStates,
  undecidedCount,
  type Verdict,
  withVerdicts,
} from './review.ts';
import { differsWords, heightsWords, placeOf, titleOf } from './words.ts';

test('WORK-10 what was approved, returned or replaced never changes again', () => {
  for (const from of ['approved', 'returned', 'replaced'] as const)
    expect(reviewStates.filter((to) => canMoveReview(from, to))).toEqual([]);
  expect(reviewStates.filter((to) => canMoveReview('to_review', to))).toEqual([
    'comparing',
    'approved',
    'returned',
    'replaced',
  ]);
});

test('WORK-10 the developer alone adds screenshots, and the designer alone decides', () => {
  expect([canAddBuild('developer'), canAddBuild('designer')]).toEqual([true, false]);
  expect([canDecide('developer'), canDecide('designer')]).toEqual([false, true]);
});

test('WORK-10 approving waits until every finding is fine as built', () => {
  const findings = [{ number: 1 }, { number: 2 }];
  const fine = (finding: number): Verdict => ({ finding, verdict: 'fine', note: '' });
  expect(undecidedCount({ findings, verdicts: [fine(2)] })).toBe(1);
  expect(approvalHindrance({ findings, verdicts: [] })).toBe('2 findings are undecided');
  expect(approvalHindrance({ findings, verdicts: [fine(2)] })).toBe('One finding is undecided');
  expect(approvalHindrance({ findings, verdicts: [fine(1), { ...fine(2), verdict: 'returned' }] })).toBe(
    'You asked for a change',
  );
  expect(approvalHindrance({ findings, verdicts: [fine(1), fine(2)] })).toBeNull();
  expect(approvalHindrance({ findings: [], verdicts: [] })).toBeNull();
});

test('a verdict takes the place of an earlier one on the same finding, or removes it; the others stay', () => {
  const fine = (finding: number): Verdict => ({ finding, verdict: 'fine', note: '' });
  const returned: Verdict = { finding: 2, verdict: 'returned', note: 'Keep 18 px.' };
  expect(withVerdicts([fine(3), fine(2)], [returned])).toEqual([returned, fine(3)]);
  expect(withVerdicts([fine(1), returned], [{ ...returned, verdict: null }])).toEqual([fine(1)]);
});

test('a finding says what it is and where, without its picture', () => {
  const place = { x: 0.1, y: 0.1, width: 0.1, height: 0.1 };
  const finding: Finding = { number: 1, kind: 'shift', places: [place], dx: 0, dy: 8, px: 0, from: '', to: '' };
  expect(titleOf(finding)).toBe('Sits 8 px lower');
  expect(titleOf({ ...finding, dx: -4, dy: -8 })).toBe('Sits 8 px higher and 4 px further left');
  expect(titleOf({ ...finding, kind: 'height', px: 120, dy: -120 })).toBe('The build ends 120 px earlier');
  expect(titleOf({ ...finding, kind: 'height', px: 120, dy: 120 })).toBe('The build goes on for 120 px more');
  expect(placeOf(finding)).toBe('Top left');
  expect(placeOf({ ...finding, places: [{ ...place, x: 0.5, y: 0.9 }, place, place] })).toBe(
    'Bottom centre, and 2 more places',
  );
});

test('what was found is never nothing of the picture', () => {
  expect(differsWords({ differing: 0, findings: [{}] })).toBe('Less than 0.1 % of the picture differs');
  expect(differsWords({ differing: 0, findings: [] })).toBe('0 % of the picture differs');
  expect(differsWords({ differing: 1.2, findings: [{}] })).toBe('1.2 % of the picture differs');
});

test('WORK-10 of two heights it is said which part was compared, and what to do', () => {
  const end: Finding = { number: 1, kind: 'height', places: [], dx: 0, dy: -240, px: 240, from: '', to: '' };
  const compared = { findings: [end], width: 720, designHeight: 800, buildHeight: 680 };
  const frame = { widthPx: 1440, scale: 2 };
  expect(heightsWords(compared, frame)).toBe(
    'The build ends 120 px earlier than the design: only the top 680 px were compared. A screenshot of the whole frame compares all of it.',
  );
  expect(heightsWords({ ...compared, buildHeight: 920, findings: [{ ...end, dy: 240 }] }, frame)).toBe(
    'The build goes on for 120 px more than the design: only the top 800 px were compared. Cut the screenshot where the frame ends, or mark that finding as fine if the page may be longer.',
  );
  expect(heightsWords({ ...compared, findings: [] }, frame)).toBeNull();
});
