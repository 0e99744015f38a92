import { expect, test } from 'vitest';
import { isRefreshDue, retryWaits } from './session-timing.ts';

test('SIGN-7 a session is refreshed when three looks of 30 seconds or fewer remain', () => {
  const now = Date.parse('2026-11-01T12:00:00Z');
  const inSeconds = (seconds: number) => new Date(now + seconds * 1000).toISOString();
  expect(isRefreshDue(inSeconds(600), now)).toBe(false);
  expect(isRefreshDue(inSeconds(91), now)).toBe(false);
  expect(isRefreshDue(inSeconds(90), now)).toBe(true);
  expect(isRefreshDue(inSeconds(-5), now)).toBe(true);
});

test('SIGN-7 a failed refresh is tried again from 200 ms on, doubling, within 30 seconds', () => {
  const waits = retryWaits();
  expect(waits.slice(0, 4)).toEqual([200, 400, 800, 1600]);
  const total = waits.reduce((sum, wait) => sum + wait, 0);
  expect(total).toBeLessThanOrEqual(30_000);
  expect(total + waits.at(-1)! * 2).toBeGreaterThan(30_000);
});
