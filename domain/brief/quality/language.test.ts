import { expect, test } from 'vitest';
import { bakeryBrief } from '#test/sample-brief.ts';
import { checkReading, readingOf, SENTENCE_WORDS } from './language.ts';

const NOTHING = { whyNow: '', primaryAudience: '', styleDescription: '', projectGoals: [], constraints: [] };
const saying = (projectDescription: string, situation: string) => ({
  ...bakeryBrief,
  ...NOTHING,
  projectDescription,
  situation,
  plotTwist: undefined,
});
const words = (count: number) => `${'loaf '.repeat(count).trim()}.`;

test('BRIEF-13 the mean and the longest sentence are counted in words', () => {
  const { meanSentence, longestSentence } = readingOf(saying(words(4), words(6)));
  expect([meanSentence, longestSentence]).toEqual([5, 6]);
});

test('BRIEF-13 sentences that are long on average, or one that is too long, are told', () => {
  const told = (...lengths: [number, number]) =>
    checkReading(saying(words(lengths[0]), words(lengths[1])))
      .map(({ sentence }) => sentence)
      .join('\n');
  const { mean, longest } = SENTENCE_WORDS;
  expect(told(mean + 2, mean + 2)).toContain(`Sentences have ${mean + 2}.0 words on average.`);
  expect(told(mean, mean)).not.toContain('on average');
  expect(told(4, longest + 1)).toContain(`One sentence has ${longest + 1} words.`);
  expect(told(4, longest)).not.toContain('One sentence');
});
