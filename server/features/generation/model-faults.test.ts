import { expect, test, vi } from 'vitest';
import type { Generation } from '#contract/generation.ts';
import { briefContentSchema } from '#domain/brief/content.ts';
import { signedInAs } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';
import { readEvents } from '#test/event-reader.ts';
import {
  cancelGenerationOf,
  defaultOrder,
  generationApp,
  listening,
  order,
  placesTaken,
  storedBriefs,
} from '#test/generation-app.ts';
import { sandbox, sandboxWriter } from '#test/sandbox.ts';

const database = await createTestDatabase();

async function withModel(name: string, options: Parameters<typeof sandbox>[0] = {}) {
  const model = await sandbox(options);
  const app = await generationApp(database, { writer: sandboxWriter(model, name) });
  return { model, app, person: await signedInAs(database) };
}

test.each(['sandbox', 'sandbox-cut-once', 'sandbox-stall-once', 'sandbox-missing-once', 'sandbox-429-once'])(
  'BRIEF-2 %s ends with a whole brief, at two calls at most, for one place',
  async (name) => {
    const { model, app, person } = await withModel(name);
    const answer = await order(app, person);
    expect(answer.statusCode).toBe(201);
    const done = answer.json<Generation>();
    expect(done).toMatchObject({ state: 'done', engine: 'model' });
    expect(briefContentSchema.parse(done.content)).toEqual(done.content);
    expect(model.calls.length).toBe(name === 'sandbox' ? 1 : 2);
    expect(await placesTaken(database, person)).toBe(1);
    const brief = await app.inject({ url: `/api/briefs/${done.briefId}`, headers: person.headers });
    expect(brief.json()).toMatchObject({ engine: 'model', model: name });
  },
);

test.each([
  ['sandbox-cut', 502, 'writer_failed', 2],
  ['sandbox-stall', 504, 'writer_timed_out', 2],
  ['sandbox-hang', 504, 'writer_timed_out', 1],
  ['sandbox-empty', 502, 'writer_failed', 2],
  ['sandbox-malformed', 502, 'writer_failed', 2],
  ['sandbox-missing', 502, 'writer_failed', 2],
  ['sandbox-refusal', 502, 'writer_failed', 2],
  ['sandbox-huge', 502, 'writer_failed', 2],
  ['sandbox-401', 502, 'writer_failed', 1],
  ['sandbox-429', 502, 'writer_failed', 1],
  ['sandbox-500', 502, 'writer_failed', 2],
])('QUOTA-3 %s stores nothing and gives its place back once', async (name, status, code, calls) => {
  const { model, app, person } = await withModel(name);
  const answer = await order(app, person);
  expect(answer.statusCode).toBe(status);
  expect(answer.json().error).toMatchObject({ code, message: expect.stringContaining('Nothing was counted.') });
  expect(model.calls).toHaveLength(calls);
  expect(await placesTaken(database, person)).toBe(0);
  expect(await storedBriefs(database, person)).toBe(0);
});

test('a refused key is worded for the person and for whoever runs the installation', async () => {
  const { app, person } = await withModel('sandbox-401');
  expect((await order(app, person)).json().error.message).toBe(
    'Failed to generate brief. The language model refuses the key of this Brief Foundry. Its operator finds the reason in the log (MODEL_API_KEY). Nothing was counted.',
  );
});

test('BRIEF-3 a section of a model’s brief is with its reader before the model has sent the rest', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { app, model, person } = await withModel('sandbox', {
    beforePiece: async (sent) => {
      if (sent.includes('"usps"')) await held;
    },
  });
  const events = await readEvents(`${await listening(app)}/api/briefs`, {
    method: 'POST',
    headers: { ...person.headers, 'content-type': 'application/json' },
    body: JSON.stringify(defaultOrder),
  });
  const early = await events.until<Generation>(({ content }) => 'uspIntro' in content);
  expect(early.state).toBe('writing');
  expect(early.content.projectDescription).toMatch(/[.!?]$/);
  expect(early.content).not.toHaveProperty('deliverables');
  release();
  const done = await events.until<Generation>(({ state }) => state !== 'writing');
  expect(done.content.projectDescription).toBe(early.content.projectDescription);
  expect(model.calls).toHaveLength(1);
});

test('BRIEF-3 cancelling hangs up on the model', async () => {
  let isWriting = () => {};
  const writing = new Promise<void>((resolve) => {
    isWriting = resolve;
  });
  const { app, model, person } = await withModel('sandbox-slow', {
    pace: 1,
    beforePiece: async (sent) => {
      if (sent.length > 100) isWriting();
    },
  });
  const { id } = (await order(app, person, { headers: { prefer: 'respond-async' } })).json<Generation>();
  await writing;
  expect((await cancelGenerationOf(app, person, id)).statusCode).toBe(200);
  expect(await model.calls[0]!.over).toEqual({ isWhole: false });
  await vi.waitFor(async () => expect(await placesTaken(database, person)).toBe(0));
});
