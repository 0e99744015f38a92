import { expect, test } from 'vitest';
import { bakeryBrief } from '../../test/sample-brief.ts';
import { casesOf } from './cases/all.ts';
import { drawCase } from './cases/draw-case.ts';
import { writeCase } from './cases/write-case.ts';
import { barsOf, goalFigures } from './goal-figures.ts';

test('goals of a case have their figures', () => {
  for (const one of casesOf('travel')) {
    const content = writeCase(drawCase(one, { styles: ['minimal'], level: 'stretch', timeBoxDays: 30, seed: 'goals' }));
    expect(goalFigures(content)).toHaveLength(content.projectGoals.length);
  }
});

test('goals that name other figures than the measures have none', () => {
  expect(goalFigures(bakeryBrief)).toBeNull();
  expect(goalFigures({ ...bakeryBrief, projectGoals: bakeryBrief.projectGoals.slice(0, 2) })).toBeNull();
});

test('two figures of one kind are bars on one scale', () => {
  expect(barsOf('20 minutes', '1 minute')).toEqual([1, 0.05]);
  expect(barsOf('40%', '70%')).toEqual([0.4, 0.7]);
  expect(barsOf('31 in 100', '70 in 100')).toEqual([0.31, 0.7]);
  expect(barsOf('42 of 210 in a month', '63 of 210 in a month')).toEqual([0.2, 0.3]);
  expect(barsOf('9 of 10', '3 of 10')).toEqual([0.9, 0.3]);
  expect(barsOf('240 of 1,200', '600 of 1,200')).toEqual([0.2, 0.5]);
  expect(barsOf('£2,000', '£500')).toEqual([1, 0.25]);
  expect(barsOf('none', '40%')).toBeNull();
  expect(barsOf('20 minutes', '2 hours')).toBeNull();
});
