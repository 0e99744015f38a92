import { expect, test } from 'vitest';
import { comparableAnswers, compareAnswers, pageOf } from './side-by-side.ts';

const evidence = (...frameIds: string[]) => ({ frameIds, noteIds: [], arguedAway: '' });
const answer = (designerId: string, coverage: Record<string, ReturnType<typeof evidence>>) => ({
  designerId,
  coverage,
  frameIds: ['a', 'b', 'c'],
});

type Answers = Parameters<typeof comparableAnswers>[0];
const compared = (answers: Answers, deliverables: number, most: number) =>
  compareAnswers(comparableAnswers(answers, deliverables).slice(0, most));

test('SHOW-9 the frame that most requirements of a deliverable name stands for it', () => {
  const one = answer('one', { '0.0': evidence('c'), '0.1': evidence('b', 'c'), '1.0': evidence('a') });
  const other = answer('other', { '0.0': evidence('b', 'a') });
  expect(compared([one, other], 2, 4)).toEqual({
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
  const found = compared([one, two, three], 2, 4);
  expect(found?.columns.map(({ answer: { designerId }, frameIds }) => [designerId, frameIds])).toEqual([
    ['two', ['a', 'b']],
    ['three', ['a', 'c']],
    ['one', ['a', null]],
  ]);
});

test('SHOW-9 each designer has one column, and one alone is not compared', () => {
  const full = { '0.0': evidence('a') };
  expect(compared([answer('one', full), answer('one', full)], 1, 4)).toBeNull();
  const many = ['one', 'two', 'three', 'two'].map((name) => answer(name, full));
  expect(compared(many, 1, 2)?.columns.map((column) => column.answer.designerId)).toEqual(['one', 'two']);
  expect(compared([answer('one', full), answer('two', { '1.0': evidence('a') })], 2, 4)).toBeNull();
});

test('SHOW-9 the pages of a long row are equally full, and the last ones of it overlap', () => {
  const fourteen = Array.from({ length: 14 }, (_, n) => n + 1);
  expect(pageOf(fourteen, 1, 6)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(pageOf(fourteen, 2, 6)).toEqual([7, 8, 9, 10, 11, 12]);
  expect(pageOf(fourteen, 3, 6)).toEqual([9, 10, 11, 12, 13, 14]);
  expect(pageOf(fourteen, 9, 6)).toEqual(pageOf(fourteen, 3, 6));
  expect(pageOf([1, 2], 1, 6)).toEqual([1, 2]);
});

test('SHOW-9 chosen answers stand side by side even where no two of them show the same deliverable', () => {
  const chosen = comparableAnswers(
    [answer('one', { '0.0': evidence('a') }), answer('two', { '1.0': evidence('b') })],
    2,
  );
  expect(compareAnswers(chosen)).toBeNull();
  expect(compareAnswers(chosen, 1)?.columns.map(({ frameIds }) => frameIds)).toEqual([
    ['a', null],
    [null, 'b'],
  ]);
});
