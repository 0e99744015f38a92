import { expect, test } from 'vitest';
import { createCircuitBreaker } from './circuit-breaker.ts';

test('OPS-3 a service is blocked for its time, also where the clock goes back meanwhile', () => {
  let now = Date.parse('2026-11-28T12:00:00Z');
  const breaker = createCircuitBreaker(() => new Date(now), { openMs: 10_000 });
  for (const name of ['a', 'b', 'c']) breaker.bad(name);
  expect(breaker.closedUntil()).toEqual(new Date('2026-11-28T12:00:10Z'));
  now -= 3_600_000;
  expect(breaker.closedUntil()).toBeNull();
  breaker.bad('a');
  expect(breaker.closedUntil()).toEqual(new Date('2026-11-28T11:00:10Z'));
  now += 10_000;
  expect(breaker.closedUntil()).toBeNull();
});
