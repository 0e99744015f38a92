import { expect, test } from 'vitest';
import { carryVerdicts } from './carry-verdicts.ts';
import type { Verdict } from './review.ts';

const at = (x: number, y = 0.1) => ({ x, y, width: 0.1, height: 0.1 });
const shift = (number: number, ...places: ReturnType<typeof at>[]) => ({ number, kind: 'shift' as const, places });
const fine = (finding: number): Verdict => ({ finding, verdict: 'fine', note: '' });
const returned = (finding: number): Verdict => ({ finding, verdict: 'returned', note: 'Keep 18 px.' });

test('WORK-10 verdicts stay with their findings when these get other numbers', () => {
  const before = {
    findings: [shift(1, at(0)), shift(2, at(0.3)), shift(3, at(0.6))],
    verdicts: [fine(2), returned(3)],
  };
  expect(carryVerdicts(before, [shift(1, at(0.6)), shift(2, at(0.31)), shift(3, at(0.85))])).toEqual([
    returned(1),
    fine(2),
  ]);
});

test('a request for a change stays where the same place has another kind of difference; “fine” does not', () => {
  const findings = [{ ...shift(1, at(0.3)), kind: 'text' as const }];
  expect(carryVerdicts({ findings: [shift(1, at(0.3))], verdicts: [returned(1)] }, findings)).toEqual([returned(1)]);
  expect(carryVerdicts({ findings: [shift(1, at(0.3))], verdicts: [fine(1)] }, findings)).toEqual([]);
});

test('“fine” does not spread to a place that was not judged', () => {
  const before = { findings: [shift(1, at(0.3))], verdicts: [fine(1)] };
  expect(carryVerdicts(before, [shift(1, at(0.3), at(0.7))])).toEqual([]);
  expect(carryVerdicts({ ...before, findings: [shift(1, at(0.3), at(0.7))] }, [shift(1, at(0.7))])).toEqual([fine(1)]);
});
