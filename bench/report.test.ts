import { expect, test } from 'vitest';
import { createReport, meets } from './report.ts';

test('one missed goal among many makes the whole run a missed one', () => {
  const report = createReport({ json: true });
  report.figure({ name: 'without a goal', value: 9, unit: 's' });
  report.figure({ name: 'met', value: 1, unit: 's', goal: '≤ 1' });
  expect(report.end()).toBe(true);
  report.figure({ name: 'missed', value: 1.0001, unit: 's', goal: '≤ 1' });
  report.figure({ name: 'met as well', value: 2, unit: '', goal: '≥ 2' });
  expect(report.end()).toBe(false);
});

test('what could not be measured meets no goal', () => {
  for (const goal of ['≤ 1', '≥ 1', '< 1', '> 1']) expect(meets(Number.NaN, goal), goal).toBe(false);
});
