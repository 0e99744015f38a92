import type { FastifyRequest } from 'fastify';
import pg from 'pg';
import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { signedInAs, testApp } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';
import { finishedDraft } from '#test/submission.ts';
import { endTurn, turnsOf } from './turns.ts';

const database = await createTestDatabase();
const app = await testApp({ database });
const QUICK_MS = 1_500;

test('calls of one person that wait for each other keep nobody else out, and there is an end to them', async () => {
  const [busy, other] = [await signedInAs(database), await signedInAs(database)];
  const url = `/api/submission-drafts/${newId()}`;
  const keep = (revision: number) => {
    const payload = { briefId: null, step: 1, revision, content: finishedDraft([]) };
    return app.inject({ method: 'PUT', url, headers: busy.headers, payload });
  };
  expect((await keep(0)).statusCode).toBe(200);
  const holder = new pg.Client(database.connection);
  await holder.connect();
  await holder.query('begin');
  await holder.query('select from submission_drafts where user_id = $1 for update', [busy.userId]);
  const waiting = Array.from({ length: 120 }, () => keep(1));

  const began = performance.now();
  const answer = await app.inject({ url: '/api/profile', headers: other.headers });
  expect(answer.statusCode).toBe(200);
  expect(performance.now() - began).toBeLessThan(QUICK_MS);

  await holder.query('rollback');
  await holder.end();
  const statuses = (await Promise.all(waiting)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  expect(statuses.filter((status) => status === 200)).toHaveLength(100);
});

test('a call that only waits gives its turn to the next', async () => {
  const inTurn = turnsOf(app);
  const asked = () => ({ signedIn: { userId: 'somebody' }, raw: {} }) as never as FastifyRequest;
  const { promise, resolve } = Promise.withResolvers<string>();
  const waiting = Array.from({ length: 20 }, () => {
    const request = asked();
    return inTurn(request, async () => {
      endTurn(request);
      return promise;
    });
  });
  expect(await inTurn(asked(), async () => 'answered')).toBe('answered');
  resolve('over');
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['over']));
});

test('while calls of others wait in a crowd, one person has room for those of a page', async () => {
  const inTurn = turnsOf(app);
  const { promise, resolve } = Promise.withResolvers<void>();
  const ask = (userId: string) =>
    inTurn({ signedIn: { userId }, raw: {} } as never as FastifyRequest, () => promise).then(
      () => 'answered',
      ({ code }) => code as string,
    );
  const crowd = ['one', 'two', 'three'].flatMap((userId) => Array.from({ length: 100 }, () => ask(userId)));
  const calls = Array.from({ length: 13 }, () => ask('four'));
  resolve();
  expect(await Promise.all(calls)).toEqual([...Array(12).fill('answered'), 'too_many_requests']);
  expect(new Set(await Promise.all(crowd))).toEqual(new Set(['answered', 'too_many_requests']));
  const later = Array.from({ length: 13 }, () => ask('four'));
  expect(await Promise.all(later)).toEqual(Array(13).fill('answered'));
});
