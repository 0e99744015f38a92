import { expect, test } from 'vitest';
import { answerTrouble, canBeAnswered, countsInWords, fitting, sumOf } from './critique.ts';

const none = { met: 0, partly: 0, not: 0, unclear: 0 };

test('DET-6 what people say of a line is told in words', () => {
  expect(countsInWords(none)).toBeNull();
  expect(countsInWords({ ...none, met: 3, partly: 1 })).toBe('3 say met, 1 partly');
  expect(countsInWords({ ...none, not: 1, unclear: 2 })).toBe('1 says not, 2 can’t tell');
  expect(sumOf([{ counts: { ...none, met: 2 } }, { counts: { ...none, met: 1, not: 4 } }])).toEqual({
    ...none,
    met: 3,
    not: 4,
  });
});

test('DET-6 only partly and not keep a pin and a suggested change', () => {
  const mark = { suggestion: ' Two buttons ', pin: { frameId: 'board', x: 1, y: 2 } };
  expect(fitting({ ...mark, verdict: 'partly' })).toMatchObject({ suggestion: 'Two buttons', pin: mark.pin });
  expect(fitting({ ...mark, verdict: 'unclear' })).toMatchObject({ suggestion: '', pin: null });
  expect([canBeAnswered({ suggestion: 'x' }), canBeAnswered({ suggestion: ' ' })]).toEqual([true, false]);
});

test('DET-6 declining needs a reason, applying none', () => {
  expect(answerTrouble(null, '')).toBe('Choose Applied or Declined');
  expect(answerTrouble('declined', ' ')).toBe('Say why you decline it');
  expect([answerTrouble('declined', 'Tested it.'), answerTrouble('applied', '')]).toEqual([null, null]);
  expect(answerTrouble('applied', 'x'.repeat(2001))).toBe('Keep it under 2001 characters');
});
