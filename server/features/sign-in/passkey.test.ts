import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { AppParts } from '#server/app.ts';
import { testApp } from '#test/app.ts';
import { authenticator } from '#test/authenticator.ts';
import { createTestDatabase } from '#test/database.ts';
import { type Visitor, visitor } from '#test/visitor.ts';
import { signInByDevelopment, viewerOf } from '#test/ways.ts';
import { withoutLimits } from '#test/without-limits.ts';

const database = await createTestDatabase();
const app = await testApp({ database });
const openToAll = { allowed: [], takesNewPeople: true, briefsAMonth: 3 };
type Device = ReturnType<typeof authenticator>;

async function withPasskey(email: string, device: Device): Promise<Visitor> {
  const who = visitor(app);
  await signInByDevelopment(who, email);
  const { options } = (await who.call('POST', '/api/me/ways/passkey/options')).json();
  const added = await who.call('POST', '/api/me/ways/passkey', { name: 'My phone', response: device.make(options) });
  expect(added.statusCode, added.body).toBe(204);
  return who;
}
async function signIn(who: Visitor, device: Device, returnTo = '/generate') {
  const { options } = (await who.call('POST', '/api/sign-in/passkey/options')).json();
  return who.call('POST', '/api/sign-in/passkey', { response: device.ask(options), returnTo });
}

test('OPS-5 a person adds a passkey and signs in with it, without a name', async () => {
  const device = authenticator();
  const owner = await withPasskey('ines@people.example', device);
  const { items } = (await owner.call('GET', '/api/me/ways')).json();
  expect(items).toMatchObject([
    { kind: 'provider' },
    { kind: 'passkey', name: 'My phone', works: true, lastUsedAt: null },
  ]);
  const who = visitor(app);
  expect((await signIn(who, device, '//evil.example')).json()).toEqual({ to: '/', event: 'signed_in' });
  expect((await viewerOf(who)).id).toBe((await viewerOf(owner)).id);
  expect((await signIn(visitor(app), device)).statusCode).toBe(200);
});

test('OPS-5 an answer is good once, in the browser that was asked, for this site and this challenge', async () => {
  const device = authenticator();
  await withPasskey('strict@people.example', device);
  const who = visitor(app);
  const { options } = (await who.call('POST', '/api/sign-in/passkey/options')).json();
  const response = device.ask(options);
  const challenge = who.cookies.get('bf-passkey')!;
  const send = (from: Visitor, given: string) => from.call('POST', '/api/sign-in/passkey', { response: given });
  expect((await send(visitor(app), response)).json().error.code).toBe('sign_in_refused');
  expect((await send(who, response)).statusCode).toBe(200);
  const replay = visitor(app);
  replay.accept('bf-passkey', challenge);
  expect((await send(replay, response)).json().error.code).toBe('sign_in_refused');

  const phished = authenticator({ origin: 'https://evil.example' });
  const other = visitor(app);
  await signInByDevelopment(other, 'phished@people.example');
  const made = (await other.call('POST', '/api/me/ways/passkey/options')).json();
  const refused = await other.call('POST', '/api/me/ways/passkey', { name: 'x', response: phished.make(made.options) });
  expect(refused.json().error.code).toBe('code_refused');
  const nul = JSON.stringify({ id: '\0'.repeat(20) });
  for (const nonsense of ['{}', 'x', '[]', JSON.stringify({ id: 'a', response: {} }), nul]) {
    const asked = visitor(app);
    await asked.call('POST', '/api/sign-in/passkey/options');
    expect((await send(asked, nonsense)).json().error.code, nonsense).toBe('sign_in_refused');
  }
});

test('OPS-5 the certificates of a device are not read, and no address in them is asked for anything', async () => {
  const asked: string[] = [];
  const inside = createServer(({ url = '' }, response) => {
    asked.push(url);
    response.end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void inside.close());
  await once(inside, 'listening');
  const who = visitor(app);
  await signInByDevelopment(who, 'attested@people.example');
  const device = authenticator();
  const { options } = (await who.call('POST', '/api/me/ways/passkey/options')).json();
  const attested = `http://127.0.0.1:${(inside.address() as AddressInfo).port}/latest/meta-data`;
  const response = device.make(options, { attested });
  const added = await who.call('POST', '/api/me/ways/passkey', { name: 'My phone', response });
  expect(asked).toEqual([]);
  expect(added.statusCode, added.body).toBe(204);
  expect((await signIn(visitor(app), device)).statusCode).toBe(200);
});

test('OPS-5 odd words about a device are left out, and an odd key only signs nobody in', async () => {
  const who = visitor(app);
  await signInByDevelopment(who, 'odd@people.example');
  const add = async (device: Device, change: (made: { response: Record<string, unknown> }) => void) => {
    const { options } = (await who.call('POST', '/api/me/ways/passkey/options')).json();
    const made = JSON.parse(device.make(options));
    change(made);
    return who.call('POST', '/api/me/ways/passkey', { name: 'My phone', response: JSON.stringify(made) });
  };
  for (const transports of ['usb', ['\0'], { a: 1 }, [['a'], ['b', 'c']]]) {
    const device = authenticator();
    const added = await add(device, ({ response }) => Object.assign(response, { transports }));
    expect(added.statusCode, added.body).toBe(204);
    expect((await signIn(visitor(app), device)).statusCode).toBe(200);
  }
  const other = authenticator();
  const renamed = await add(other, (made) => Object.assign(made, { id: 'a'.repeat(20), rawId: 'a'.repeat(20) }));
  expect(renamed.json().error.code).toBe('code_refused');
  const offCurve = authenticator();
  await add(offCurve, ({ response }) => {
    const bytes = Buffer.from(String(response.attestationObject), 'base64url');
    response.attestationObject = bytes.fill(7, bytes.length - 32).toString('base64url');
  });
  expect((await signIn(visitor(app), offCurve)).json().error.code).toBe('sign_in_refused');
});

test('OPS-5 of two answers with one number at once, as a copy of a device gives them, one signs in', async () => {
  const device = authenticator();
  await withPasskey('copied@people.example', device);
  const asked = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const who = visitor(app);
      const { options } = (await who.call('POST', '/api/sign-in/passkey/options')).json();
      return { who, response: device.ask(options, { counter: 7 }) };
    }),
  );
  const answers = await Promise.all(
    asked.map(({ who, response }) => who.call('POST', '/api/sign-in/passkey', { response })),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

test('OPS-5 a person has 20 passkeys at most, and may add one again after removing one', async () => {
  await withoutLimits(database);
  const owner = await withPasskey('collector@people.example', authenticator());
  const add = async () => {
    const { options } = (await owner.call('POST', '/api/me/ways/passkey/options')).json();
    const response = authenticator().make(options);
    return owner.call('POST', '/api/me/ways/passkey', { name: 'My phone', response });
  };
  for (let n = 2; n <= 20; n++) expect((await add()).statusCode).toBe(204);
  const refused = await add();
  expect(refused.json().error).toMatchObject({
    code: 'limit_reached',
    message: expect.stringContaining('20 passkeys'),
  });
  const { id } = await viewerOf(owner);
  await database.pool.query('delete from passkeys where id = (select id from passkeys where user_id = $1 limit 1)', [
    id,
  ]);
  expect((await add()).statusCode).toBe(204);
});

test('OPS-5 a challenge to add a passkey is for the person who asked, and not for signing in', async () => {
  const device = authenticator();
  const owner = await withPasskey('purpose@people.example', device);
  const other = visitor(app);
  await signInByDevelopment(other, 'purpose-2@people.example');
  const { options } = (await owner.call('POST', '/api/me/ways/passkey/options')).json();
  other.accept('bf-passkey', owner.cookies.get('bf-passkey')!);
  const stolen = await other.call('POST', '/api/me/ways/passkey', {
    name: 'x',
    response: authenticator().make(options),
  });
  expect(stolen.json().error.code).toBe('code_refused');
  const fresh = (await owner.call('POST', '/api/me/ways/passkey/options')).json();
  const { challenge } = JSON.parse(fresh.options);
  const answer = device.ask(JSON.stringify({ challenge, rpId: 'localhost' }));
  const used = await owner.call('POST', '/api/sign-in/passkey', { response: answer });
  expect(used.json().error.code).toBe('sign_in_refused');
});

test('OPS-8 a passkey of a closed account, or of somebody who is not allowed any more, signs nobody in', async () => {
  const device = authenticator();
  const owner = await withPasskey('left@people.example', device);
  const school = await testApp({ database, admission: { ...openToAll, allowed: ['school.example'] } });
  expect((await signIn(visitor(school), device)).json().error.message).toContain('may not log in here');
  const { id } = await viewerOf(owner);
  await database.kysely.updateTable('profiles').set({ closed_at: new Date() }).where('id', '=', id).execute();
  expect((await signIn(visitor(app), device)).json().error.message).toContain('closed');
});

async function openAccount(parts: Partial<AppParts>, device = authenticator()) {
  const who = visitor(await testApp({ database, ...parts }));
  const asked = await who.call('POST', '/api/sign-in/passkey-account/options', { displayName: 'Ama Boateng' });
  if (asked.statusCode !== 200) return { who, answer: asked };
  const response = device.make(asked.json().options);
  return { who, answer: await who.call('POST', '/api/sign-in/passkey-account', { response, returnTo: '/generate' }) };
}

test('OPS-5 where the operator wants it, a passkey alone opens an account; elsewhere it does not', async () => {
  const device = authenticator();
  const accounts = { identity: [], passkeys: 'accounts' as const };
  const { who, answer } = await openAccount(accounts, device);
  expect(answer.json()).toEqual({ to: '/generate', event: 'signed_in' });
  const person = await viewerOf(who);
  expect(person).toMatchObject({ displayName: 'Ama Boateng', email: null, briefsLimit: 3 });
  const again = visitor(await testApp({ database, ...accounts }));
  await signIn(again, device);
  expect((await viewerOf(again)).id).toBe(person.id);
  expect((await again.call('GET', '/api/session')).json()).toMatchObject({
    ways: { providers: [], passkey: 'accounts' },
  });
  const { items } = (await again.call('GET', '/api/me/ways')).json();
  const last = await (await testApp({ database, ...accounts })).inject({
    method: 'DELETE',
    url: `/api/me/ways/${items[0].id}`,
    headers: { origin: 'http://localhost:3000' },
    cookies: Object.fromEntries(again.cookies),
  });
  expect(last.json().error.code).toBe('last_way');

  expect((await openAccount({ passkeys: 'yes' })).answer.statusCode).toBe(404);
  const full = { ...accounts, admission: { ...openToAll, takesNewPeople: false } };
  expect((await openAccount(full)).answer.json().error.message).toContain('No new accounts');
  const operator = { name: 'Design school Ost', contact: null };
  const listed = { ...accounts, operator, admission: { ...openToAll, allowed: ['school.example'] } };
  const refused = await openAccount(listed);
  expect(refused.answer.json().error.message).toMatch(/this log-in names none\..* ask Design school Ost\./);
  expect((await refused.who.call('GET', '/api/session')).json().ways.passkey).toBe('yes');
});

test('OPS-5 an installation without passkeys has none', async () => {
  const device = authenticator();
  await withPasskey('without@people.example', device);
  const without = visitor(await testApp({ database, passkeys: 'no' }));
  expect((await without.call('POST', '/api/sign-in/passkey/options')).statusCode).toBe(404);
  expect((await without.call('GET', '/api/session')).json().ways.passkey).toBe('no');
});
