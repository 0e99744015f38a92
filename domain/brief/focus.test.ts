import { expect, test } from 'vitest';
import { industryIds } from '../catalog/industries.ts';
import { levelIds } from '../catalog/levels.ts';
import { casesOf } from './cases/all.ts';
import { strandsForBeginners } from './cases/draw-case.ts';
import { composeBrief, drawnFrom } from './compose.ts';
import { focusesOf, focusesOfCases, hasFocus } from './focus.ts';

test('every case has a focus, and no focus names a case that is not there', () => {
  for (const industry of industryIds)
    expect(Object.keys(focusesOfCases[industry]).toSorted()).toEqual(
      casesOf(industry)
        .map(({ id }) => id)
        .toSorted(),
    );
});

test('every screen of a focus is one with which a brief begins, at every level', () => {
  for (const industry of industryIds)
    for (const one of casesOf(industry)) {
      const begins = strandsForBeginners(one).map(({ at }) => at);
      for (const screens of Object.values(focusesOfCases[industry][one.id]!))
        for (const screen of screens) expect([one.id, begins]).toEqual([one.id, expect.arrayContaining([screen])]);
    }
});

test('GEN-5 who chose a focus begins with a screen of that kind', () => {
  for (const industry of industryIds)
    for (const { id: focus } of focusesOf(industry))
      for (const level of levelIds)
        for (const seed of ['a', 'b', 'c', 'd']) {
          const wish = { styles: ['minimal' as const], level, timeBoxDays: null };
          const { content, skeleton } = composeBrief({ ...wish, industry, focus, seed });
          const one = casesOf(industry).find(({ id }) => id === skeleton.case)!;
          const meant = Object.keys(one.features).filter((key) => hasFocus(industry, one.id, focus, key));
          const [first] = content.keyFeatures;
          expect(meant.map((key) => one.features[key]!.title)).toContain(first!.title);
          expect(content.task).toContain(`Begin with ‘${first!.title}’`);
          expect(drawnFrom(JSON.parse(JSON.stringify(skeleton)))!.features[0]!.title).toBe(first!.title);
        }
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
