import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { signedInAs } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';
import { generationApp, order, placesTaken, storedBriefs } from '#test/generation-app.ts';
import { instantWriter } from '#test/scripted-writer.ts';

/*
 * The quota under a crowd, on PostgreSQL, over two processes. QUOTA_RACE_RUNS=100 QUOTA_RACE_CROWD=200 is the long version.
 * With the condition taken out of `takePlace`, or asked before instead of in the update, the first run fails.
 */
const RUNS = Number(process.env.QUOTA_RACE_RUNS ?? 3);
const CROWD = Number(process.env.QUOTA_RACE_CROWD ?? 100);
const LIMIT = 3;

const database = await createTestDatabase();

async function race(processes: FastifyInstance[]) {
  const person = await signedInAs(database, { limit: LIMIT });
  const answers = await Promise.all(
    Array.from({ length: CROWD }, (_, n) => order(processes[n % processes.length]!, person)),
  );
  const statuses = answers.map((answer) => answer.statusCode);
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
    const processes = await Promise.all([1, 2].map(() => generationApp(database, { writer: instantWriter() })));
    for (let run = 0; run < RUNS; run++) {
      expect(await race(processes)).toEqual({ written: LIMIT, refused: CROWD - LIMIT, stored: LIMIT, taken: LIMIT });
    }
  },
  20_000 + RUNS * 5_000,
);
