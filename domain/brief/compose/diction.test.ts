import { expect, test } from 'vitest';
import { drawDiction, inDiction } from './diction.ts';
import { Random } from './random.ts';

const dictions = [...new Set(Array.from({ length: 200 }, (_, n) => drawDiction(new Random(`diction ${n}`))))];
/** Every possible wording of the text. */
const saidAs = (text: string): Set<string> => new Set(dictions.map((diction) => inDiction(text, diction)));

test('people who are counted or described stay people', () => {
  for (const text of [
    '{staff} people who know',
    'The people who know',
    'eleven people who know',
    'new people who know',
  ])
    expect([...saidAs(text)]).toEqual([text]);
  expect(saidAs('for people who know')).toContain('for those who know');
});

test('what is spread over more than ten weeks is not spread over over ten', () => {
  expect([...saidAs('spread over more than ten weeks')]).not.toContain('spread over over ten weeks');
  expect(saidAs('more than ten weeks')).toContain('over ten weeks');
});

test('what somebody would have to do, they would not must do', () => {
  expect([...saidAs('they’d have to rest')]).toEqual(['they’d have to rest']);
  expect([...saidAs('they no longer want to')]).toEqual(['they no longer want to']);
  expect(saidAs('they have to rest')).toContain('they must rest');
});

test('each may stand alone, and nearly every stays whole', () => {
  expect([...saidAs('where each goes')]).toEqual(['where each goes']);
  expect([...saidAs('nearly every flight')]).toEqual(['nearly every flight']);
  expect(saidAs('every flight')).toContain('each flight');
});
