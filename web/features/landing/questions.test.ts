import { expect, test } from 'vitest';
import { questionsFor } from './questions.ts';

const questions = questionsFor(3);
const answerTo = (words: string) => questions.find(({ question }) => question.includes(words))?.answer;

test('LAND-2 the eight answers say what holds', () => {
  expect(questions).toHaveLength(8);
  expect(answerTo('free')).toContain('free in beta');
  expect(answerTo('free')).toContain('3 AI-generated briefs per month');
  expect(answerTo('see my designs')).toContain('everybody, only you, or whoever has its unlisted link');
  expect(answerTo('collaboration')).toContain('Developers who like it can approach you');
  expect(answerTo('design-file account')).toContain('Only for linked files');
});
