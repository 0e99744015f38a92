import { expect, test } from 'vitest';
import type { BriefView } from '#contract/brief.ts';
import { composeBrief } from '#domain/brief/compose.ts';
import type { BriefContent } from '#domain/brief/content.ts';
import { createComposerWriter } from '#server/platform/writer/composer-writer.ts';
import { signedInAs, type TestPerson } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';
import { defaultOrder, generationApp, order, placesTaken, storedBriefs } from '#test/generation-app.ts';
import { sandbox, sandboxWriter } from '#test/sandbox.ts';
import { scriptedWriter } from '#test/scripted-writer.ts';
import { createGate } from './gate.ts';

const gated = async () => {
  const database = await createTestDatabase();
  const gate = createGate(database);
  return { database, gate, person: await signedInAs(database) };
};

const { database, gate } = await gated();

/** A brief that passes, another one for each seed. */
const sound = (seed: string): BriefContent =>
  composeBrief({ industry: 'food', styles: ['retro', 'bold'], level: 'professional', timeBoxDays: null, seed }).content;
/** The same, naming a company that exists. */
const branded = (content: BriefContent): BriefContent => ({ ...content, situation: 'Orders come through Deliveroo.' });

async function readBrief(app: Awaited<ReturnType<typeof generationApp>>, person: TestPerson, id: string) {
  return (await app.inject({ url: `/api/briefs/${id}`, headers: person.headers })).json<BriefView>();
}

test('BRIEF-13 a brief that does not pass the gate is written again at no cost, and carries its figure', async () => {
  const writer = scriptedWriter();
  const app = await generationApp(database, { writer, gate });
  const person = await signedInAs(database);
  const asking = order(app, person);
  (await writer.next()).finish(branded(sound('one')));
  const second = await writer.next();
  expect(second.rejected).toMatchObject({ content: branded(sound('one')) });
  expect(second.rejected!.problems.join()).toContain('Deliveroo');
  second.finish(sound('two'));
  const done = (await asking).json();
  expect(done).toMatchObject({ state: 'done', attempt: 2, title: sound('two').title });
  expect((await readBrief(app, person, done.briefId)).originality).toBe('the first brief here');
  expect(await placesTaken(database, person)).toBe(1);
});

test('BRIEF-13 nobody sees a brief that never passes, and nothing is counted', async () => {
  const writer = scriptedWriter({ attemptsAtMost: 2 });
  const app = await generationApp(database, { writer, gate });
  const person = await signedInAs(database);
  const asking = order(app, person);
  for (const _ of [1, 2]) (await writer.next()).finish(branded(sound('three')));
  const answer = await asking;
  expect(answer.statusCode).toBe(502);
  expect(answer.json().error.message).toContain('not good enough');
  expect(await storedBriefs(database, person)).toBe(0);
  expect(await placesTaken(database, person)).toBe(0);
});

test('BRIEF-13 a brief that is much like an earlier one is drawn anew; if nothing better comes, it will do', async () => {
  const writer = scriptedWriter({ attemptsAtMost: 2 });
  const app = await generationApp(database, { writer, gate });
  const write = async (...contents: BriefContent[]) => {
    const person = await signedInAs(database);
    const asking = order(app, person);
    for (const content of contents) (await writer.next()).finish(content);
    return readBrief(app, person, (await asking).json().briefId);
  };
  const first = await write(sound('four'));
  const changed = await write(sound('four'), sound('five'));
  expect(changed.title).toBe(sound('five').title);
  const same = await write(sound('four'), branded(sound('six')));
  expect(same.title).toBe(first.title);
  expect(same.originality).toBe('nearest earlier brief: 100 % alike');
});

test('BRIEF-13 a brief written again is not compared with what it replaces', async () => {
  const { database, gate, person } = await gated();
  const writer = scriptedWriter();
  const app = await generationApp(database, { writer, gate });
  const asking = order(app, person);
  (await writer.next()).finish(sound('four'));
  const { briefId } = (await asking).json();
  const again = app.inject({ method: 'POST', url: `/api/briefs/${briefId}/regenerate`, headers: person.headers });
  (await writer.next()).finish(sound('four'));
  expect((await again).statusCode).toBe(201);
  expect((await readBrief(app, person, briefId)).originality).toBe('the first brief here');
  const { rows } = await database.pool.query('select count(*) as n from brief_signatures');
  expect(rows).toEqual([{ n: 1 }]);
});

test('BRIEF-2 BRIEF-13 what the composer writes passes, and says how original it is', async () => {
  const app = await generationApp(database, { writer: createComposerWriter({ sectionMs: 0 }), gate });
  const person = await signedInAs(database);
  const answer = await order(app, person, { body: { ...defaultOrder, industry: 'food' } });
  expect(answer.statusCode).toBe(201);
  const brief = await readBrief(app, person, answer.json().briefId);
  expect(brief.originality).toMatch(/^nearest earlier brief: \d+ % alike$/);
});

test('BRIEF-13 what a model writes passes the same gate', async () => {
  const app = await generationApp(database, { writer: sandboxWriter(await sandbox(), 'sandbox'), gate });
  const person = await signedInAs(database);
  const answer = await order(app, person);
  expect(answer.statusCode).toBe(201);
  expect((await readBrief(app, person, answer.json().briefId)).engine).toBe('model');
});
