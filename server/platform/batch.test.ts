import { expect, test } from 'vitest';
import { createBatch } from './batch.ts';

test('many entries become one write, and one key one entry', async () => {
  const written: string[][] = [];
  const batch = createBatch<string>({ delayMs: 60_000, max: 10, write: async (entries) => written.push(entries) });
  for (const entry of ['a', 'b', 'a']) batch.add(entry, entry);
  await batch.flush();
  await batch.flush();
  expect(written).toEqual([['a', 'b']]);
});

test('what could not be written waits for the next time, up to a bound', async () => {
  const written: string[][] = [];
  let isAway = true;
  const batch = createBatch<string>({
    delayMs: 60_000,
    max: 2,
    write: async (entries) => {
      if (isAway) throw new Error('away');
      written.push(entries);
    },
  });
  batch.add('a', 'a');
  await batch.flush();
  for (const entry of ['b', 'c']) batch.add(entry, entry);
  isAway = false;
  await batch.flush();
  expect(written).toEqual([['a', 'b']]);
});
