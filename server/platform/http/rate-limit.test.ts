import { expect, test } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

test('a burst is let through, then as many as come back, each sender for themselves', () => {
  const clock = { ms: 0 };
  const attempts = createRateLimit({ burst: 3, perSecond: 2 }, () => clock.ms);
  const take = (sender: string, times: number) => Array.from({ length: times }, () => attempts.take(sender));
  expect(take('one', 5)).toEqual([true, true, true, false, false]);
  expect(take('two', 1)).toEqual([true]);
  clock.ms += 500;
  expect(take('one', 2)).toEqual([true, false]);
  clock.ms += 60_000;
  expect(take('one', 4)).toEqual([true, true, true, false]);
});

test('senders without end take no memory without end', () => {
  const attempts = createRateLimit({ burst: 1, perSecond: 0 }, () => 0);
  expect(attempts.take('first')).toBe(true);
  expect(attempts.take('first')).toBe(false);
  for (let i = 0; i < 10_000; i++) attempts.take(`sender ${i}`);
  expect(attempts.take('first'), 'the first was forgotten').toBe(true);
});
