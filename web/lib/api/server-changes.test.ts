import { expect, test } from 'vitest';
import { isBehindChanges, loadAfterChanges, recordChange } from './server-changes.ts';

test('a load that a change overtook is made again, and one that nothing overtook is not', async () => {
  const answers = ['before the change', 'after it', 'never asked for'];
  let asked = 0;
  const loaded = await loadAfterChanges(async () => {
    const answer = answers[asked++];
    if (asked === 1) recordChange();
    return answer;
  });
  expect([loaded, asked]).toEqual(['after it', 2]);
});

test('what was loaded is behind as soon as a change is answered, until the next load', async () => {
  await loadAfterChanges(async () => null);
  expect(isBehindChanges()).toBe(false);
  recordChange();
  expect(isBehindChanges()).toBe(true);
  await loadAfterChanges(async () => null);
  expect(isBehindChanges()).toBe(false);
});

test('a page that never stops changing is loaded all the same', async () => {
  let asked = 0;
  await loadAfterChanges(async () => {
    asked += 1;
    recordChange();
  });
  expect(asked).toBe(5);
  expect(isBehindChanges()).toBe(true);
});
