import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { Generation } from '#contract/generation.ts';
import type { ClientKnowledge } from '#domain/client/knowledge.ts';
import { createComposerWriter } from '#server/platform/writer/composer-writer.ts';
import { signedInAs } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';
import { defaultOrder, generationApp, order } from '#test/generation-app.ts';

const database = await createTestDatabase();

test('SIGN-13 BRIEF-14 what the client has not told yet is not in the download; what was told is', async () => {
  const app = await generationApp(database, { writer: createComposerWriter({ sectionMs: 0 }) });
  const person = await signedInAs(database);
  const { headers } = person;
  const done = await order(app, person, { body: { ...defaultOrder, level: 'professional' } });
  const id = done.json<Generation>().briefId!;
  const { rows } = await database.pool.query('select sheet from brief_sheets where brief_id = $1', [id]);
  const { facts, twist } = rows[0].sheet as ClientKnowledge;
  const downloaded = async () => {
    const zip = unzipSync((await app.inject({ url: '/api/profile/export', headers })).rawPayload);
    return Buffer.concat(Object.values(zip)).toString();
  };

  const before = await downloaded();
  for (const untold of [...Object.values(facts), twist!.text]) expect(before).not.toContain(JSON.stringify(untold));
  // What was drawn for the brief gives all of it away to whoever runs the composer.
  expect(before).not.toMatch(/"(twist|replies|seed|drawn)"/);

  await app.inject({ method: 'PUT', url: `/api/briefs/${id}/progress`, headers, payload: { status: 'in_progress' } });
  const url = `/api/briefs/${id}/client/questions`;
  const told = await app.inject({ method: 'POST', url, headers, payload: { text: 'What is the budget?' } });
  expect(told.statusCode).toBe(200);
  expect(await downloaded()).toContain('What is the budget?');
});
