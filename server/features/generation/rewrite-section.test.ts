import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import type { BriefView } from '#contract/brief.ts';
import type { Generation } from '#contract/generation.ts';
import { briefSectionIds, briefSections, canBeRewritten } from '#domain/brief/sections.ts';
import { createComposerWriter } from '#server/platform/writer/composer-writer.ts';
import { type Writer, WriterError } from '#server/platform/writer/writer.ts';
import { signedInAs, TEST_URL, type TestPerson } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';
import { generationApp, order, placesTaken } from '#test/generation-app.ts';
import { sandbox, sandboxWriter } from '#test/sandbox.ts';
import { instantWriter } from '#test/scripted-writer.ts';
import { createGate } from './gate.ts';

const database = await createTestDatabase();
const composer = createComposerWriter({ sectionMs: 0 });

async function withBrief(writer: Writer = composer) {
  const app = await generationApp(database, { writer, gate: createGate(database) });
  const person = await signedInAs(database);
  const { briefId } = (await order(app, person)).json<Generation>();
  return { app, person, briefId: briefId! };
}

/** A brief as another writer, which is the test's own, finds it. */
async function handedTo(rewrite: Writer['rewrite']) {
  const { person, briefId } = await withBrief(instantWriter());
  return { app: await generationApp(database, { writer: { ...instantWriter(), rewrite } }), person, briefId };
}

const rewrite = (app: FastifyInstance, person: TestPerson, briefId: string, section = 'usps', key?: string) =>
  app.inject({
    method: 'POST',
    url: `/api/briefs/${briefId}/sections/${section}/regenerate`,
    headers: { ...person.headers, ...(key && { 'idempotency-key': key }) },
  });

const readBrief = async (app: FastifyInstance, person: TestPerson, briefId: string) =>
  (await app.inject({ url: `/api/briefs/${briefId}`, headers: person.headers })).json<BriefView>();

const fieldsOf = (section: string): readonly string[] => briefSections.find(({ id }) => id === section)!.fields;

function split(content: object, section: string) {
  const part = (inside: boolean) =>
    Object.fromEntries(Object.entries(content).filter(([name]) => fieldsOf(section).includes(name) === inside));
  return { own: part(true), others: part(false) };
}

test.each(briefSectionIds.filter((id) => canBeRewritten(id)))(
  'BRIEF-8 the composer writes %s again, keeps the others and spends no quota',
  async (section) => {
    const { app, person, briefId } = await withBrief();
    const before = await readBrief(app, person, briefId);
    expect(before.sectionRewritesLeft).toBe(5);
    const answer = await rewrite(app, person, briefId, section);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().sectionRewritesLeft).toBe(4);
    const after = await readBrief(app, person, briefId);
    expect(after).toMatchObject({ content: answer.json().content, sectionRewritesLeft: 4, title: before.title });
    expect(split(after.content, section).others).toEqual(split(before.content, section).others);
    expect(split(after.content, section).own).not.toEqual(split(before.content, section).own);
    expect(await placesTaken(database, person)).toBe(1);
  },
);

test.each(['usps', 'audience'])('BRIEF-8 a model writes %s again in one call', async (section) => {
  const model = await sandbox();
  const { app, person, briefId } = await withBrief(sandboxWriter(model, 'sandbox'));
  const before = await readBrief(app, person, briefId);
  const written = model.calls.length;
  expect((await rewrite(app, person, briefId, section)).statusCode).toBe(200);
  const after = await readBrief(app, person, briefId);
  expect(split(after.content, section).others).toEqual(split(before.content, section).others);
  expect(split(after.content, section).own).not.toEqual(split(before.content, section).own);
  expect(model.calls).toHaveLength(written + 1);
  const asked = model.calls[written]!.prompt.split('Write these fields anew')[1]!;
  expect(asked).not.toContain('"projectDescription"');
});

test('BRIEF-8 five times a brief and no more', async () => {
  const { app, person, briefId } = await withBrief(instantWriter());
  for (let n = 0; n < 5; n++) expect((await rewrite(app, person, briefId)).statusCode).toBe(200);
  const sixth = await rewrite(app, person, briefId);
  expect(sixth.statusCode).toBe(409);
  expect(sixth.json().error.code).toBe('section_rewrites_used_up');
  expect((await readBrief(app, person, briefId)).sectionRewritesLeft).toBe(0);
});

test('BRIEF-8 many at once never make more than five', async () => {
  const { app, person, briefId } = await withBrief(instantWriter());
  const answers = await Promise.all(Array.from({ length: 20 }, () => rewrite(app, person, briefId)));
  const written = answers.filter(({ statusCode }) => statusCode === 200).length;
  expect(written).toBeGreaterThan(0);
  expect(written).toBeLessThanOrEqual(5);
  expect((await readBrief(app, person, briefId)).sectionRewritesLeft).toBe(5 - written);
});

test('the same key is one rewriting, also while it is under way', async () => {
  const { app, person, briefId } = await withBrief(instantWriter());
  const answers = await Promise.all([1, 2, 3].map(() => rewrite(app, person, briefId, 'usps', 'the-same-key')));
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  expect(answers[0]!.json().sectionRewritesLeft).toBe(4);
});

test('what fails does not count, and the section stays', async () => {
  const { app, person, briefId } = await handedTo(async () => {
    throw new WriterError('busy', 'no');
  });
  const before = await readBrief(app, person, briefId);
  const answer = await rewrite(app, person, briefId);
  expect(answer.statusCode).toBe(502);
  expect(answer.json().error.message).toBe(
    'Failed to regenerate this section. The language model is too busy right now. Wait a minute. The section you had has not changed, and nothing was counted. Try again.',
  );
  expect(await readBrief(app, person, briefId)).toEqual(before);
});

test('a section that cannot be written by itself is said so, and does not count', async () => {
  const { app, person, briefId } = await withBrief(instantWriter());
  for (const section of ['twist', 'audience']) {
    const answer = await rewrite(app, person, briefId, section);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().error.code).toBe('section_fixed');
  }
  expect((await readBrief(app, person, briefId)).sectionRewritesLeft).toBe(5);
});

test('BRIEF-8 the sections of a started brief stay, also when it is started meanwhile', async () => {
  const begin = (app: FastifyInstance, person: TestPerson, briefId: string) =>
    app.inject({
      method: 'PUT',
      url: `/api/briefs/${briefId}/progress`,
      headers: person.headers,
      payload: { status: 'in_progress' },
    });
  const meanwhile = await handedTo(async ({ content, skeleton }) => {
    await begin(meanwhile.app, meanwhile.person, meanwhile.briefId);
    return { content: { ...content, uspIntro: 'Too late' }, skeleton };
  });
  const { app, person, briefId } = meanwhile;
  const late = await rewrite(app, person, briefId);
  expect(late.statusCode).toBe(409);
  expect(late.json().error.code).toBe('brief_started');
  expect((await readBrief(app, person, briefId)).content.uspIntro).not.toBe('Too late');
  expect((await rewrite(app, person, briefId)).json().error.code).toBe('brief_started');
});

test('a brief that is being written again as a whole is left to that', async () => {
  const { person, briefId } = await withBrief(instantWriter());
  const slow = await generationApp(database, {
    writer: {
      ...instantWriter(),
      async *write(_, { signal }) {
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
        throw signal.reason;
      },
    },
  });
  await slow.inject({
    method: 'POST',
    url: `/api/briefs/${briefId}/regenerate`,
    headers: { ...person.headers, prefer: 'respond-async' },
  });
  const answer = await rewrite(slow, person, briefId);
  expect(answer.statusCode).toBe(409);
  expect(answer.json().error.code).toBe('brief_being_written');
});

test('signed out, somebody else, no such brief, no such section', async () => {
  const { app, person, briefId } = await withBrief(instantWriter());
  const other = await signedInAs(database);
  const guest = await app.inject({
    method: 'POST',
    url: `/api/briefs/${briefId}/sections/usps/regenerate`,
    headers: { origin: TEST_URL },
  });
  expect(guest.statusCode).toBe(401);
  for (const [who, id] of [
    [other, briefId],
    [person, '0198c0de-0000-7000-8000-00000000beef'],
  ] as const) {
    const answer = await rewrite(app, who, id);
    expect(answer.statusCode).toBe(404);
    expect(answer.json().error.code).toBe('brief_not_found');
  }
  expect((await rewrite(app, person, briefId, 'summary')).statusCode).toBe(400);
});
