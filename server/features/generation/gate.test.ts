import { expect, test } from 'vitest';
import { signedInAs } from '#test/app.ts';
import { buildBriefContent } from '#test/brief-content.ts';
import { createTestDatabase } from '#test/database.ts';
import { generationApp, order, placesTaken, storedBriefs } from '#test/generation-app.ts';
import { scriptedWriter } from '#test/scripted-writer.ts';
import type { Gate } from './write-brief.ts';

const database = await createTestDatabase();

const noFiller: Gate = async (content) => ({
  passed: !content.title.includes('Elevate'),
  problems: ['The title is filler.'],
  record: { nearest: 0.21 },
});

test('BRIEF-13 a brief that does not pass the gate is written again at no cost, and carries its figure', async () => {
  const writer = scriptedWriter();
  const app = await generationApp(database, { writer, gate: noFiller });
  const person = await signedInAs(database);
  const asking = order(app, person);
  const bad = buildBriefContent({ title: 'Elevate your fish' });
  (await writer.next()).finish(bad);
  const second = await writer.next();
  expect(second.rejected).toEqual({ content: bad, problems: ['The title is filler.'] });
  second.finish();
  expect((await asking).json()).toMatchObject({ state: 'done', attempt: 2 });
  const { rows } = await database.pool.query('select gate, title from design_briefs where user_id = $1', [
    person.userId,
  ]);
  expect(rows).toEqual([{ gate: { nearest: 0.21 }, title: buildBriefContent().title }]);
  expect(await placesTaken(database, person)).toBe(1);
});

test('BRIEF-13 nobody sees a brief that never passes, and nothing is counted', async () => {
  const writer = scriptedWriter({ attemptsAtMost: 2 });
  const app = await generationApp(database, { writer, gate: noFiller });
  const person = await signedInAs(database);
  const asking = order(app, person);
  for (const _ of [1, 2]) (await writer.next()).finish(buildBriefContent({ title: 'Elevate your fish' }));
  expect((await asking).statusCode).toBe(502);
  expect(await storedBriefs(database, person)).toBe(0);
  expect(await placesTaken(database, person)).toBe(0);
});
