import { expect, test } from 'vitest';
import { endingWords } from './ending-words.ts';

const designer = { displayName: 'Greta Lindner' };
const developer = { displayName: 'Dora Walker' };
const confirmed = { isConfirmedByMe: true, isConfirmedByThem: true };

test('the one who ended a collaboration reads “You”, the other reads the name', () => {
  const by = { ...confirmed, endedBy: 'developer', designer, developer } as const;
  expect(endingWords({ ...by, iAm: 'developer', endReason: 'left' })).toBe('You ended it.');
  expect(endingWords({ ...by, iAm: 'designer', endReason: 'left' })).toBe('Dora Walker ended it.');
  expect(endingWords({ ...by, iAm: 'developer', endReason: 'blocked' })).toBe('You ended it.');
  expect(endingWords({ ...by, iAm: 'designer', endReason: 'withdrawn' })).toMatch(/^Dora Walker withdrew/);
});

test('a collaboration that lapsed was ended by nobody, and an open one has no ending', () => {
  const of = { ...confirmed, iAm: 'designer', endedBy: null, designer, developer } as const;
  expect(endingWords({ ...of, endReason: 'lapsed' })).toBe('It ended by itself after the agreed days of silence.');
  expect(endingWords({ ...of, endReason: 'lapsed', isConfirmedByThem: false })).toBe(
    'It ended by itself: nobody changed or confirmed it for 14 days.',
  );
  expect(endingWords({ ...of, endReason: null })).toBeNull();
});
