import { afterAll, expect, test } from 'vitest';
import { startGithub } from '#server/stand-ins/github/github.ts';
import { createMailbox } from '#server/stand-ins/mailbox/mailbox.ts';
import { signedInAs, testApp } from '#test/app.ts';
import { authenticator } from '#test/authenticator.ts';
import { createTestDatabase } from '#test/database.ts';
import { type Visitor, visitor } from '#test/visitor.ts';
import { linkFor, newestLink, throughGithub, viewerOf } from '#test/ways.ts';

const database = await createTestDatabase();
const mailbox = createMailbox();
const github = await startGithub();
afterAll(() => github.close());
const identity = ['github', 'second'].map((id) => ({
  id,
  kind: 'github' as const,
  name: id === 'github' ? 'GitHub' : 'Second',
  issuer: id === 'github' ? github.url : github.url.replace('127.0.0.1', 'localhost'),
  clientId: 'client',
  clientSecret: 'secret',
}));
const app = await testApp({ database, identity, mailer: mailbox });

let ids = 100;
async function newcomer(login: string, email: string, verified = true): Promise<Visitor> {
  ids += 1;
  github.be({ id: ids, login, email, verified });
  const who = visitor(app);
  await throughGithub(who, await who.get('/api/auth/sign-in?with=github&returnTo=/generate'));
  return who;
}
const waysOf = async (who: Visitor) => (await who.call('GET', '/api/me/ways')).json();
const remove = async (who: Visitor, id: string) => {
  const { headers } = { headers: { origin: 'http://localhost:3000' } };
  return app.inject({ method: 'DELETE', url: `/api/me/ways/${id}`, headers, cookies: Object.fromEntries(who.cookies) });
};

test('OPS-5 a person adds another provider to their account, and signs in by either', async () => {
  const who = await newcomer('ines', 'ines@people.example');
  const { id } = await viewerOf(who);
  expect(await waysOf(who)).toMatchObject({
    items: [{ kind: 'provider', name: 'GitHub', address: 'ines@people.example', works: true }],
    addable: [{ id: 'second', name: 'Second' }],
  });
  github.be({ id: 9001, login: 'ines-at-work', email: 'ines@work.example' });
  const { url } = (await who.call('POST', '/api/me/ways/provider', { with: 'second' })).json();
  expect(await throughGithub(who, url)).toBe('/settings');
  expect((await waysOf(who)).items).toHaveLength(2);
  const again = visitor(app);
  await throughGithub(again, await again.get('/api/auth/sign-in?with=second&returnTo=/generate'));
  expect((await viewerOf(again)).id).toBe(id);
  // The address of the account stays that of the first provider.
  expect((await viewerOf(again)).email).toBe('ines@people.example');
});

test('OPS-5 what was begun for one person is not finished for another, and a login of somebody else is refused', async () => {
  const [ines, tom] = [
    await newcomer('first', 'first@people.example'),
    await newcomer('other', 'other@people.example'),
  ];
  github.be({ id: 9002, login: 'new', email: 'new@people.example' });
  const { url } = (await ines.call('POST', '/api/me/ways/provider', { with: 'second' })).json();
  const flow = ines.cookies.get('bf-sign-in')!;
  tom.accept('bf-sign-in', flow);
  expect(await throughGithub(tom, url)).toBe('/settings?signIn=failed');
  expect((await waysOf(tom)).items).toHaveLength(1);

  github.be({ id: ids, login: 'other', email: 'other@people.example' });
  const mine = (await ines.call('POST', '/api/me/ways/provider', { with: 'github' })).json();
  expect(await throughGithub(ines, mine.url)).toBe('/settings?signIn=linked_elsewhere');
  expect((await waysOf(ines)).items).toHaveLength(1);
});

test('OPS-5 a person with thirty ways to sign in adds no more', async () => {
  const many = await newcomer('many', 'many@people.example');
  await database.pool.query(
    `insert into identities (issuer, subject, user_id) select 'urn:x', 'many ' || n, $1 from generate_series(1, 29) n`,
    [(await viewerOf(many)).id],
  );
  for (const [url, body] of [
    ['/api/me/ways/email', { email: 'one-more@people.example' }],
    ['/api/me/ways/provider', { with: 'second' }],
  ] as const)
    expect((await many.call('POST', url, body)).json().error.code).toBe('limit_reached');
});

test('OPS-5 whoever asks to add the address of somebody else does not keep them from a link that signs in', async () => {
  const stranger = await newcomer('stranger', 'stranger@people.example');
  const asked = [];
  for (let n = 0; n < 4; n++)
    asked.push((await stranger.call('POST', '/api/me/ways/email', { email: 'victim@people.example' })).statusCode);
  expect(asked).toEqual([204, 204, 204, 429]);
  const victim = visitor(app);
  expect((await victim.get(await linkFor(victim, mailbox, 'victim@people.example'))).headers.location).toBe(
    '/auth/arrival',
  );
});

test('OPS-5 an address that is another one in lower case alone never leads to the account that has it', async () => {
  await newcomer('kim', 'kim@people.example');
  const alike = await newcomer('kelvin', '\u212aim@people.example');
  expect(await viewerOf(alike)).toMatchObject({ email: null });
});

test('OPS-5 an address that a provider has not verified never leads to an account that has it', async () => {
  const owner = await newcomer('owner', 'owner@people.example');
  github.be({ id: 9003, login: 'thief', email: 'owner@people.example', verified: false });
  const thief = visitor(app);
  expect(await throughGithub(thief, await thief.get('/api/auth/sign-in?with=second&returnTo=/generate'))).toBe(
    '/generate',
  );
  expect((await viewerOf(thief)).id).not.toBe((await viewerOf(owner)).id);
  expect((await viewerOf(thief)).email).toBeNull();
});

test('OPS-5 a verified address that an account has is asked about: it joins no accounts and opens no second one silently', async () => {
  const owner = await newcomer('known', 'known@people.example');
  const { id } = await viewerOf(owner);
  const come = async (githubId: number) => {
    github.be({ id: githubId, login: 'known-2', email: 'Known@People.example' });
    const who = visitor(app);
    expect(await throughGithub(who, await who.get('/api/auth/sign-in?with=second&returnTo=/generate'))).toBe(
      '/auth/arrival',
    );
    expect(await viewerOf(who)).toBeNull();
    return who;
  };
  const joining = await come(9004);
  expect((await joining.call('POST', '/api/sign-in/arrival', { account: id })).json()).toEqual({
    to: '/generate',
    event: 'signed_in',
  });
  expect((await viewerOf(joining)).id).toBe(id);
  const second = await come(9005);
  await second.call('POST', '/api/sign-in/arrival', { account: null });
  expect((await viewerOf(second)).id).not.toBe(id);
});

test('OPS-5 an address that was taken away leads to no question and gets no letters but the one that tells of it', async () => {
  const who = await newcomer('moves', 'old@people.example');
  const { id } = await viewerOf(who);
  await who.call('POST', '/api/me/ways/email', { email: 'new@home.example' });
  await who.get(newestLink(mailbox));
  const [provider] = (await waysOf(who)).items;
  expect((await remove(who, provider.id)).statusCode).toBe(204);
  expect((await viewerOf(who)).email).toBe('new@home.example');
  const told = () => mailbox.emails().find(({ text }) => text.includes('A way to log in was removed.'))?.to.address;
  await expect.poll(told).toBe('old@people.example');

  const later = visitor(app);
  await later.get(await linkFor(later, mailbox, 'old@people.example'));
  expect((await later.call('GET', '/api/sign-in/arrival')).json().accounts).toEqual([]);
  expect((await later.call('POST', '/api/sign-in/arrival', { account: id })).json().error.code).toBe('sign_in_over');
});

test('OPS-5 an account whose address was taken away and that has passkeys alone has none', async () => {
  const who = await newcomer('keys', 'keys@people.example');
  const { id } = await viewerOf(who);
  await database.pool.query(
    `insert into passkeys (user_id, credential_id, public_key, counter, transports, is_synced, name)
     values ($1, $2, '\\x00', 0, '{}', false, 'Key')`,
    [id, id],
  );
  const [provider] = (await waysOf(who)).items;
  expect((await remove(who, provider.id)).statusCode).toBe(204);
  expect((await viewerOf(who)).email).toBeNull();
});

test('OPS-5 an address is added by a link, and only by the person who asked for it', async () => {
  const who = await newcomer('adds', 'adds@people.example');
  expect((await who.call('POST', '/api/me/ways/email', { email: 'Private@People.example' })).statusCode).toBe(204);
  const link = newestLink(mailbox);
  const stranger = await newcomer('stranger', 'stranger@people.example');
  stranger.accept('bf-letter', who.cookies.get('bf-letter')!);
  expect((await stranger.get(link)).headers.location).toBe('/auth?signIn=other_account');
  expect((await who.get(link)).headers.location).toBe('/settings#ways');
  expect((await waysOf(who)).items).toMatchObject([
    { kind: 'provider' },
    { kind: 'email', address: 'private@people.example' },
  ]);
  const later = visitor(app);
  expect((await later.get(await linkFor(later, mailbox, 'private@people.example'))).headers.location).toBe('/generate');
  expect((await viewerOf(later)).id).toBe((await viewerOf(who)).id);
});

test('OPS-5 nobody takes their last way that works away, and two removals at once leave one', async () => {
  const who = await newcomer('careful', 'careful@people.example');
  const [only] = (await waysOf(who)).items;
  expect((await remove(who, only.id)).json().error).toMatchObject({
    code: 'last_way',
    message: expect.stringContaining('Add another one first'),
  });
  await who.call('POST', '/api/me/ways/email', { email: 'careful@private.example' });
  await who.get(newestLink(mailbox));
  const { items } = await waysOf(who);
  const answers = await Promise.all(items.map((way: { id: string }) => remove(who, way.id)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
  expect((await waysOf(who)).items).toHaveLength(1);

  // A provider that the operator has removed is no way in.
  const { userId, headers } = await signedInAs(database);
  const gone = { issuer: 'https://gone.example', subject: 's', user_id: userId };
  const letter = { issuer: 'urn:brief-foundry:email', subject: 'kept@people.example', user_id: userId };
  await database.kysely.insertInto('identities').values([gone, letter]).execute();
  const list = (await app.inject({ url: '/api/me/ways', headers })).json().items;
  expect(list.map(({ works }: { works: boolean }) => works).sort()).toEqual([false, true]);
  const working = list.find(({ works }: { works: boolean }) => works);
  const refused = await app.inject({ method: 'DELETE', url: `/api/me/ways/${working.id}`, headers });
  expect(refused.json().error.code).toBe('last_way');
  const dead = list.find(({ works }: { works: boolean }) => !works);
  expect((await app.inject({ method: 'DELETE', url: `/api/me/ways/${dead.id}`, headers })).statusCode).toBe(204);
});

test('OPS-5 nobody adds and removes ways without an end, as an e-mail tells of each time', async () => {
  const who = await newcomer('changes', 'changes@people.example');
  const { id } = await viewerOf(who);
  const letters = Array.from({ length: 32 }, (_, n) => `changes-${n}@people.example`);
  const ways = letters.map((subject) => ({ issuer: 'urn:brief-foundry:email', subject, user_id: id }));
  await database.kysely.insertInto('identities').values(ways).execute();
  const [, ...added] = (await waysOf(who)).items;
  const codes = [];
  for (const way of added) codes.push((await remove(who, way.id)).statusCode);
  expect(codes).toEqual([...Array(30).fill(204), 429, 429]);
});

test('OPS-5 the database keeps the last way too, and lets it go with the account', async () => {
  const who = await newcomer('leaves', 'leaves@people.example');
  const { id } = await viewerOf(who);
  const cut = database.kysely.deleteFrom('identities').where('user_id', '=', id).execute();
  await expect(cut).rejects.toThrow('The last way to sign in stays');
  await database.kysely.deleteFrom('profiles').where('id', '=', id).execute();
  const left = await database.kysely.selectFrom('identities').select('id').where('user_id', '=', id).execute();
  expect(left).toEqual([]);
});

test('OPS-5 each change of the ways is told to the address of the account', async () => {
  const who = await newcomer('told', 'told@people.example');
  const told = () =>
    mailbox.emails().flatMap(({ to, text }) => (to.address === 'told@people.example' ? [text.split('\n')[0]] : []));
  await who.call('POST', '/api/me/ways/email', { email: 'told@private.example' });
  await who.get(newestLink(mailbox));
  await expect.poll(told).toEqual(['Links to told@private.example were added as a way to log in.']);
  await remove(who, (await waysOf(who)).items[1].id);
  await expect.poll(() => told()[0]).toBe('A way to log in was removed.');
  const { options } = (await who.call('POST', '/api/me/ways/passkey/options')).json();
  await who.call('POST', '/api/me/ways/passkey', { name: 'Key', response: authenticator().make(options) });
  await expect.poll(() => told()[0]).toBe('The passkey “Key” was added as a way to log in.');
  github.be({ id: 9100, login: 'told-at-work', email: 'told@work.example' });
  await throughGithub(who, (await who.call('POST', '/api/me/ways/provider', { with: 'second' })).json().url);
  await expect.poll(() => told()[0]).toBe('Second was added as a way to log in.');
});

test('OPS-5 ways are for the person alone', async () => {
  const ines = await newcomer('alone', 'alone@people.example');
  const [way] = (await waysOf(ines)).items;
  const other = await newcomer('nosy', 'nosy@people.example');
  expect((await remove(other, way.id)).statusCode).toBe(404);
  for (const [method, url] of [
    ['GET', '/api/me/ways'],
    ['DELETE', `/api/me/ways/${way.id}`],
    ['POST', '/api/me/ways/provider'],
    ['POST', '/api/me/ways/email'],
    ['POST', '/api/me/ways/passkey'],
    ['POST', '/api/me/second-step/app'],
  ] as const) {
    const answer = await app.inject({ method, url, headers: { origin: 'http://localhost:3000' } });
    expect(answer.statusCode, url).toBe(401);
  }
});

test('OPS-5 how a person signs in is changed after a sign-in of the last half hour alone', async () => {
  const who = await newcomer('late', 'late@people.example');
  const { id } = await viewerOf(who);
  expect((await waysOf(who)).canChange).toBe(true);
  await database.pool.query(
    `update session_families set created_at = now() - interval '31 minutes' where user_id = $1`,
    [id],
  );
  const { items, canChange } = await waysOf(who);
  expect(canChange).toBe(false);
  const passkey = { response: '{}', name: 'Phone' };
  const changes = [
    await remove(who, items[0].id),
    await who.call('POST', '/api/me/ways/provider', { with: 'second' }),
    await who.call('POST', '/api/me/ways/email', { email: 'thief@people.example' }),
    await who.call('POST', '/api/me/ways/passkey/options'),
    await who.call('POST', '/api/me/ways/passkey', passkey),
    await who.call('POST', '/api/me/second-step/app'),
    await who.call('PUT', '/api/me/second-step/app', { code: '123456' }),
    await who.call('PUT', '/api/me/second-step/passkey', { isOn: false }),
  ];
  expect(changes.map((answer) => answer.json().error.code)).toEqual(changes.map(() => 'sign_in_again'));
  github.be({ id: ids, login: 'late', email: 'late@people.example' });
  await throughGithub(who, await who.get('/api/auth/sign-in?with=github&returnTo=/settings'));
  expect((await waysOf(who)).canChange).toBe(true);
});
