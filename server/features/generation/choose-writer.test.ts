import { expect, test } from 'vitest';
import type { Generation } from '#contract/generation.ts';
import { createComposerWriter } from '#server/platform/writer/composer-writer.ts';
import { signedInAs } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';
import { defaultOrder, generationApp, order, placesTaken } from '#test/generation-app.ts';
import { sandbox, sandboxWriter } from '#test/sandbox.ts';

const spareWriter = createComposerWriter({ sectionMs: 0 });

test('a model is asked for as much as its budget allows, however many ask at once; the composer writes the rest', async () => {
  const database = await createTestDatabase();
  const model = await sandbox();
  const process = () =>
    generationApp(database, { writer: sandboxWriter(model, 'sandbox'), spareWriter, modelBriefsADay: 3 });
  const processes = await Promise.all([process(), process()]);
  const people = await Promise.all(Array.from({ length: 8 }, () => signedInAs(database)));
  const answers = await Promise.all(people.map((person, n) => order(processes[n % 2]!, person)));
  const engines = answers.map((answer) => answer.json<Generation>().engine);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(people.map(() => 201));
  expect(engines.filter((engine) => engine === 'model')).toHaveLength(3);
  expect(model.calls).toHaveLength(3);
  const { rows } = await database.pool.query('select count(*) as n from design_briefs where engine = $1', ['composer']);
  expect(rows).toEqual([{ n: 5 }]);
});

test('single sections are part of the budget, and a new day is a new one', async () => {
  const database = await createTestDatabase();
  const model = await sandbox();
  const app = await generationApp(database, {
    writer: sandboxWriter(model, 'sandbox'),
    spareWriter,
    modelBriefsADay: 2,
  });
  const person = await signedInAs(database, { limit: -1 });
  const { briefId } = (await order(app, person)).json<Generation>();
  const rewrite = () =>
    app.inject({ method: 'POST', url: `/api/briefs/${briefId}/sections/usps/regenerate`, headers: person.headers });
  expect((await rewrite()).statusCode).toBe(200);
  expect(model.calls).toHaveLength(2);
  expect((await rewrite()).statusCode).toBe(200);
  expect((await order(app, person)).json()).toMatchObject({ engine: 'composer' });
  expect(model.calls).toHaveLength(2);
  await database.pool.query('update model_days set day = day - 1');
  expect((await order(app, person)).json()).toMatchObject({ engine: 'model' });
});

test('what the model wrote stays counted when the brief or its person is deleted', async () => {
  const database = await createTestDatabase();
  const model = await sandbox();
  const writers = { writer: sandboxWriter(model, 'sandbox'), spareWriter, modelBriefsADay: 4 };
  const app = await generationApp(database, writers);
  const person = await signedInAs(database, { limit: -1 });
  const { headers } = person;
  const { briefId } = (await order(app, person)).json<Generation>();
  const again = (part: string) => app.inject({ method: 'POST', url: `/api/briefs/${briefId}/${part}`, headers });
  expect((await again('sections/usps/regenerate')).statusCode).toBe(200);
  expect((await again('regenerate')).json()).toMatchObject({ engine: 'model' });
  expect((await app.inject({ method: 'DELETE', url: `/api/briefs/${briefId}`, headers })).statusCode).toBe(204);
  expect((await order(app, person)).json()).toMatchObject({ engine: 'model' });
  const { handle } = (await app.inject({ url: '/api/profile', headers })).json();
  const gone = await app.inject({ method: 'DELETE', url: '/api/profile', headers, payload: { handle } });
  expect(gone.statusCode).toBe(204);
  expect((await order(app, await signedInAs(database))).json()).toMatchObject({ engine: 'composer' });
  expect(model.calls).toHaveLength(4);
});

test('BRIEF-10 whoever asks for the composer gets it, once for each key, and asks nothing of the model', async () => {
  const database = await createTestDatabase();
  const model = await sandbox();
  const app = await generationApp(database, { writer: sandboxWriter(model, 'sandbox'), spareWriter });
  const person = await signedInAs(database);
  const ask = () => order(app, person, { key: 'by-the-composer', body: { ...defaultOrder, engine: 'composer' } });
  const [first, second] = await Promise.all([ask(), ask()]);
  expect(first.json()).toMatchObject({ engine: 'composer', state: 'done', industry: 'food' });
  expect(second.json<Generation>().briefId).toBe(first.json<Generation>().briefId);
  expect(await placesTaken(database, person)).toBe(1);

  const again = await app.inject({
    method: 'POST',
    url: `/api/briefs/${first.json<Generation>().briefId}/regenerate`,
    headers: person.headers,
    payload: { engine: 'composer' },
  });
  expect(again.json()).toMatchObject({ engine: 'composer', state: 'done' });
  expect(await placesTaken(database, person)).toBe(2);
  expect(model.calls).toHaveLength(0);
});
