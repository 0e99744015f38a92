import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { signedInAs, TEST_SECRET, testApp, testSessions } from '../../test/app.ts';
import { createTestDatabase } from '../../test/database.ts';
import { storedBrief, storedDesign } from '../../test/submission.ts';
import { commands } from './commands.ts';

const database = await createTestDatabase();
const app = await testApp({ database });
const run = async (name: string, ...args: string[]) =>
  commands[name]!.prepare(args, readConfig({}))({ database, secret: TEST_SECRET });

test('OPS-8 the operator sees people, newest first, a page at a time, and finds some by name, handle or address', async () => {
  expect(await run('people')).toBe('Nobody here.');
  for (let n = 0; n < 60; n += 1) {
    const created_at = new Date(Date.UTC(2026, 0, 1, 0, n));
    const handle = `pupil-${n}`;
    const id = newId();
    await database.kysely
      .insertInto('profiles')
      .values({ id, handle, display_name: `Pupil ${n}`, email: `pupil-${n}@school.example`, created_at })
      .execute();
  }
  await signedInAs(database, { name: 'Ama\n\u001b[2J Boateng', email: 'ama@people.example' });
  const first = await run('people');
  expect(first.split('\n')[1]).toMatch(/^ama-2j-boateng +Ama \[2J Boateng +ama@people\.example +0 of 3 +\d{4}-/);
  expect(first).toContain('npm run admin -- people --after pupil-11');
  const second = await run('people', '--after', 'pupil-11');
  expect(second).toContain('pupil-10 ');
  expect(second).not.toContain('pupil-11 ');
  expect(second.split('\n').at(-1)).toContain('pupil-0 ');
  expect((await run('people', 'ama@')).split('\n')).toHaveLength(2);
  expect(await run('people', 'A_a')).toBe('Nobody here.');
  await expect(run('people', '--after', 'nobody')).rejects.toThrow('Nobody here has the handle nobody');
});

test('OPS-8 a closed account has no session any more, and gets none until it is opened again', async () => {
  const tom = await signedInAs(database, { name: 'Tom Okafor', email: 'tom@people.example' });
  const sessions = testSessions(database);
  const { refresh } = await sessions.begin(tom.userId);
  const viewer = async () => (await app.inject({ url: '/api/session', headers: tom.headers })).json().viewer;
  expect(await viewer()).toMatchObject({ handle: 'tom-okafor' });

  expect(await run('close', 'TOM@people.example')).toContain('The account of tom-okafor is closed');
  await expect.poll(viewer).toBeNull();
  expect(await sessions.refresh(refresh.token)).toBeNull();
  await expect(sessions.begin(tom.userId)).rejects.toThrow('closed');
  expect(await run('people', 'tom')).toMatch(/closed \d{4}-/);

  await expect(run('close', 'tom-okafor')).rejects.toThrow('closed already');
  expect(await run('reopen', 'tom-okafor')).toBe('tom-okafor can log in again.');
  await expect(run('reopen', 'tom-okafor')).rejects.toThrow('The account of tom-okafor is not closed.');
  expect(await sessions.refresh(refresh.token)).toBeNull();
  await sessions.begin(tom.userId);
  await expect(run('close', 'nobody')).rejects.toThrow('Nobody here has');
  expect(() => commands.close!.prepare([], readConfig({}))).toThrow('Usage');
});

test('OPS-8 of a sign-in and a closing at the same moment, none leaves a session behind', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { userId } = await signedInAs(database, { name: `Kei ${round}` });
    const sessions = testSessions(database);
    await Promise.allSettled([
      ...Array.from({ length: 6 }, () => sessions.begin(userId)),
      database.kysely.updateTable('profiles').set({ closed_at: new Date() }).where('id', '=', userId).execute(),
      ...Array.from({ length: 6 }, () => sessions.begin(userId)),
    ]);
    const open = await database.kysely
      .selectFrom('session_families')
      .select('id')
      .where('user_id', '=', userId)
      .where('ended_at', 'is', null)
      .execute();
    expect(open).toEqual([]);
  }
});

test('OPS-5 an operator switches off a second step that somebody has lost', async () => {
  const { userId } = await signedInAs(database, { name: 'Rafa Quiroga', email: 'rafa@people.example' });
  await database.kysely.insertInto('second_steps').values({ user_id: userId, by_passkey: true }).execute();
  expect(await run('second-step-off', 'rafa@people.example')).toBe('rafa-quiroga logs in without a second step now.');
  const left = await database.kysely
    .selectFrom('second_steps')
    .select('user_id')
    .where('user_id', '=', userId)
    .execute();
  expect(left).toEqual([]);
  expect(await run('second-step-off', 'rafa@people.example')).toBe('rafa-quiroga had no second step.');
});

test('SIGN-13 the operator deletes a person who asks for it, and first reads what goes and what stays', async () => {
  const person = await signedInAs(database, { name: 'Noor Haddad', email: 'noor@people.example' });
  const other = await signedInAs(database, { name: 'Lea Brandt' });
  const own = await storedBrief(database, person.userId);
  const copied = await app.inject({
    method: 'POST',
    url: `/api/briefs/${own}/community-copy`,
    headers: person.headers,
  });
  const design = await storedDesign(database, person.userId);
  const othersDesign = await storedDesign(database, other.userId);
  const status = async (url: string) => (await app.inject({ url })).statusCode;
  const viewer = async () => (await app.inject({ url: '/api/session', headers: person.headers })).json().viewer;

  const asked = run('delete', 'noor@people.example');
  await expect(asked).rejects.toThrow(/What goes: briefs: 1; designs: 1; .*\. What stays: .* Add --anyway to delete/);
  expect([await status('/api/people/noor-haddad'), await status(`/api/submissions/${design}`)]).toEqual([200, 200]);
  expect(await viewer()).toMatchObject({ handle: 'noor-haddad' });

  expect(await run('delete', 'noor-haddad', '--anyway')).toMatch(
    /^noor-haddad is deleted\. What went: briefs: 1; designs: 1;/,
  );
  expect([await status('/api/people/noor-haddad'), await status(`/api/submissions/${design}`)]).toEqual([404, 404]);
  await expect.poll(viewer).toBeNull();
  expect(await status(`/api/briefs/${copied.json().id}`)).toBe(200);
  expect(await status(`/api/submissions/${othersDesign}`)).toBe(200);

  await expect(run('delete', 'noor-haddad', '--anyway')).rejects.toThrow('Nobody here has');
  expect(() => commands.delete!.prepare(['--anyway'], readConfig({}))).toThrow('Usage');
});
