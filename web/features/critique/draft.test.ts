import { expect, test } from 'vitest';
import { memoryStorage } from '#test/storage.ts';
import { deviceStore } from '#web/lib/unsent/device.ts';
import { asUnsent, draftOf, marksOf } from './draft.ts';

const pin = { frameId: 'board', x: 62, y: 71 };
const lines = [{ key: 'goal.0' }, { key: 'goal.1' }, { key: 'deliverable.0' }];

test('DET-6 a draft is read back as it was kept, and what is no draft is none', () => {
  const draft = { revision: 2, marks: { 'goal.0': { verdict: 'partly' as const, suggestion: 'Two buttons', pin } } };
  const storage = memoryStorage();
  const store = deviceStore('critique', 'ines', asUnsent, () => storage);
  store.write('draft', draft);
  expect(store.read('draft')).toEqual(draft);
  const strange = '{"revision": 2, "marks": {"goal.0": {"verdict": "lovely", "suggestion": ""}}}';
  for (const [at, text] of [strange, 'no json', 'null'].entries()) storage.setItem(`bf-critique:ines:${at}`, text);
  expect(['0', '1', '2', 'none'].map(store.read)).toEqual([{ revision: 2, marks: {} }, null, null, null]);
});

test('DET-6 what is sent is in the brief’s order, without what its verdict does not take and without lost pins', () => {
  const draft = {
    'deliverable.0': { verdict: 'not' as const, suggestion: ' Draw it ', pin: { ...pin, frameId: 'gone' } },
    'goal.0': { verdict: 'met' as const, suggestion: 'Two buttons', pin },
    'goal.7': { verdict: 'met' as const, suggestion: '', pin: null },
  };
  expect(marksOf(draft, lines, new Set(['board']))).toEqual([
    { line: 'goal.0', verdict: 'met', suggestion: '', pin: null },
    { line: 'deliverable.0', verdict: 'not', suggestion: 'Draw it', pin: null },
  ]);
  expect(
    draftOf([{ line: 'goal.1', asked: 'x', verdict: 'partly', suggestion: 'y', pin, goneFrame: null, answer: null }]),
  ).toEqual({
    'goal.1': { verdict: 'partly', suggestion: 'y', pin },
  });
});
