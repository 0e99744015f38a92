import { expect, test } from 'vitest';
import { placeOfConflict, voiceOf, withoutVoice } from './voice.ts';

const people = [{ name: 'Ruth Hallam', role: 'head of cards, approves the design', wants: 'Fewer calls.' }];

test('a side of the conflict is a person’s voice', () => {
  expect(voiceOf('Ruth Hallam, head of cards, wants one step, because people are in a hurry.', people)).toEqual({
    name: 'Ruth Hallam',
    role: 'head of cards',
    words: 'Wants one step, because people are in a hurry.',
  });
});

test('an older side is a sentence of nobody', () => {
  const side = 'Bakers decide at four in the morning.';
  expect(voiceOf(side, people)).toEqual({ name: null, role: '', words: side });
});

test('a side that does not say who its person is stays a sentence', () => {
  const side = 'Ruth Hallam, wants one step, because people are in a hurry.';
  expect(voiceOf(side, people)).toEqual({ name: null, role: '', words: side });
});

test('who speaks in the conflict is not asked again, unless it is said what he or she wants', () => {
  const tension = { a: 'Ruth Hallam, head of cards, wants one step.', b: 'Bakers decide at four.' };
  const named = (name: string, wants?: string) => ({ name, wants });
  const stakeholders = [named('Ruth Hallam'), named('Ruth Hallam', 'Fewer calls.'), named('Tom Eder')];
  expect(withoutVoice({ tension: tension as never, stakeholders })).toEqual(stakeholders.slice(1));
  expect(withoutVoice({})).toEqual([]);
});

test('the place of the conflict is not told twice', () => {
  const tension = { a: 'One.', b: 'Other.', where: 'In ‘Today’s shelf’.' };
  expect(placeOfConflict({ task: 'Begin with ‘Today’s shelf’: it shows the bags.', tension })).toBe('');
  expect(placeOfConflict({ task: 'The first screen is ‘Today’s shelf’.', tension })).toBe('In ‘Today’s shelf’.');
});
