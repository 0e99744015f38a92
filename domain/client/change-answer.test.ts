import { expect, test } from 'vitest';
import { readAnswer, writeAnswer } from './change-answer.ts';
import type { ChangeAnswer } from './lines.ts';

test.each<[ChangeAnswer, string, string]>([
  ['accepted', '', 'Accepted.'],
  ['accepted', 'The board shows it.', 'Accepted. The board shows it.'],
  ['negotiated', 'Mondays stay.', 'Not quite like that: Mondays stay.'],
  ['declined', 'it costs the board: see above.', 'Declined: it costs the board: see above.'],
])('BRIEF-14 a change that is %s because of “%s” is read back from the conversation', (answer, reason, text) => {
  expect(writeAnswer(answer, reason)).toBe(text);
  expect(readAnswer(text)).toEqual({ answer, reason });
});

test('an answer of another form is not taken for one of these', () => {
  expect(readAnswer('Acceptedly, no.')).toBeNull();
});
