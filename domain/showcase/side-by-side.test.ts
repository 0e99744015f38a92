import { expect, test } from 'vitest';
import { compareAnswers } from './side-by-side.ts';

const evidence = (...frameIds: string[]) => ({ frameIds, noteIds: [], arguedAway: '' });
const answer = (designerId: string, coverage: Record<string, ReturnType<typeof evidence>>) => ({
  designerId,
  coverage,
  frameIds: ['a', 'b', 'c'],
});

test('SHOW-9 the frame that most requirements of a deliverable name stands for it', () => {
  const one = answer('one', { '0.0': evidence('c'), '0.1': evidence('b', 'c'), '1.0': evidence('a') });
  const other = answer('other', { '0.0': evidence('b', 'a') });
  expect(compareAnswers([one, other], 2, 4)).toEqual({
    deliverables: [0],
    columns: [
      { answer: one, frameIds: ['c'] },
      { answer: other, frameIds: ['a'] },
    ],
  });
});

test('SHOW-9 an answer that does not show a deliverable says so, and the fuller answers come first', () => {
  const one = answer('one', { '0.0': evidence('a') });
  const two = answer('two', { '0.0': evidence('a'), '1.0': evidence('b') });
  const three = answer('three', { '0.0': evidence('a'), '1.0': evidence('gone'), '1.1': evidence('c') });
  const compared = compareAnswers([one, two, three], 2, 4);
  expect(compared?.columns.map(({ answer: { designerId }, frameIds }) => [designerId, frameIds])).toEqual([
    ['two', ['a', 'b']],
    ['three', ['a', 'c']],
    ['one', ['a', null]],
  ]);
});

test('SHOW-9 each designer has one column, and one alone is not compared', () => {
  const full = { '0.0': evidence('a') };
  expect(compareAnswers([answer('one', full), answer('one', full)], 1, 4)).toBeNull();
  const many = ['one', 'two', 'three', 'two'].map((name) => answer(name, full));
  expect(compareAnswers(many, 1, 2)?.columns.map((column) => column.answer.designerId)).toEqual(['one', 'two']);
  expect(compareAnswers([answer('one', full), answer('two', { '1.0': evidence('a') })], 2, 4)).toBeNull();
});
