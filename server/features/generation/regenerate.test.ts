import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import type { BriefView } from '#contract/brief.ts';
import type { Generation } from '#contract/generation.ts';
import { WriterError } from '#server/platform/writer/writer.ts';
import { signedInAs, type TestPerson } from '#test/app.ts';
import { buildBriefContent } from '#test/brief-content.ts';
import { createTestDatabase } from '#test/database.ts';
import { generationApp, order, placesTaken, readGenerationOf, storedBriefs } from '#test/generation-app.ts';
import { instantWriter, scriptedWriter } from '#test/scripted-writer.ts';

const database = await createTestDatabase();

async function withBrief(options: { limit?: number } = {}): Promise<{ person: TestPerson; briefId: string }> {
  const person = await signedInAs(database, options);
  const app = await generationApp(database, { writer: instantWriter() });
  const { briefId } = (await order(app, person)).json<Generation>();
  return { person, briefId: briefId! };
}

const regenerate = (app: FastifyInstance, person: TestPerson, briefId: string, headers = {}) =>
  app.inject({
    method: 'POST',
    url: `/api/briefs/${briefId}/regenerate`,
    headers: { ...person.headers, ...headers },
  });

const readBrief = async (app: FastifyInstance, person: TestPerson, briefId: string) =>
  (await app.inject({ url: `/api/briefs/${briefId}`, headers: person.headers })).json<BriefView>();

const begin = (app: FastifyInstance, person: TestPerson, briefId: string) =>
  app.inject({
    method: 'PUT',
    url: `/api/briefs/${briefId}/progress`,
    headers: person.headers,
    payload: { status: 'in_progress' },
  });

test('a brief that is not started is written again in its place, and counts like a new one', async () => {
  const { person, briefId } = await withBrief();
  const writer = scriptedWriter();
  const app = await generationApp(database, { writer });
  const before = await readBrief(app, person, briefId);
  const asking = regenerate(app, person, briefId);
  const attempt = await writer.next();
  expect(attempt.order).toMatchObject({ industry: before.industry, styles: before.styles, level: before.level });
  expect((await readBrief(app, person, briefId)).title).toBe(before.title);
  attempt.finish(buildBriefContent({ title: 'Ebb Ledger' }));
  const answer = await asking;
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toMatchObject({ state: 'done', briefId, docket: before.docket, title: 'Ebb Ledger' });
  const after = await readBrief(app, person, briefId);
  expect(after).toMatchObject({ title: 'Ebb Ledger', docket: before.docket, engine: 'model', model: 'scripted' });
  expect(await placesTaken(database, person)).toBe(2);
  expect(await storedBriefs(database, person)).toBe(1);
});

test('when writing it again fails the old brief stays, and nothing is counted', async () => {
  const { person, briefId } = await withBrief();
  const writer = scriptedWriter();
  const app = await generationApp(database, { writer });
  const before = await readBrief(app, person, briefId);
  const asking = regenerate(app, person, briefId);
  (await writer.next()).fail(new WriterError('failed', 'no'));
  const answer = await asking;
  expect(answer.statusCode).toBe(502);
  expect(answer.json().error.message).toContain('Failed to regenerate brief.');
  expect(answer.json().error.message).toContain('The brief you had has not changed');
  expect(await readBrief(app, person, briefId)).toEqual(before);
  expect(await placesTaken(database, person)).toBe(1);
});

test('QUOTA-4 the limit is checked before a brief is written again', async () => {
  const { person, briefId } = await withBrief({ limit: 1 });
  const writer = scriptedWriter();
  const answer = await regenerate(await generationApp(database, { writer }), person, briefId);
  expect(answer.statusCode).toBe(403);
  expect(answer.json().error.message).toBe(
    'You have reached your brief generation limit. You have 0 briefs remaining.',
  );
  expect(writer.attempts).toEqual([]);
});

test('a started brief is not written again', async () => {
  const { person, briefId } = await withBrief();
  const app = await generationApp(database, { writer: instantWriter() });
  await begin(app, person, briefId);
  const answer = await regenerate(app, person, briefId);
  expect(answer.statusCode).toBe(409);
  expect(answer.json().error.code).toBe('brief_started');
  expect(await placesTaken(database, person)).toBe(1);
});

test('a brief that is started while it is written again stays as it is, and the place comes back', async () => {
  const { person, briefId } = await withBrief();
  const writer = scriptedWriter();
  const app = await generationApp(database, { writer });
  const before = await readBrief(app, person, briefId);
  const asking = regenerate(app, person, briefId);
  const attempt = await writer.next();
  expect((await begin(app, person, briefId)).statusCode).toBe(200);
  attempt.finish(buildBriefContent({ title: 'Ebb Ledger' }));
  const answer = await asking;
  expect(answer.statusCode).toBe(409);
  expect(answer.json().error.code).toBe('brief_started');
  expect((await readBrief(app, person, briefId)).title).toBe(before.title);
  expect(await placesTaken(database, person)).toBe(1);
});

test('asking twice to write one brief again is one generation', async () => {
  const { person, briefId } = await withBrief();
  const writer = scriptedWriter();
  const app = await generationApp(database, { writer });
  const later = { prefer: 'respond-async' };
  const answers = await Promise.all([1, 2, 3].map(() => regenerate(app, person, briefId, later)));
  const ids = new Set(answers.map((answer) => answer.json<Generation>().id));
  expect(ids.size).toBe(1);
  (await writer.next()).finish();
  expect(writer.attempts).toHaveLength(1);
  expect(await placesTaken(database, person)).toBe(2);
  expect((await readGenerationOf(app, person, [...ids][0]!)).briefCountIncremented).toBe(true);
});

test('the brief of somebody else, of the community, and none at all are alike', async () => {
  const { person, briefId } = await withBrief();
  const app = await generationApp(database, { writer: instantWriter() });
  const other = await signedInAs(database);
  const { briefId: shared } = (await order(app, person)).json<Generation>();
  await database.pool.query('update design_briefs set user_id = null where id = $1', [shared]);
  for (const id of [briefId, shared!, '0198c0de-0000-7000-8000-00000000beef']) {
    const answer = await regenerate(app, other, id);
    expect(answer.statusCode).toBe(404);
    expect(answer.json().error).toMatchObject({
      code: 'brief_not_found',
      message: 'Brief not found or you do not have access to it',
    });
  }
  expect(await placesTaken(database, other)).toBe(0);
});
