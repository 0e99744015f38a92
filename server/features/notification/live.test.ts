import { expect, test } from 'vitest';
import type { PersonEvent } from '#contract/notification.ts';
import { createNotifications } from '#server/platform/database/notify.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { publishEvent } from '#server/platform/events/publish.ts';
import { type TestPerson, testApp, testSessions } from '#test/app.ts';
import { caller, working } from '#test/collaboration.ts';
import { createTestDatabase } from '#test/database.ts';
import { type EventReader, readEvents } from '#test/event-reader.ts';
import { silentLog } from '#test/silent-log.ts';
import { figure } from '#test/strength/figure.ts';
import { withoutLimits } from '#test/without-limits.ts';

/** `LIVE_EVENTS=10000 LIVE_KILLS=20 LIVE_REVOCATIONS=500` for the figures of the goal. */
const EVENTS = Number(process.env.LIVE_EVENTS ?? 400);
const KILLS = Number(process.env.LIVE_KILLS ?? 5);
const REVOCATIONS = Number(process.env.LIVE_REVOCATIONS ?? 12);

const database = await createTestDatabase();
await withoutLimits(database);
/** Two processes, as far as the database knows: each with its own listening connection. */
const apps = await Promise.all(
  [0, 1].map(async () => {
    const notifications = createNotifications(database.connection, silentLog);
    const app = await testApp({ database, notifications });
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    await notifications.ready();
    return { app, url };
  }),
);
const [here, there] = apps as [(typeof apps)[0], (typeof apps)[0]];
const call = caller(here.app);

type Data = PersonEvent & { after?: number; unreadCount?: number };

const listen = (url: string, person: TestPerson, after?: number) =>
  readEvents(`${url}/api/events`, {
    headers: { ...person.headers, ...(after !== undefined && { 'last-event-id': String(after) }) },
  });

/** Reads until the wanted event, and answers everything on the way. */
async function readUntil(stream: EventReader, isLast: (event: Data) => boolean): Promise<Data[]> {
  const seen: Data[] = [];
  for (let event = await stream.next(); event; event = await stream.next()) {
    const data = JSON.parse(event.data) as Data;
    if (event.event === 'hello') continue;
    seen.push(data);
    if (isLast(data)) return seen;
  }
  throw new Error(`The stream ended after ${seen.length} events.`);
}

const texts = (events: Data[]) =>
  events.filter(({ kind }) => kind === 'comment').map(({ data }) => (data as { text: string }).text);

test(`WORK-8 ${EVENTS} messages over two processes with the listening connections killed ${KILLS} times: none lost, none twice, in order`, {
  timeout: 60_000 + EVENTS * 150,
}, async () => {
  const { designer, developer, designId } = await working(database, here.app);
  const streams = [await listen(there.url, designer), await listen(here.url, developer)];
  const reading = streams.map((stream) => readUntil(stream, ({ data }) => data.text === `Message ${EVENTS - 1}`));
  const every = Math.ceil(EVENTS / (KILLS + 1));
  for (let n = 0; n < EVENTS; n += 1) {
    // The last one too: no later message wakes those who missed it.
    if ((n > 0 && n % every === 0) || n === EVENTS - 1)
      await database.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
           where application_name = 'brief-foundry notifications' and datname = current_database()`,
      );
    const by = apps[n % 2]!.app;
    const answer = await by.inject({
      method: 'POST',
      url: `/api/workspaces/${designId}/comments`,
      headers: (n % 3 ? designer : developer).headers,
      payload: { text: `Message ${n}` },
    });
    expect(answer.statusCode).toBe(201);
  }
  const expected = Array.from({ length: EVENTS }, (_, n) => `Message ${n}`);
  for (const events of await Promise.all(reading)) {
    expect(texts(events)).toEqual(expected);
    const numbers = events.map(({ seq }) => seq);
    expect(numbers).toEqual(numbers.map((_, n) => numbers[0]! + n));
  }
  for (const stream of streams) stream.leave();
  figure('events lost, twice or out of order', `0 of ${EVENTS}, ${KILLS} killings`);
});

test('WORK-8 messages that are written at the same moment are numbered in the order in which they can be read', async () => {
  const { designer, developer, designId } = await working(database, here.app);
  const stream = await listen(there.url, designer);
  const count = 40;
  const reading = (async () => {
    const seen: Data[] = [];
    while (texts(seen).length < count) seen.push(...(await readUntil(stream, ({ kind }) => kind === 'comment')));
    return seen;
  })();
  await Promise.all(
    Array.from({ length: count }, (_, n) =>
      caller(apps[n % 2]!.app)(n % 3 ? developer : designer, 'POST', `/api/workspaces/${designId}/comments`, {
        text: `At once ${n}`,
      }),
    ),
  );
  const numbers = (await reading).map(({ seq }) => seq);
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  expect(new Set(numbers).size).toBe(numbers.length);
  stream.leave();
});

test('WORK-8 what nobody was woken for arrives by itself', async () => {
  const { developer } = await working(database, here.app);
  const stream = await listen(here.url, developer);
  await stream.next();
  // As after a process that died between its commit and its NOTIFY.
  await database.pool.query(
    `with numbered as (update event_heads set head = head + 1 where user_id = $1 returning head)
     insert into person_events (user_id, seq, kind, data) select $1, head, 'unsaid', '{}' from numbered`,
    [developer.userId],
  );
  await readUntil(stream, ({ kind }) => kind === 'unsaid');
  stream.leave();
});

test('WORK-8 a reader who was away goes on after the last event they have', async () => {
  const { designer, developer, designId } = await working(database, here.app);
  const write = (text: string) => call(developer, 'POST', `/api/workspaces/${designId}/comments`, { text });
  const stream = await listen(here.url, designer);
  await stream.next();
  await write('One');
  const before = await readUntil(stream, ({ data }) => data.text === 'One');
  stream.leave();
  await write('Two');
  await write('Three');
  const again = await listen(there.url, designer, before.at(-1)!.seq);
  const missed = await readUntil(again, ({ data }) => data.text === 'Three');
  expect(texts(missed)).toEqual(['Two', 'Three']);
  again.leave();
});

test('WORK-1 a third person hears nothing of it, from whatever number they ask', async () => {
  const { designer, developer, third, designId } = await working(database, here.app);
  await call(developer, 'POST', `/api/workspaces/${designId}/comments`, { text: 'For Ines' });
  const all = await call(third, 'GET', '/api/events?after=0');
  expect(all.json()).toEqual({ items: [], head: 0 });
  expect((await call(designer, 'GET', '/api/events?after=0')).json().items.length).toBeGreaterThan(0);
});

test(`WORK-1 ${REVOCATIONS} collaborations that end with a stream open: nothing of the workspace arrives any more, not even what was missed`, {
  timeout: 60_000 + REVOCATIONS * 3_000,
}, async () => {
  for (let n = 0; n < REVOCATIONS; n += 1) {
    const { designer, developer, designId, agreementId } = await working(database, here.app);
    const stream = await listen(there.url, developer);
    await stream.next();
    const chatter = Array.from({ length: 6 }, (_, k) =>
      call(designer, 'POST', `/api/workspaces/${designId}/comments`, { text: `${k}` }),
    );
    const ended = call(designer, 'POST', `/api/agreements/${agreementId}/end`, { block: n % 2 === 0 });
    const late = Array.from({ length: 6 }, (_, k) =>
      call(designer, 'POST', `/api/workspaces/${designId}/comments`, { text: `late ${k}` }),
    );
    const answers = await Promise.all([...chatter, ended, ...late]);
    expect(answers[6]!.statusCode).toBe(204);
    // Something that concerns the developer alone comes last, so that what must not come before it would be seen.
    await transaction(database.kysely, (tx) => publishEvent(tx, [developer.userId], { kind: 'last', data: {} }));
    const seen = await readUntil(stream, ({ kind }) => kind === 'last');
    // The number of the end: whatever is of the workspace and comes later was committed after it.
    const end = seen.find(({ kind }) => kind === 'workspace_closed')!.seq;
    expect(seen.filter(({ workspaceId, seq }) => workspaceId === agreementId && seq > end)).toEqual([]);
    const after = (await caller(there.app)(developer, 'GET', '/api/events?after=0')).json().items as PersonEvent[];
    expect(after.filter(({ workspaceId }) => workspaceId === agreementId)).toEqual([]);
    stream.leave();
  }
  figure('events of a workspace after its end', `0 in ${REVOCATIONS} ends`);
});

test('a stream closes with its sign-in', async () => {
  const { developer } = await working(database, here.app);
  const stream = await listen(there.url, developer);
  await stream.next();
  const since = performance.now();
  await testSessions(database).end({ userId: developer.userId });
  expect(await stream.next()).toBeNull();
  figure('ms from the end of a sign-in to its closed stream', Math.round(performance.now() - since));
});

test('OPS-3 a person has eight streams a process: a ninth closes the oldest, which is told why, and the others go on', async () => {
  const { developer } = await working(database, here.app);
  const streams: EventReader[] = [];
  for (let n = 0; n < 9; n += 1) {
    streams.push(await listen(here.url, developer));
    await streams[n]!.next();
  }
  const [oldest, ...others] = streams as [EventReader, ...EventReader[]];
  expect((await oldest.next())!.event).toBe('crowded');
  expect(await oldest.next()).toBeNull();
  await transaction(database.kysely, (tx) => publishEvent(tx, [developer.userId], { kind: 'last', data: {} }));
  for (const stream of others) {
    await readUntil(stream, ({ kind }) => kind === 'last');
    stream.leave();
  }
});

test('who was away for longer than events are kept is told to read the page anew', async () => {
  const { developer } = await working(database, here.app);
  const { head } = (await call(developer, 'GET', '/api/events')).json() as { head: number };
  const helloAfter = async (after: number) => {
    const stream = await listen(here.url, developer, after);
    const hello = JSON.parse((await stream.next())!.data);
    stream.leave();
    return hello.isLost;
  };
  expect(await helloAfter(head - 1)).toBe(false);
  await database.pool.query('delete from person_events where user_id = $1', [developer.userId]);
  expect(await helloAfter(head - 1)).toBe(true);
  expect(await helloAfter(head)).toBe(false);
});

test('of very many events that somebody missed none is searched: the page is read anew', async () => {
  const { developer } = await working(database, here.app);
  const { head } = (await call(developer, 'GET', '/api/events')).json() as { head: number };
  await database.pool.query(
    `insert into person_events (user_id, seq, kind, data) select $1, $2::bigint + n, 'old', '{}' from generate_series(1, 6000) n`,
    [developer.userId, head],
  );
  await database.pool.query('update event_heads set head = head + 6000 where user_id = $1', [developer.userId]);
  for (const [missed, isLost] of [
    [5_001, true],
    [5_000, false],
  ] as const) {
    const stream = await listen(here.url, developer, head + 6000 - missed);
    expect(JSON.parse((await stream.next())!.data)).toMatchObject({ isLost });
    stream.leave();
  }
  const { items } = (await call(developer, 'GET', `/api/events?after=${head}`)).json();
  expect(items[0].seq).toBe(head + 1001);
});

test('WORK-11 whoever listens from what a page knew is told what came since, and greeted with the count that includes it', async () => {
  const { designer, developer, designId } = await working(database, here.app);
  const { eventsUntil } = (await call(developer, 'GET', '/api/me/collaborations')).json() as { eventsUntil: number };
  for (const path of [`/api/workspaces/${designId}`, '/api/me/notifications', `/api/submissions/${designId}/comments`])
    expect((await call(developer, 'GET', path)).json(), path).toMatchObject({ eventsUntil });
  const before = (await call(developer, 'GET', '/api/me/notifications')).json().unreadCount;
  await call(designer, 'POST', `/api/workspaces/${designId}/comments`, { text: 'Since' });
  const stream = await listen(here.url, developer, eventsUntil);
  const hello = JSON.parse((await stream.next())!.data);
  const since = await readUntil(stream, ({ seq }) => seq === hello.head);
  expect(texts(since)).toEqual(['Since']);
  expect(since[0]!.seq).toBe(eventsUntil + 1);
  expect(hello).toMatchObject({ after: eventsUntil, unreadCount: before + 1, isLost: false });
  stream.leave();
});

test('a guest has no stream, and a number from elsewhere begins anew instead of waiting for it', async () => {
  const { developer } = await working(database, here.app);
  expect((await fetch(`${here.url}/api/events`, { headers: { accept: 'text/event-stream' } })).status).toBe(401);
  const stream = await listen(here.url, developer, 999_999);
  const hello = await stream.next();
  expect(JSON.parse(hello!.data)).toMatchObject({ isLost: true });
  stream.leave();
});
