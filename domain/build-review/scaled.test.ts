import { expect, test } from 'vitest';
import { scaledWords } from './scaled.ts';

test('WORK-10 a picture that is reduced by a fraction is said to be compared less exactly', () => {
  expect([scaledWords(1600, 1600), scaledWords(1600, 800), scaledWords(390, 780)]).toEqual([null, null, null]);
  expect(scaledWords(1600, 1440)).toContain('A picture of 1,600 px compares exactly.');
});
