import { beforeAll, expect, test } from 'vitest';
import { signedInAs, type TestPerson } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';
import { defaultOrder, placesTaken, storedBriefs } from '#test/generation-app.ts';
import { startProductOn } from '#test/product.ts';
import { figure } from '#test/strength/figure.ts';
import { buildOnce } from '../../../scripts/build.ts';

/*
 * The quota under a crowd, on one PostgreSQL, over two processes. QUOTA_RACE_RUNS=100 QUOTA_RACE_CROWD=200 is the long version.
 * With the condition taken out of `reservePlace`, or asked before instead of in the update, the first run fails.
 */
const RUNS = Number(process.env.QUOTA_RACE_RUNS ?? 3);
const CROWD = Number(process.env.QUOTA_RACE_CROWD ?? 100);
const LIMIT = 3;

const database = await createTestDatabase();
beforeAll(() => buildOnce(), 120_000);

/** Orders a brief; whoever is told that there is too much to do asks again. */
async function order(url: string, { headers }: TestPerson): Promise<number> {
  for (;;) {
    const { status } = await fetch(`${url}/api/briefs`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(defaultOrder),
    });
    if (status !== 503) return status;
  }
}

async function race(processes: string[]) {
  const person = await signedInAs(database, { limit: LIMIT });
  const statuses = await Promise.all(
    Array.from({ length: CROWD }, (_, n) => order(processes[n % processes.length]!, person)),
  );
  return {
    written: statuses.filter((status) => status === 201).length,
    refused: statuses.filter((status) => status === 403).length,
    stored: await storedBriefs(database, person),
    taken: await placesTaken(database, person),
  };
}

test(
  `QUOTA-3 ${CROWD} requests at once, at two processes, issue exactly ${LIMIT} briefs`,
  async () => {
    const processes = (await Promise.all([startProductOn(database), startProductOn(database)])).map(({ url }) => url);
    for (let run = 0; run < RUNS; run++) {
      expect(await race(processes)).toEqual({ written: LIMIT, refused: CROWD - LIMIT, stored: LIMIT, taken: LIMIT });
    }
    figure('runs with exactly the briefs of the limit', `${RUNS} of ${RUNS}, ${CROWD} requests each`);
  },
  60_000 + RUNS * 10_000,
);
