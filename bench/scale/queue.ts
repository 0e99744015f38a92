import { Random } from '#domain/random.ts';

const REQUESTS = 100_000;

/**
 * Requests that come at random (`rate` a second) and go to the server that is free first; each serves one at a time. `costMs` gives the time of a request for a number from 0 to 1.
 * @returns the wait that 99 of 100 do not exceed, and whether the wait stopped growing
 */
export function simulateQueue({
  rate,
  servers,
  costMs,
}: {
  rate: number;
  servers: number;
  costMs: (random: number) => number;
}) {
  // With a seed, so that each run gives the same figures.
  const random = new Random('queue');
  const freeAt = new Float64Array(servers);
  const waits = new Float64Array(REQUESTS);
  let now = 0;
  for (let n = 0; n < REQUESTS; n++) {
    now += (-Math.log(1 - random.next()) * 1000) / rate;
    let first = 0;
    for (let at = 1; at < servers; at++) if (freeAt[at]! < freeAt[first]!) first = at;
    const begins = Math.max(now, freeAt[first]!);
    waits[n] = begins - now;
    freeAt[first] = begins + costMs(random.next());
  }
  const p99 = (part: Float64Array) => Float64Array.from(part).sort()[Math.floor(part.length * 0.99)]!;
  const half = REQUESTS / 2;
  const [early, late] = [p99(waits.subarray(0, half)), p99(waits.subarray(half))];
  return { p99Ms: late, isStable: late <= Math.max(5, 1.5 * early) };
}
