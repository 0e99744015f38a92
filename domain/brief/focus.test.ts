import { expect, test } from 'vitest';
import { industryIds } from '../catalog/industries.ts';
import { casesOf } from './cases/all.ts';
import { composeBrief } from './compose.ts';
import { focusesOf, focusesOfCases, hasFocus } from './focus.ts';

test('every case has a focus, and no focus names a case that is not there', () => {
  for (const industry of industryIds)
    expect(Object.keys(focusesOfCases[industry]).toSorted()).toEqual(
      casesOf(industry)
        .map(({ id }) => id)
        .toSorted(),
    );
});

test('GEN-5 who chose a focus gets a case of that kind, whatever they had before; without one any case', () => {
  const wish = { styles: ['minimal' as const], level: 'professional' as const, timeBoxDays: null };
  for (const industry of industryIds)
    for (const { id: focus } of focusesOf(industry))
      for (const seed of ['a', 'b', 'c']) {
        const had = casesOf(industry)
          .filter((one) => hasFocus(industry, one.id, focus))
          .map(({ id }) => id);
        const { skeleton } = composeBrief({ ...wish, industry, focus, seed, had });
        expect(hasFocus(industry, skeleton.case, focus)).toBe(true);
        expect(skeleton.focus).toBe(focus);
      }
  const drawn = new Set(
    Array.from({ length: 60 }, (_, n) => composeBrief({ ...wish, industry: 'food', seed: `s${n}` }).skeleton.case),
  );
  expect(drawn.size).toBe(casesOf('food').length);
});
