import { expect, test } from 'vitest';
import { signedInAs, testApp } from '#test/app.ts';
import { insertBrief } from '#test/briefs.ts';
import { createTestDatabase } from '#test/database.ts';
import { createLog } from './log.ts';

function keeping() {
  const lines: string[] = [];
  return { log: createLog('trace', { write: (line: string) => void lines.push(line) }), written: () => lines.join('') };
}

test('OPS-3 an error that a row provoked is logged by its code and constraint, without the row', async () => {
  const database = await createTestDatabase();
  const { log, written } = keeping();
  const app = await testApp({ database, log });
  const { userId, headers } = await signedInAs(database);
  const briefId = await insertBrief(database.pool, { userId });
  await app.inject({
    method: 'PUT',
    url: `/api/briefs/${briefId}/progress`,
    headers,
    payload: { status: 'in_progress' },
  });
  await database.pool.query('ALTER TABLE brief_milestones ADD CONSTRAINT nothing_at_all CHECK (false)');

  const payload = { title: 'Canary in the shaft', percentage: 42 };
  const answer = await app.inject({ method: 'POST', url: `/api/briefs/${briefId}/milestones`, headers, payload });
  expect(answer.statusCode).toBe(500);
  const [told] = written()
    .split('\n')
    .filter((line) => line.includes('23514'))
    .map((line) => JSON.parse(line) as { reqId: string; err: Record<string, unknown> });
  expect(told!.err).toMatchObject({ code: '23514', constraint: 'nothing_at_all', table: 'brief_milestones' });
  expect(told!.reqId).toBe(answer.json().error.requestId);
  expect(String(told!.err.stack)).toContain('features/milestone/');
  for (const secret of ['Canary', userId, headers.authorization.slice(7)]) expect(written()).not.toContain(secret);
  await app.close();
});

test('OPS-3 what a database could not read, and what a library carries along, is not logged', () => {
  const { log, written } = keeping();
  const unread = Object.assign(new Error('invalid input syntax for type uuid: "canary@people.example"'), {
    severity: 'ERROR',
    code: '22P02',
    where: 'unnamed portal parameter $1 = canary',
  });
  const refused = Object.assign(new Error('The model answered 400', { cause: unread }), {
    requestBodyValues: { prompt: 'canary' },
    responseBody: 'canary',
  });
  log.error({ err: refused }, 'A brief could not be written');
  log.error({ err: 'canary' }, 'Thrown text');
  expect(written()).toContain('invalid input syntax for type uuid: \\"…\\"');
  expect(written()).toContain('The model answered 400');
  expect(written()).not.toContain('canary');
});
