import { expect, test } from 'vitest';
import type { AppParts } from '#server/app.ts';
import { EmailRefused } from '#server/platform/mail/mailer.ts';
import { createMailbox } from '#server/stand-ins/mailbox/mailbox.ts';
import { testApp } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';
import { visitor } from '#test/visitor.ts';
import { linkFor, signInByDevelopment, viewerOf } from '#test/ways.ts';

const database = await createTestDatabase();
const mailbox = createMailbox();
const app = await testApp({ database, mailer: mailbox });
const openToAll = { allowed: [], takesNewPeople: true, briefsAMonth: 3 };
const appWith = (parts: Partial<AppParts>) => testApp({ database, mailer: mailbox, ...parts });
const arrivalOf = async (who: ReturnType<typeof visitor>) => (await who.call('GET', '/api/sign-in/arrival')).json();

test('OPS-5 a link in a letter opens no account silently: a new person is asked, and then signs in by links', async () => {
  const who = visitor(app);
  const link = await linkFor(who, mailbox, 'Ama@People.example');
  expect(mailbox.emails()[0]).toMatchObject({ to: { address: 'ama@people.example' }, unsubscribeUrl: null });
  expect((await who.get(link)).headers.location).toBe('/auth/arrival');
  expect(await viewerOf(who)).toBeNull();
  expect(await arrivalOf(who)).toMatchObject({
    waitsFor: 'answer',
    address: 'ama@people.example',
    accounts: [],
    mayOpenNew: true,
  });
  const answer = await who.call('POST', '/api/sign-in/arrival', { account: null });
  expect(answer.json()).toEqual({ to: '/generate', event: 'signed_in' });
  const first = await viewerOf(who);
  expect(first).toMatchObject({ displayName: 'ama', email: 'ama@people.example' });

  const again = visitor(app);
  expect((await again.get(await linkFor(again, mailbox, 'ama@people.example', '/showcase'))).headers.location).toBe(
    '/showcase',
  );
  expect((await viewerOf(again)).id).toBe(first.id);
});

test('OPS-5 a used link stays used where the clock is put back by hours', async () => {
  const who = visitor(app);
  const link = await linkFor(who, mailbox, 'clock@people.example');
  await who.get(link);
  // What a sweep removes twelve hours later, while the clock of this process says that the link is new.
  await database.pool.query(`delete from used_once where expires_at < now() + interval '12 hours'`);
  expect((await who.get(link)).headers.location).toBe('/auth?signIn=link_over');
});

test('OPS-5 a link works once, and for 15 minutes', async () => {
  const who = visitor(app);
  const link = await linkFor(who, mailbox, 'once@people.example');
  await who.get(link);
  await who.call('POST', '/api/sign-in/arrival', { account: null });
  expect((await who.get(link)).headers.location).toBe('/auth?signIn=link_over');
  const token = new URL(link, 'http://here').searchParams.get('token');
  const used = await who.call('POST', '/api/sign-in/email-link', { token });
  expect(used.json().error.code).toBe('sign_in_over');

  const late = await appWith({ clock: () => new Date(Date.now() + 16 * 60_000) });
  const fresh = visitor(late);
  const old = await linkFor(who, mailbox, 'once@people.example');
  expect((await fresh.get(old)).headers.location).toMatch(/^\/auth\/link\?token=/);
  const oldToken = new URL(old, 'http://here').searchParams.get('token');
  expect((await fresh.call('POST', '/api/sign-in/email-link', { token: oldToken })).json().error.code).toBe(
    'sign_in_over',
  );
});

test('OPS-5 a question is answered once: a copy of its cookie signs nobody in', async () => {
  const [who, thief] = [visitor(app), visitor(app)];
  await who.get(await linkFor(who, mailbox, 'asked@people.example'));
  thief.accept('bf-arrival', who.cookies.get('bf-arrival')!);
  expect((await who.call('POST', '/api/sign-in/arrival', { account: null })).statusCode).toBe(200);
  const again = await thief.call('POST', '/api/sign-in/arrival', { account: null });
  expect(again.json().error.code).toBe('sign_in_over');
  expect(await viewerOf(thief)).toBeNull();
});

test('OPS-5 of ten uses of one link at once, one signs in', async () => {
  const who = visitor(app);
  await who.get(await linkFor(who, mailbox, 'race@people.example'));
  await who.call('POST', '/api/sign-in/arrival', { account: null });
  const link = await linkFor(who, mailbox, 'race@people.example');
  const token = new URL(link, 'http://here').searchParams.get('token');
  const uses = await Promise.all(
    Array.from({ length: 10 }, () => visitor(app).call('POST', '/api/sign-in/email-link', { token })),
  );
  expect(uses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

test('OPS-5 on another device a link asks first, and says whom it signs in; a look at it uses nothing up', async () => {
  const desk = visitor(app);
  const link = await linkFor(desk, mailbox, 'desk@people.example');
  await desk.get(link);
  await desk.call('POST', '/api/sign-in/arrival', { account: null });
  const next = await linkFor(desk, mailbox, 'desk@people.example');
  const phone = visitor(app);
  for (let look = 0; look < 3; look += 1)
    expect((await phone.get(next)).headers.location).toMatch(/^\/auth\/link\?token=/);
  expect(await viewerOf(phone)).toBeNull();
  const token = new URL(next, 'http://here').searchParams.get('token')!;
  const told = await phone.call('GET', `/api/sign-in/email-link?token=${token}`);
  expect(told.json()).toEqual({ address: 'desk@people.example', adds: false });
  expect((await phone.call('POST', '/api/sign-in/email-link', { token })).json()).toEqual({
    to: '/generate',
    event: 'signed_in',
  });
  expect(await viewerOf(phone)).toMatchObject({ email: 'desk@people.example' });
});

test('OPS-5 a letter recovers an account whose provider confirmed the address, after the person says so', async () => {
  const by = visitor(app);
  await signInByDevelopment(by, 'lost@people.example', 'Lost Provider');
  const account = (await viewerOf(by)).id;
  const who = visitor(app);
  expect((await who.get(await linkFor(who, mailbox, 'lost@people.example'))).headers.location).toBe('/auth/arrival');
  expect(await viewerOf(who)).toBeNull();
  const { accounts } = await arrivalOf(who);
  expect(accounts).toMatchObject([{ id: account, handle: 'lost-provider' }]);
  const answer = await who.call('POST', '/api/sign-in/arrival', { account });
  expect(answer.json()).toEqual({ to: '/generate', event: 'password_recovery' });
  expect((await viewerOf(who)).id).toBe(account);
  expect((await who.call('POST', '/api/sign-in/arrival', { account })).json().error.code).toBe('sign_in_over');
});

test('OPS-5 the answer names one of the accounts with that address, never another one', async () => {
  const victim = visitor(app);
  await signInByDevelopment(victim, 'victim@people.example');
  const account = (await viewerOf(victim)).id;
  const who = visitor(app);
  await who.get(await linkFor(who, mailbox, 'thief@people.example'));
  expect((await who.call('POST', '/api/sign-in/arrival', { account })).json().error.code).toBe('sign_in_over');
  expect(await viewerOf(who)).toBeNull();
});

test('OPS-8 links heed who may sign in and whether new people are let in', async () => {
  const school = visitor(await appWith({ admission: { ...openToAll, allowed: ['school.example'] } }));
  const refused = await school.call('POST', '/api/sign-in/email', { email: 'ines@people.example' });
  expect(refused.json().error.code).toBe('sign_in_refused');
  const closed = visitor(await appWith({ admission: { ...openToAll, takesNewPeople: false } }));
  expect((await closed.get(await linkFor(closed, mailbox, 'stranger@people.example'))).headers.location).toBe(
    '/auth?signIn=no_new_people',
  );
});

test('OPS-8 no letter and no other way opens a second account for whoever was closed', async () => {
  const by = visitor(app);
  await signInByDevelopment(by, 'banned@people.example');
  const { id } = await viewerOf(by);
  await database.kysely.updateTable('profiles').set({ closed_at: new Date() }).where('id', '=', id).execute();
  const who = visitor(app);
  expect((await who.get(await linkFor(who, mailbox, 'banned@people.example'))).headers.location).toBe(
    '/auth?signIn=closed',
  );
});

test('OPS-5 nobody fills a mailbox with letters; other addresses are not held up', async () => {
  const who = visitor(app);
  const ask = async (email: string) => (await who.call('POST', '/api/sign-in/email', { email })).statusCode;
  const answers = [];
  for (let n = 0; n < 5; n += 1) answers.push(await ask('full@people.example'));
  expect(answers).toEqual([204, 204, 204, 429, 429]);
  expect(await ask('empty@people.example')).toBe(204);
});

test('OPS-5 a mail server that is away is said; without one there are no links', async () => {
  const broken = { kind: 'smtp' as const, send: async () => Promise.reject(new EmailRefused('server', 'ECONNECTION')) };
  const who = visitor(await testApp({ database, mailer: broken }));
  expect((await who.call('POST', '/api/sign-in/email', { email: 'a@people.example' })).statusCode).toBe(503);
  for (const parts of [{}, { mailer: mailbox, emailSignIn: false }]) {
    const without = visitor(await testApp({ database, ...parts }));
    expect((await without.call('POST', '/api/sign-in/email', { email: 'a@people.example' })).statusCode).toBe(404);
    expect((await without.call('GET', '/api/session')).json().ways.email).toBe('no');
  }
});
