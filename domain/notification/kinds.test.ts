import { expect, test } from 'vitest';
import { happenings, kindOf, notificationKindIds, sentences } from './kinds.ts';

test('WORK-11 everything that people are told has a kind they can choose, and a sentence with the design in it', () => {
  expect(new Set(happenings.map((happening) => kindOf[happening]))).toEqual(new Set(notificationKindIds));
  for (const happening of happenings) expect(sentences[happening]('Saltmarsh')).toContain('“Saltmarsh”');
});
