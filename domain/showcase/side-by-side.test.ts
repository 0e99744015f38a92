import { expect, test } from 'vitest';
import { comparableAnswers, compareAnswers, comparedParts, FIRST_FRAME, pageOf } from './side-by-side.ts';

const evidence = (...frameIds: string[]) => ({ frameIds, noteIds: [], arguedAway: '' });
const answer = (designerId: string, coverage: Record<string, ReturnType<typeof evidence>>) => ({
  designerId,
  coverage,
  frameIds: ['a', 'b', 'c'],
});

type Answers = Parameters<typeof comparableAnswers>[0];
const parts = (count: number) =>
  comparedParts(['App', 'Plan'].slice(0, count).map((title) => ({ title, requirements: ['A list of days', 'A map'] })));
const compared = (answers: Answers, deliverables: number, most: number, how = {}) =>
  compareAnswers(parts(deliverables), comparableAnswers(answers, parts(deliverables)).slice(0, most), how);

test('SHOW-9 the frame that most requirements of a deliverable name stands for it', () => {
  const one = answer('one', { '0.0': evidence('c'), '0.1': evidence('b', 'c'), '1.0': evidence('a') });
  const other = answer('other', { '0.0': evidence('b', 'a') });
  expect(compared([one, other], 2, 4)).toEqual({
    deliverables: ['App'],
    columns: [
      { answer: one, frameIds: ['c'], furtherIds: [['b']], isLinked: true },
      { answer: other, frameIds: ['a'], furtherIds: [['b']], isLinked: true },
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
  const chosen = [answer('one', { '0.0': evidence('a') }), answer('two', { '1.0': evidence('b') })];
  expect(compared(chosen, 2, 4)).toBeNull();
  expect(compared(chosen, 2, 4, { from: 1 })?.columns.map(({ frameIds }) => frameIds)).toEqual([
    ['a', null],
    [null, 'b'],
  ]);
});

test('SHOW-9 each feature that a brief names is compared by itself', () => {
  const requirements = [
    'Swap now: 1 frame, showing a question; serves goal 2.',
    'Empty shelf: 2 frames, showing (1) a wish and (2) a choice; serves goal 3.',
  ];
  expect(
    comparedParts([
      { title: 'Phone', requirements },
      { title: 'Notes', requirements: ['A page of reasons'] },
    ]),
  ).toEqual([
    { title: 'Swap now', keys: ['0.0'] },
    { title: 'Empty shelf', keys: ['0.1'] },
    { title: 'Notes', keys: ['1.0'] },
  ]);
});

test('SHOW-9 on a brief’s page an answer that links no frame is compared by its first one', () => {
  const linked = answer('one', { '0.0': evidence('b') });
  const other = answer('two', { '0.0': evidence('c') });
  const bare = answer('three', {});
  const how = { withFirstFrames: true };
  expect(compared([bare, linked, other], 1, 6, how)).toEqual({
    deliverables: ['App', FIRST_FRAME],
    columns: [
      { answer: linked, frameIds: ['b', 'a'], furtherIds: [[], []], isLinked: true },
      { answer: other, frameIds: ['c', 'a'], furtherIds: [[], []], isLinked: true },
      { answer: bare, frameIds: ['a', 'a'], furtherIds: [[], []], isLinked: false },
    ],
  });
  expect(compared([bare, answer('four', {})], 1, 6, how)?.deliverables).toEqual([FIRST_FRAME]);
  expect(compared([bare], 1, 6, how)).toBeNull();
  expect(compared([bare, { ...answer('four', {}), frameIds: [] }], 1, 6, how), 'a design without frames').toBeNull();
  expect(compared([bare, linked, other], 1, 6)?.columns.map(({ answer: { designerId } }) => designerId)).toEqual([
    'one',
    'two',
  ]);
});
