import { expect, test } from 'vitest';
import { composeBrief } from '#domain/brief/compose.ts';
import { sectionHasBegun } from '#domain/brief/sections.ts';
import { characterCount, REVEAL_MS, upTo } from './reveal.ts';
import { sectionStates } from './section-states.ts';

const content = {
  title: 'Tide table',
  projectDescription: 'Eleven stalls',
  projectGoals: ['Sell', 'Rest'],
  uspIntro: 'Two things',
  colors: [{ name: 'Sand', hex: '#e8d9b5', role: 'background' as const }],
};

test('BRIEF-3 what has arrived is shown letter by letter, in the order of the page', () => {
  expect(upTo(content, 0)).toEqual({ title: 'Tide table' });
  expect(upTo(content, 6)).toEqual({ title: 'Tide table', projectDescription: 'Eleven' });
  expect(upTo(content, 13 + 4 + 2)).toMatchObject({ projectGoals: ['Sell', 'Re'] });
  expect(sectionStates(upTo(content, 13 + 8)).at(1)).toMatchObject({ id: 'usps', state: 'wait' });
  expect(sectionStates(upTo(content, 13 + 8 + 1)).at(1)).toMatchObject({ id: 'usps', state: 'now' });
});

test('all of its letters are all of the content, and none are counted that the page does not draw', () => {
  expect(upTo(content, characterCount(content))).toEqual(content);
  const measured = { metric: 'Sold', baseline: 'two', target: 'nine', by: 'June', how: 'Counted' };
  expect(characterCount({ successMeasures: [measured] })).toBe('Soldnine'.length);
  expect(upTo({ successMeasures: [measured] }, 8)).toEqual({ successMeasures: [measured] });
});

test('BRIEF-3 a composed brief is shown whole, twist and all, in 6 to 8 seconds with its writing', () => {
  // The composer and its checks take up to two seconds.
  expect(REVEAL_MS).toBeGreaterThanOrEqual(5_000);
  expect(REVEAL_MS).toBeLessThanOrEqual(6_000);
  for (const seed of ['one', 'two', 'three']) {
    const brief = composeBrief({
      industry: 'food',
      styles: ['retro', 'organic'],
      level: 'stretch',
      timeBoxDays: 14,
      seed,
    }).content;
    expect(sectionHasBegun(upTo(brief, characterCount(brief)), 'twist')).toBe(true);
  }
});
