import { expect, test } from 'vitest';
import { simulateQueue } from './queue.ts';

const oneMs = () => 1;

test('a server that is busy half of the time lets requests wait as long as theory says', () => {
  // M/D/1 at half load: the mean wait is half a service time (Pollaczek and Khinchine); 99 of 100 wait less than about 4.
  const { p99Ms, isStable } = simulateQueue({ rate: 500, servers: 1, costMs: oneMs });
  expect(isStable).toBe(true);
  expect(p99Ms).toBeGreaterThan(2);
  expect(p99Ms).toBeLessThan(5);
});

test('with more requests than can be served the wait grows', () => {
  expect(simulateQueue({ rate: 1_100, servers: 1, costMs: oneMs }).isStable).toBe(false);
  expect(simulateQueue({ rate: 1_100, servers: 2, costMs: oneMs }).isStable).toBe(true);
});
