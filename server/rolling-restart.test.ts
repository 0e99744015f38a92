import { beforeAll, expect, test } from 'vitest';
import { signedInAs } from '#test/app.ts';
import { changeCollection } from '#test/collection-changes.ts';
import { createTestDatabase } from '#test/database.ts';
import { type Product, startProductOn } from '#test/product.ts';
import { figure } from '#test/strength/figure.ts';
import { withoutLimits } from '#test/without-limits.ts';
import { buildOnce } from '../scripts/build.ts';
import { pause } from './platform/pause.ts';

/** ROLLING_CYCLES=20 is the long version. */
const CYCLES = Number(process.env.ROLLING_CYCLES ?? 1);
const PEOPLE = 8;
const LOOK_EVERY_MS = 50;

const database = await createTestDatabase();
await withoutLimits(database);
beforeAll(() => buildOnce(), 120_000);

/** As a load balancer does: asks every process whether it is ready, and sends requests to those that are, in turn. */
function balance() {
  const ready: Product[] = [];
  let asked = 0;
  return {
    ready,
    address: () => ready[asked++ % ready.length]!.url,
    async add(product: Product) {
      const look = () => fetch(`${product.url}/readyz`).then(({ ok }) => ok);
      await expect.poll(look, { timeout: 60_000 }).toBe(true);
      ready.push(product);
      void (async () => {
        while (await look().catch(() => false)) await pause(LOOK_EVERY_MS);
        ready.splice(ready.indexOf(product), 1);
      })();
    },
  };
}

test(`OPS-3 two processes are restarted ${CYCLES} times each under load: no request fails`, {
  timeout: 120_000 + CYCLES * 60_000,
}, async () => {
  const { add, address, ready } = balance();
  const begin = async () => add(await startProductOn(database, { DRAIN_SECONDS: '2' }));
  await Promise.all([begin(), begin()]);
  let isOver = false;
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => signedInAs(database)));
  const working = people.map((person) => changeCollection(person, { address, isOver: () => isOver }));
  for (let n = 0; n < 2 * CYCLES; n++) {
    const [oldest] = ready;
    oldest!.signal('SIGTERM');
    expect(await oldest!.ended, oldest!.said()).toBe(0);
    await begin();
  }
  isOver = true;
  const all = await Promise.all(working);
  expect(all.flatMap(({ odd }) => odd)).toEqual([]);
  expect(all.map(({ unavailable }) => unavailable)).toEqual(all.map(() => 0));
  const changed = all.reduce((sum, { at }) => sum + at.length, 0);
  figure('failed requests', `0 of ${2 * changed} in ${2 * CYCLES} restarts`);
});
