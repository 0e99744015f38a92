import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import type { BriefView } from '#contract/brief.ts';
import { type ClientView, clientView } from '#contract/client.ts';
import type { Generation } from '#contract/generation.ts';
import { changeAt } from '#domain/client/change-due.ts';
import type { ClientKnowledge } from '#domain/client/knowledge.ts';
import { CHANGE_ANSWERS } from '#domain/client/lines.ts';
import type { TopicId } from '#domain/client/topics.ts';
import { createComposerWriter } from '#server/platform/writer/composer-writer.ts';
import { signedInAs, type TestPerson } from '#test/app.ts';
import { insertBrief } from '#test/briefs.ts';
import { createTestDatabase } from '#test/database.ts';
import { readEvents } from '#test/event-reader.ts';
import { defaultOrder, generationApp, listening, order } from '#test/generation-app.ts';
import { sandbox, sandboxWriter } from '#test/sandbox.ts';

const database = await createTestDatabase();
const writer = createComposerWriter({ sectionMs: 0 });

/** A brief of one's own, as the product wrote it, with what its client keeps. Professional briefs always have a twist. */
async function ownBrief(app: FastifyInstance) {
  const person = await signedInAs(database);
  const done = (await order(app, person, { body: { ...defaultOrder, level: 'professional' } })).json<Generation>();
  const id = done.briefId!;
  const { rows } = await database.pool.query('select sheet from brief_sheets where brief_id = $1', [id]);
  return { person, id, sheet: rows[0].sheet as ClientKnowledge, done };
}

const bench = async () => {
  const app = await generationApp(database, { writer });
  const own = await ownBrief(app);
  return { app, ...own, ...callsOf(app, own.person, own.id) };
};

function callsOf(app: FastifyInstance, { headers }: Pick<TestPerson, 'headers'>, id: string) {
  const put = (url: string, payload: object) => app.inject({ method: 'PUT', url, headers, payload });
  return {
    start: () => put(`/api/briefs/${id}/progress`, { status: 'in_progress' }),
    read: async () => (await app.inject({ url: `/api/briefs/${id}/client`, headers })).json<ClientView>().client!,
    ask: (text: string, key?: string) =>
      app.inject({
        method: 'POST',
        url: `/api/briefs/${id}/client/questions`,
        headers: { ...headers, ...(key && { 'idempotency-key': key }) },
        payload: { text },
      }),
    answer: (answer: string, reason = '') => put(`/api/briefs/${id}/client/change`, { answer, reason }),
    brief: async () => (await app.inject({ url: `/api/briefs/${id}`, headers })).json<BriefView>(),
    async reach(percentage: number) {
      const url = `/api/briefs/${id}/milestones`;
      const planted = await app.inject({ method: 'POST', url, headers, payload: { title: 'So far', percentage } });
      await app.inject({ method: 'PATCH', url: `${url}/${planted.json().id}`, headers, payload: { done: true } });
    },
  };
}

const questions: Record<TopicId, string> = {
  budget: 'What is the budget?',
  decision: 'Who decides in the end?',
  history: 'Have you tried it before?',
  launch: 'Is there a pilot?',
  content: 'Who writes the texts?',
  machines: 'Who maintains it?',
  access: 'May I talk to somebody?',
  fear: 'What are you afraid of?',
  others: 'Who are your competitors?',
  staff: 'How big is the team?',
  figures: 'How reliable are the figures?',
  name: 'Does the logo stay?',
  language: 'Can it be in French?',
  complaints: 'What do people complain about?',
  stake: 'What do you hope for?',
};
const knownOf = (sheet: ClientKnowledge) => Object.keys(sheet.facts) as TopicId[];

test('BRIEF-14 a fact is told when it is asked for, counted once, and stands in the log', async () => {
  const { app, person, id, start, ask, read, sheet } = await bench();
  await start();
  const topic = knownOf(sheet)[0]!;
  const answer = await ask(questions[topic]);
  expect(answer.statusCode).toBe(200);
  const { client } = clientView.parse(answer.json());
  expect(client).toMatchObject({
    name: sheet.name,
    role: sheet.role,
    questionsLeft: sheet.questions - 1,
    change: null,
  });
  expect(client!.log.map(({ speaker, text }) => [speaker, text])).toEqual([
    ['designer', questions[topic]],
    ['client', sheet.facts[topic]],
  ]);
  await ask(questions[topic]);
  const again = await read();
  const file = await app.inject({ url: `/brief/${id}/markdown`, headers: person.headers });
  expect(file.body).toContain(`## Your client\n\n${sheet.name}, ${sheet.role}\n\n**You**: ${questions[topic]}`);
  expect(again.questionsLeft).toBe(sheet.questions - 1);
  expect(again.log.at(-1)).toMatchObject({ kind: 'repeat', text: `As I said: ${sheet.facts[topic]}` });
});

test('BRIEF-14 questions are limited, also for ten that are asked at the same moment; only facts cost one', async () => {
  const { start, ask, read, sheet } = await bench();
  await start();
  expect((await ask('Should I use blue?')).json().client.questionsLeft).toBe(sheet.questions);
  const answers = await Promise.all(Object.values(questions).map((text) => ask(text)));
  const told = answers.filter(({ statusCode }) => statusCode === 200);
  const { questionsLeft, log } = await read();
  // What the brief says already is quoted from it, and what the client does not know costs none either.
  const free = log.filter(({ kind }) => kind === 'pushback' || kind === 'unknown').slice(1);
  expect(told).toHaveLength(sheet.questions + free.length);
  for (const answer of answers.filter(({ statusCode }) => statusCode !== 200))
    expect(answer.json().error).toMatchObject({ code: 'questions_used_up' });
  expect(questionsLeft).toBe(0);
  expect(log.filter(({ kind }) => kind === 'fact')).toHaveLength(sheet.questions);
  expect((await ask('Should I use red?')).json().client.log.at(-1)).toMatchObject({ kind: 'pushback' });
});

test('BRIEF-14 the change arrives at its milestone and not before, becomes the plot twist, and comes once', async () => {
  const { start, read, reach, brief, sheet, id, person } = await bench();
  const at = changeAt(id, person.userId);
  await start();
  await reach(at - 1);
  expect((await read()).change).toBeNull();
  expect((await brief()).content.plotTwist).toBeUndefined();
  await reach(at);
  const [client] = await Promise.all([read(), read(), read()]);
  expect(client.change).toEqual({ text: sheet.twist!.text, answer: null });
  expect((await brief()).content.plotTwist).toBe(sheet.twist!.text);
  expect((await read()).log.filter(({ kind }) => kind === 'change')).toHaveLength(1);
});

test('BRIEF-14 a change request waits in the bell until it is answered, however often all is marked read', async () => {
  const { app, person, start, read, reach, brief, answer, id } = await bench();
  const { headers } = person;
  const readAll = async () =>
    (await app.inject({ method: 'PUT', url: '/api/me/notifications/read', headers, payload: {} })).json().unreadCount;
  await start();
  await read();
  expect((await brief()).changeWaits).toBe(false);
  await reach(100);
  await read();
  const list = await app.inject({ url: '/api/me/notifications', headers });
  expect(list.json().items).toMatchObject([
    { happening: 'change_requested', industry: 'food', path: `/brief/${id}#change-request`, isRead: false },
  ]);
  expect(await readAll()).toBe(1);
  expect((await brief()).changeWaits).toBe(true);
  await answer('accepted');
  expect(await readAll()).toBe(0);
  expect((await brief()).changeWaits).toBe(false);
});

test('BRIEF-14 a change request that can no longer be answered is read with the page of its brief', async () => {
  const { app, person, start, read, reach, id } = await bench();
  const { headers } = person;
  const readOn = async (path: string) =>
    (await app.inject({ method: 'PUT', url: '/api/me/notifications/read', headers, payload: { path } })).json();
  await start();
  await reach(100);
  await read();
  expect(await readOn(`/brief/${id}`)).toEqual({ unreadCount: 1 });
  await database.pool.query(`update user_brief_progress set status = 'submitted' where brief_id = $1`, [id]);
  expect(await readOn('/brief/another')).toEqual({ unreadCount: 1 });
  expect(await readOn(`/brief/${id}`)).toEqual({ unreadCount: 0 });
});

test.each(CHANGE_ANSWERS)(
  'BRIEF-14 a change can be %s, once and for good, with a reason where it is not accepted',
  async (how) => {
    const { start, read, reach, answer, sheet } = await bench();
    await start();
    expect((await answer(how, 'It would cost the first screen.')).json().error.code).toBe('move_refused');
    await reach(100);
    await read();
    if (how !== 'accepted') {
      const refused = await answer(how, 'No.');
      expect(refused.statusCode).toBe(400);
      expect(refused.json().error.fields).toEqual({
        reason: 'Please give your client a reason, in 10 characters or more',
      });
    }
    const settled = await answer(how, how === 'accepted' ? '' : 'It would cost the first screen.');
    expect(settled.json().client).toMatchObject({ change: { answer: how } });
    expect((await read()).log.at(-1)).toMatchObject({ speaker: 'client', kind: 'reply', text: sheet.replies[how] });
    // A lost answer may be sent again; another one may not.
    expect((await answer(how, 'It would cost the first screen.')).statusCode).toBe(200);
    const other = CHANGE_ANSWERS.find((candidate) => candidate !== how)!;
    expect((await answer(other, 'Something else entirely.')).json().error.code).toBe('move_refused');
    expect((await read()).log.filter(({ kind }) => kind === 'reply')).toHaveLength(1);
  },
);

test('BRIEF-14 nothing that the client keeps is in any answer before its time, from the first written word on', async () => {
  const app = await generationApp(database, { writer });
  const person = await signedInAs(database);
  const seen: string[] = [];
  const see = (text: string) => void seen.push(text);
  const events = await readEvents(`${await listening(app)}/api/briefs`, {
    method: 'POST',
    headers: { ...person.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ ...defaultOrder, level: 'professional' }),
  });
  const done = await events.until<Generation>((event) => {
    see(JSON.stringify(event));
    return event.state !== 'writing';
  });
  const id = done.briefId!;
  const { rows } = await database.pool.query('select sheet from brief_sheets where brief_id = $1', [id]);
  const sheet = rows[0].sheet as ClientKnowledge;
  const { ask, start, read } = callsOf(app, person, id);
  const look = async () => {
    for (const url of [
      `/api/briefs/${id}`,
      `/api/briefs/${id}/client`,
      `/api/generations/${done.id}`,
      '/api/me/briefs',
      `/brief/${id}/markdown`,
    ]) {
      const answer = await app.inject({ url, headers: person.headers });
      expect(answer.statusCode, url).toBe(200);
      see(answer.body);
    }
  };
  const url = `/api/briefs/${id}/sections/overview/regenerate`;
  see((await app.inject({ method: 'POST', url, headers: person.headers })).body);
  await look();
  await start();
  await look();
  const [asked, ...hidden] = knownOf(sheet);
  see((await ask('Tell me everything')).body);
  const before = seen.join('\n');
  for (const topic of [asked!, ...hidden]) expect(before).not.toContain(sheet.facts[topic]!);
  await ask(questions[asked!]);
  await look();
  await read();
  const all = seen.join('\n');
  expect(all).toContain(sheet.facts[asked!]);
  for (const topic of hidden) expect(all).not.toContain(sheet.facts[topic]!);
  expect(all).not.toContain(JSON.stringify(sheet.twist!.text).slice(1, -1));
});

test('BRIEF-14 a model’s brief has a client as well, who keeps the model’s twist', async () => {
  const model = await sandbox();
  const app = await generationApp(database, { writer: sandboxWriter(model, 'sandbox') });
  const { sheet, done } = await ownBrief(app);
  expect(sheet.twist!.text.length).toBeGreaterThan(20);
  expect(JSON.stringify(done)).not.toContain(JSON.stringify(sheet.twist!.text).slice(1, -1));
});

test('BRIEF-16 everybody who takes on a community brief has its client and its change for themselves', async () => {
  const { app, person, id, sheet } = await bench();
  const url = `/api/briefs/${id}/community-copy`;
  const copy = (await app.inject({ method: 'POST', url, headers: person.headers })).json<{ id: string }>().id;
  const [ann, ben] = [await signedInAs(database), await signedInAs(database)];
  const [hers, his] = [callsOf(app, ann, copy), callsOf(app, ben, copy)];
  expect((await app.inject({ url: `/api/briefs/${copy}` })).json<BriefView>().hasClient).toBe(true);
  expect((await hers.ask('What is the budget?')).json().error.code).toBe('move_refused');
  await Promise.all([hers.start(), his.start()]);
  const topic = knownOf(sheet)[0]!;
  await Promise.all([hers.ask(questions[topic]), his.read(), his.read()]);
  expect(await hers.read()).toMatchObject({ name: sheet.name, questionsLeft: sheet.questions - 1 });
  expect(await his.read()).toMatchObject({ questionsLeft: sheet.questions, log: [] });
  await hers.reach(100);
  expect((await hers.read()).change).toEqual({ text: sheet.twist!.text, answer: null });
  expect((await hers.answer('accepted')).statusCode).toBe(200);
  expect((await his.read()).change).toBeNull();
  expect((await hers.brief()).content.plotTwist).toBe(sheet.twist!.text);
  const guest = await app.inject({ url: `/api/briefs/${copy}` });
  for (const view of [await his.brief(), guest.json<BriefView>()]) expect(view.content.plotTwist).toBeUndefined();
  expect((await app.inject({ url: `/brief/${copy}/markdown`, headers: ben.headers })).body).not.toContain(
    'Your client',
  );
});

test('a client is asked by the person whose brief it is, once it is started', async () => {
  const { app, ask, id } = await bench();
  const early = await ask('What is the budget?');
  expect([early.statusCode, early.json().error.code]).toEqual([409, 'move_refused']);
  const stranger = callsOf(app, await signedInAs(database), id);
  for (const answer of [await stranger.ask('What is the budget?'), await stranger.answer('accepted')])
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'brief_not_found']);
  const guest = await app.inject({ url: `/api/briefs/${id}/client` });
  expect([guest.statusCode, guest.json().error.code]).toEqual([401, 'signed_out']);
});

test('a brief written by hand has nobody to ask', async () => {
  const { app, person } = await bench();
  const id = await insertBrief(database.pool, { userId: person.userId });
  const { ask, start } = callsOf(app, person, id);
  await start();
  const answer = await app.inject({ url: `/api/briefs/${id}/client`, headers: person.headers });
  expect(answer.json()).toEqual({ client: null });
  expect((await ask('What is the budget?')).json().error.message).toBe('This brief has no client to ask.');
});

test('a question that is sent twice with its key is asked once; empty and endless ones are refused', async () => {
  const { start, ask, read, sheet } = await bench();
  await start();
  const text = questions[knownOf(sheet)[0]!];
  await ask(text, `once-${sheet.name}`);
  expect((await ask(text, `once-${sheet.name}`)).statusCode).toBe(200);
  expect((await read()).log).toHaveLength(2);
  expect((await ask('  ')).json().error.fields).toEqual({ text: 'Please write a question' });
  expect((await ask('x'.repeat(301))).json().error.fields).toEqual({ text: 'Keep the question under 301 characters' });
});
