import { expect, test } from 'vitest';
import { createNotifications } from '#server/platform/database/notify.ts';
import { type TestPerson, testApp } from '#test/app.ts';
import { agreeing, caller, working } from '#test/collaboration.ts';
import { createTestDatabase } from '#test/database.ts';
import { type EventReader, readEvents } from '#test/event-reader.ts';
import { silentLog } from '#test/silent-log.ts';

const database = await createTestDatabase();
/** Two processes: who says something and who hears it are at different ones. */
const [here, there] = (await Promise.all(
  [0, 1].map(async () => {
    const notifications = createNotifications(database.connection, silentLog);
    const app = await testApp({ database, notifications });
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    await notifications.ready();
    return { app, url };
  }),
)) as [
  { app: Awaited<ReturnType<typeof testApp>>; url: string },
  { app: Awaited<ReturnType<typeof testApp>>; url: string },
];
const call = caller(here.app);

const say = (person: TestPerson | null, designId: string, signal: string) =>
  call(person, 'PUT', `/api/workspaces/${designId}/presence`, { signal });

async function listen(person: TestPerson): Promise<EventReader> {
  const stream = await readEvents(`${there.url}/api/events`, { headers: { ...person.headers } });
  await stream.next(); // hello
  return stream;
}

/** Everything up to the event that is made to come last. */
async function heardBy(
  stream: EventReader,
  tellLast: () => Promise<unknown>,
): Promise<{ event: string; id: string; data: string }[]> {
  await tellLast();
  const heard: { event: string; id: string; data: string }[] = [];
  for (let event = await stream.next(); event; event = await stream.next()) {
    if (event.event === 'happened' && JSON.parse(event.data).kind === 'comment') return heard;
    heard.push(event);
  }
  throw new Error('The stream ended.');
}

test('WORK-8 the other one hears who is there and writing, at another process, and nobody else does', async () => {
  const { designer, developer, third, designId, agreementId } = await working(database, here.app);
  const foreign = await working(database, here.app);
  const [other, self, stranger] = [await listen(developer), await listen(designer), await listen(foreign.developer)];
  const before = await database.pool.query(
    'select (select count(*) from person_events) as events, (select sum(head) from event_heads) as heads',
  );
  for (const signal of ['arrived', 'writing', 'away'])
    expect((await say(designer, designId, signal)).statusCode).toBe(204);
  const after = await database.pool.query(
    'select (select count(*) from person_events) as events, (select sum(head) from event_heads) as heads',
  );
  expect(after.rows).toEqual(before.rows);
  const comment = (person: TestPerson, id: string) => () =>
    call(person, 'POST', `/api/workspaces/${id}/comments`, { text: 'Last' });
  const heard = await heardBy(other, comment(designer, designId));
  expect(heard.filter(({ event }) => event === 'presence')).toEqual(
    ['arrived', 'writing', 'away'].map((signal) => ({
      event: 'presence',
      // No number: a reader who comes back is not told again.
      id: '',
      data: JSON.stringify({ workspaceId: agreementId, signal }),
    })),
  );
  for (const [stream, person, id] of [
    [self, designer, designId],
    [stranger, foreign.designer, foreign.designId],
  ] as const)
    expect((await heardBy(stream, comment(person, id))).filter(({ event }) => event === 'presence')).toEqual([]);
  for (const stream of [other, self, stranger]) stream.leave();
  expect((await say(third, designId, 'here')).statusCode).toBe(404);
  expect((await say(null, designId, 'here')).statusCode).toBe(401);
  expect((await say(designer, designId, 'shouting')).statusCode).toBe(400);
});

test('WORK-1 nobody is there before the workspace is open, and nobody after it has ended', async () => {
  const early = await agreeing(database, here.app);
  expect((await say(early.designer, early.designId, 'here')).statusCode).toBe(404);
  const { designer, developer, designId, agreementId } = await working(database, here.app);
  await call(developer, 'POST', `/api/agreements/${agreementId}/end`, { block: false });
  for (const person of [designer, developer]) expect((await say(person, designId, 'writing')).statusCode).toBe(404);
});

test('WORK-8 whoever says it without end is not heard without end', async () => {
  const { designer, developer, designId } = await working(database, here.app);
  const other = await listen(developer);
  for (let n = 0; n < 60; n += 1) expect((await say(designer, designId, 'writing')).statusCode).toBe(204);
  const heard = await heardBy(other, () =>
    call(designer, 'POST', `/api/workspaces/${designId}/comments`, { text: 'Last' }),
  );
  const count = heard.filter(({ event }) => event === 'presence').length;
  expect(count).toBeGreaterThanOrEqual(12);
  expect(count).toBeLessThan(30);
  other.leave();
});
