import type pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { composeBrief } from '#domain/brief/compose.ts';
import { openDatabase } from '#server/platform/database/connect.ts';
import { createComposerWriter } from '#server/platform/writer/composer-writer.ts';
import { signedInAs } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';
import { databaseProxy } from '#test/database-proxy.ts';
import { generationApp, order, placesTaken, storedBriefs } from '#test/generation-app.ts';
import { silentLog } from '#test/silent-log.ts';
import { createGate } from './gate.ts';

type BriefOrder = Omit<Parameters<typeof composeBrief>[0], 'seed'>;

const database = await createTestDatabase();

/** The same database, whose answer to a COMMIT can be lost once. */
function forgetful() {
  let isLosing = false;
  const over = openDatabase(database.connection, silentLog);
  onTestFinished(over.close);
  over.pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>;
    (client as { query: unknown }).query = (...given: unknown[]) => {
      const { text = given[0] } = given[0] as Partial<pg.QueryConfig>;
      if (text !== 'commit' || !isLosing) return query(...given);
      isLosing = false;
      return query(...given).then(() => Promise.reject(new Error('Connection terminated unexpectedly')));
    };
  });
  return { over, loseNext: () => (isLosing = true) };
}

test('BRIEF-2 when the answer to a reservation is lost, the same request again gets its brief', async () => {
  const { over, loseNext } = forgetful();
  const app = await generationApp(over, { writer: createComposerWriter() });
  const person = await signedInAs(database);
  loseNext();
  const key = 'a-key-of-the-browser';
  expect((await order(app, person, { key })).statusCode).toBe(503);
  const again = await order(app, person, { key });
  expect(again.statusCode).toBe(201);
  expect(await placesTaken(database, person)).toBe(1);
  expect(await storedBriefs(database, person)).toBe(1);
});

test('BRIEF-13 a database that is away for a moment while a brief is judged does not fail the brief', async () => {
  const proxy = await databaseProxy(database.connection);
  const over = openDatabase(proxy.connection, silentLog);
  onTestFinished(async () => {
    await over.close();
    proxy.close();
  });
  const choice: BriefOrder = { industry: 'food', styles: ['retro', 'bold'], level: 'professional', timeBoxDays: null };
  const { content } = composeBrief({ ...choice, seed: 'away' });
  proxy.cut();
  const judging = createGate(over)(content, { ...choice, seed: 'away', had: [] }, null);
  setTimeout(proxy.mend, 700);
  expect(await judging).toMatchObject({ signature: expect.any(String) });
});
