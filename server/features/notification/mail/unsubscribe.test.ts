import { expect, test } from 'vitest';
import { createMailbox } from '#server/stand-ins/mailbox/mailbox.ts';
import { signedInAs, TEST_SECRET, type TestPerson, testApp } from '#test/app.ts';
import { caller } from '#test/collaboration.ts';
import { createTestDatabase } from '#test/database.ts';
import { unsubscribeTokens } from './unsubscribe-token.ts';

const database = await createTestDatabase();
const mailer = createMailbox();
const app = await testApp({ database, mailer });
const call = caller(app);
const tokens = unsubscribeTokens(TEST_SECRET);
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

async function reader(): Promise<TestPerson & { token: string }> {
  const person = await signedInAs(database, { name: 'Ines Marau', email: 'ines@people.example' });
  for (const kind of ['comment', 'status'])
    await call(person, 'PUT', `/api/me/notification-choices/${kind}`, { inProduct: kind === 'comment', byMail: true });
  return { ...person, token: tokens.of(person.userId) };
}

const byMail = async (person: TestPerson) =>
  ((await call(person, 'GET', '/api/me/notification-choices')).json().items as { kind: string; byMail: boolean }[])
    .filter((choice) => choice.byMail)
    .map(({ kind }) => kind);

test.each([
  ['a form', FORM, 'List-Unsubscribe=One-Click'],
  [
    'multipart',
    { 'content-type': 'multipart/form-data; boundary=b' },
    '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
  ],
])(
  'WORK-11 one request of a mail program ends the e-mails, without a sign-in, and only those of that person (%s)',
  async (_kind, headers, payload) => {
    const [person, other] = [await reader(), await reader()];
    // As RFC 8058 has it: from elsewhere, without cookies, and not to be redirected.
    const ended = await app.inject({
      method: 'POST',
      url: `/unsubscribe/${person.token}`,
      headers: { ...headers, origin: 'https://mail.example' },
      payload,
    });
    expect(ended.statusCode).toBe(200);
    expect(await byMail(person)).toEqual([]);
    expect(await byMail(other)).toEqual(['comment', 'status']);
    // What was wanted in the product still is.
    const { items } = (await call(person, 'GET', '/api/me/notification-choices')).json();
    expect(items.find(({ kind }: { kind: string }) => kind === 'comment')).toMatchObject({ inProduct: true });
  },
);

test('WORK-11 opening the link changes nothing, however often a scanner does', async () => {
  const person = await reader();
  for (const method of ['GET', 'HEAD'] as const) await app.inject({ method, url: `/api/unsubscribe/${person.token}` });
  const asked = await app.inject({ url: `/api/unsubscribe/${person.token}` });
  expect(asked.json()).toEqual({ displayName: 'Ines Marau', isOn: true });
  expect(asked.body).not.toContain('people.example');
  expect(await byMail(person)).toEqual(['comment', 'status']);
});

test('WORK-11 the form of the page ends them and leads back to it', async () => {
  const person = await reader();
  const answer = await app.inject({
    method: 'POST',
    url: `/unsubscribe/${person.token}`,
    headers: FORM,
    payload: 'from=page',
  });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, `/unsubscribe/${person.token}?done=1`]);
  expect(await byMail(person)).toEqual([]);
  expect((await app.inject({ url: `/api/unsubscribe/${person.token}` })).json()).toMatchObject({ isOn: false });
});

test('WORK-11 a token that nobody was given, or of somebody who is gone, ends nothing; neither does a request that does not say so', async () => {
  const person = await reader();
  const gone = await signedInAs(database);
  await database.pool.query('delete from profiles where id = $1', [gone.userId]);
  const [id, signature] = person.token.split('.');
  const changed = `${id}.${signature!.startsWith('A') ? 'B' : 'A'}${signature!.slice(1)}`;
  const ofOther = `${tokens.of(gone.userId).split('.')[0]}.${signature}`;
  const elsewhere = unsubscribeTokens('another secret that is long enough').of(person.userId);
  for (const token of [changed, ofOther, elsewhere, tokens.of(gone.userId), 'x', person.userId]) {
    expect((await app.inject({ url: `/api/unsubscribe/${token}` })).statusCode).toBe(404);
    const posted = await app.inject({
      method: 'POST',
      url: `/unsubscribe/${token}`,
      headers: FORM,
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(posted.statusCode).toBe(404);
  }
  const empty = await app.inject({
    method: 'POST',
    url: `/unsubscribe/${person.token}`,
    headers: FORM,
    payload: 'x=1',
  });
  expect(empty.statusCode).toBe(400);
  expect(await byMail(person)).toEqual(['comment', 'status']);
});

test('WORK-11 how often e-mails come is one’s own choice, and no guest’s', async () => {
  const [person, other] = [await reader(), await reader()];
  const answer = await call(person, 'PUT', '/api/me/mail-pace', { pace: 'daily' });
  expect(answer.json().mail).toEqual({ address: 'ines@people.example', pace: 'daily', isDevelopment: true });
  expect((await call(other, 'GET', '/api/me/notification-choices')).json().mail.pace).toBe('hourly');
  expect((await call(null, 'PUT', '/api/me/mail-pace', { pace: 'daily' })).statusCode).toBe(401);
  expect((await call(person, 'PUT', '/api/me/mail-pace', { pace: 'never' })).statusCode).toBe(400);
  const unset = await testApp({ database });
  expect((await caller(unset)(person, 'GET', '/api/me/notification-choices')).json().mail).toBeNull();
});

test('the development mailbox shows what would have been sent, with everything in it as text, and is nowhere else', async () => {
  const id = 'email-1';
  await mailer.send({
    id,
    to: { name: '<b>Ines</b>', address: 'ines@people.example' },
    subject: '<script>alert(1)</script>',
    text: 'Look: https://foundry.example/workspace/1 <img src=x>',
    html: '<p>Look</p>',
    unsubscribeUrl: 'https://foundry.example/unsubscribe/t',
  });
  const page = await app.inject({ url: '/dev-mail' });
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  expect(page.body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(page.body).toContain('<a href="https://foundry.example/workspace/1">');
  expect(page.body).not.toMatch(/<img|<script|<b>Ines/);
  expect((await app.inject({ url: `/dev-mail/${id}` })).body).toBe('<p>Look</p>');
  expect((await app.inject({ url: '/dev-mail/email-2' })).statusCode).toBe(404);
  for (const other of [
    await testApp({ database }),
    await testApp({ database, mailer: { kind: 'smtp', send: async () => {} } }),
  ])
    expect((await other.inject({ url: '/dev-mail' })).statusCode).toBe(404);
});
