import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import type { Generation } from '#contract/generation.ts';
import type { AppParts } from '#server/app.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { createNotifications } from '#server/platform/database/notify.ts';
import type { Writer } from '#server/platform/writer/writer.ts';
import { type TestPerson, testApp } from './app.ts';
import { silentLog } from './silent-log.ts';

/** What a person chooses in the generator. */
export const defaultOrder = { industry: 'food', styles: ['retro', 'bold'] };

/** One process of the product, with notifications that work; it is closed with the test. Several share a database. */
export async function generationApp(
  database: Database,
  parts: Partial<AppParts> & { writer: Writer },
): Promise<FastifyInstance> {
  const notifications = createNotifications(database.connection, silentLog);
  // Briefs that a test leaves unfinished are not waited for.
  const generationTiming = { finishWithinMs: 50, ...parts.generationTiming };
  const app = await testApp({ database, notifications, ...parts, generationTiming });
  onTestFinished(async () => {
    await app.close();
    await notifications.close();
  });
  await app.ready();
  await notifications.ready();
  return app;
}

/** The same process behind a port, for tests that read streams. */
export async function listening(app: FastifyInstance): Promise<string> {
  return app.listen({ port: 0, host: '127.0.0.1' });
}

interface OrderOptions {
  key?: string;
  headers?: Record<string, string>;
  body?: object;
}

/** POST /api/briefs, answered when the brief is done unless the headers say otherwise. */
export function order(
  app: FastifyInstance,
  person: TestPerson,
  { key, headers, body = defaultOrder }: OrderOptions = {},
) {
  return app.inject({
    method: 'POST',
    url: '/api/briefs',
    headers: { ...person.headers, ...(key && { 'idempotency-key': key }), ...headers },
    payload: body,
  });
}

/** Orders a brief and comes back while it is being written. */
export async function orderAtOnce(app: FastifyInstance, person: TestPerson): Promise<Generation> {
  return (await order(app, person, { headers: { prefer: 'respond-async' } })).json<Generation>();
}

export async function readGenerationOf(app: FastifyInstance, person: TestPerson, id: string): Promise<Generation> {
  return (await app.inject({ url: `/api/generations/${id}`, headers: person.headers })).json<Generation>();
}

export function cancelGenerationOf(app: FastifyInstance, person: TestPerson, id: string) {
  return app.inject({ method: 'DELETE', url: `/api/generations/${id}`, headers: person.headers });
}

/** Places of this month that are taken, as the profile counts them. */
export async function placesTaken(database: Database, { userId }: TestPerson): Promise<number> {
  const { rows } = await database.pool.query('select briefs_generated as n from profiles where id = $1', [userId]);
  return rows[0].n;
}

export async function storedBriefs(database: Database, { userId }: TestPerson): Promise<number> {
  const { rows } = await database.pool.query('select count(*) as n from design_briefs where user_id = $1', [userId]);
  return rows[0].n;
}
