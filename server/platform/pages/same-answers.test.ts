import { expect, test } from 'vitest';
import { createSameAnswers } from './same-answers.ts';

const answer = (body: string, status = 200) => ({ status, body });

test('from the third time on, the same words are the answer of the second time', () => {
  const same = createSameAnswers();
  const given = [answer('{"a":1}'), answer('{"a":1}'), answer('{"a":1}'), answer('{"a":1}')];
  expect(given.map(same).map((one) => given.indexOf(one))).toEqual([0, 1, 1, 1]);
});

test('other words, and refusals, are answers of their own', () => {
  const same = createSameAnswers();
  for (const [body, status] of [
    ['{"a":1}', 200],
    ['{"a":2}', 200],
    ['{"error":{}}', 404],
  ] as const)
    for (let time = 0; time < 3; time++) expect(same(answer(body, status))).toEqual({ status, body });
  const refusals = [answer('{}', 503), answer('{}', 503), answer('{}', 503)];
  expect(refusals.map(same).map((one) => refusals.indexOf(one))).toEqual([0, 1, 2]);
});

test('what was not asked for the longest is forgotten first, and what is long is never kept', () => {
  const same = createSameAnswers({ keptMax: 2, charsMax: 10 });
  const isKept = (body: string) => {
    const given = answer(body);
    return same(given) !== given;
  };
  const keep = (body: string) => [1, 2].forEach(() => void same(answer(body)));
  for (const body of ['one', 'two']) keep(body);
  same(answer('one'));
  keep('three');
  expect(['one', 'three'].map(isKept)).toEqual([true, true]);
  expect(isKept('two')).toBe(false);
  keep('longer than ten');
  expect(isKept('longer than ten')).toBe(false);
});
