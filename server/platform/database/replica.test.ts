import { expect, test } from 'vitest';
import { createLag, REPLICA_LAG_MS } from './replica.ts';

/** A server whose place in the log is set by the test; `null` does not answer. */
function server(place: string | null) {
  const self = {
    place,
    query: async () => {
      if (self.place === null) throw new Error('away');
      return { rows: [{ place: self.place }] };
    },
  };
  return self;
}

function pair() {
  const [primary, replica] = [server('0/10'), server('0/10')];
  const time = { now: 0 };
  const lag = createLag({ primary: primary as never, replica: replica as never, now: () => time.now });
  return { primary, replica, time, lag };
}

test('OPS-6 a replica is not read before it is known to follow, and then has no lag while it keeps up', async () => {
  const { lag, time } = pair();
  expect(lag.current()).toBe(Number.POSITIVE_INFINITY);
  await lag.measure();
  expect(lag.current()).toBe(0);
  time.now = 400;
  expect(lag.current()).toBe(400);
});

test('OPS-6 a replica that stands still grows old only while its primary goes on', async () => {
  const { lag, primary, replica, time } = pair();
  for (time.now = 0; time.now < 20_000; time.now += 1_000) await lag.measure();
  expect(lag.current()).toBe(1_000);
  primary.place = '1/0';
  for (; time.now < 28_000; time.now += 1_000) await lag.measure();
  expect(lag.current()).toBeGreaterThan(REPLICA_LAG_MS);
  replica.place = '1/0';
  await lag.measure();
  expect(lag.current()).toBe(0);
});

test('OPS-6 a replica that does not answer is not read, and one that lost its primary only for as long as it may be old', async () => {
  const { lag, primary, replica, time } = pair();
  await lag.measure();
  primary.place = null;
  time.now = 6_000;
  await expect(lag.measure()).rejects.toThrow('away');
  expect(lag.current()).toBeGreaterThan(REPLICA_LAG_MS);
  primary.place = '0/10';
  await lag.measure();
  replica.place = null;
  await expect(lag.measure()).rejects.toThrow('away');
  expect(lag.current()).toBe(Number.POSITIVE_INFINITY);
});
