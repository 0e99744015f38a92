import type { LightMyRequestResponse } from 'fastify';
import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { signedInAs, TEST_URL, testApp, testSessions } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';

const database = await createTestDatabase();
const app = await testApp({ database });
const sameOrigin = { origin: TEST_URL };

/** A browser that is signed in: what it would keep as cookies. */
async function browser(): Promise<{ userId: string; familyId: string; access: string; refresh: string }> {
  const { userId } = await signedInAs(database);
  const tokens = await testSessions(database).begin(userId);
  return { userId, familyId: tokens.familyId, access: tokens.access.token, refresh: tokens.refresh.token };
}

const cookiesOf = (answer: LightMyRequestResponse) =>
  Object.fromEntries(answer.cookies.map((cookie) => [cookie.name, cookie]));

function refresh(token: string, by = app) {
  return by.inject({
    method: 'POST',
    url: '/api/session/refresh',
    headers: sameOrigin,
    cookies: { 'bf-refresh': token },
  });
}

function session(cookies: Record<string, string>) {
  return app.inject({ url: '/api/session', cookies });
}

/** Makes a replaced token as old as if its successor had been given out a minute ago. */
async function letGracePass(familyId: string) {
  await database.pool.query(
    `update sessions set replaced_at = replaced_at - interval '1 minute' where family_id = $1`,
    [familyId],
  );
}

async function tokenThatRanOut(userId: string) {
  const then = () => new Date(Date.now() - 12 * 60_000);
  return testSessions(database, { clock: then }).begin(userId);
}

test('a guest has no session', async () => {
  const answer = await session({});
  expect(answer.json()).toEqual({
    viewer: null,
    expiresAt: null,
    ways: { providers: [{ id: 'development', name: 'Development sign-in' }], email: 'no', passkey: 'yes' },
  });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers['set-cookie']).toBeUndefined();
});

test('SIGN-7 the session names the person, the expiry in ten minutes and the quota, by cookie and by bearer', async () => {
  const { access } = await browser();
  const byCookie = await session({ 'bf-access': access });
  const byBearer = await app.inject({ url: '/api/session', headers: { authorization: `Bearer ${access}` } });
  expect(byCookie.json()).toEqual(byBearer.json());
  expect(byCookie.json().viewer).toMatchObject({ displayName: 'Ines Moreau', briefsGenerated: 0, briefsLimit: 3 });
  const minutesLeft = (new Date(byCookie.json().expiresAt).getTime() - Date.now()) / 60_000;
  expect(minutesLeft).toBeGreaterThan(9.5);
  expect(minutesLeft).toBeLessThanOrEqual(10);
});

test('what is no token of ours is a guest', async () => {
  const { access } = await browser();
  const [header, claims, signature] = access.split('.') as [string, string, string];
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`;
  const otherClaims = Buffer.from(
    JSON.stringify({ ...JSON.parse(Buffer.from(claims, 'base64url').toString()), sub: newId() }),
  ).toString('base64url');
  for (const forged of ['', 'x', 'a.b.c', unsigned, `${header}.${otherClaims}.${signature}`, `${access}x`]) {
    const answer = await app.inject({ url: '/api/profile', headers: { authorization: `Bearer ${forged}` } });
    expect(answer.statusCode, forged).toBe(401);
    expect(answer.json().error.code).toBe('signed_out');
  }
});

test('an access token that ran out opens nothing', async () => {
  const { userId } = await signedInAs(database);
  const { access } = await tokenThatRanOut(userId);
  const answer = await app.inject({ url: '/api/profile', cookies: { 'bf-access': access.token } });
  expect(answer.statusCode).toBe(401);
});

test('who comes back after a while is still signed in: asking for the session renews the access token', async () => {
  const { userId } = await signedInAs(database);
  const old = await tokenThatRanOut(userId);
  const answer = await session({ 'bf-access': old.access.token, 'bf-refresh': old.refresh.token });
  expect(answer.json().viewer.id).toBe(userId);
  const { 'bf-access': renewed } = cookiesOf(answer);
  expect(renewed).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  expect((await session({ 'bf-access': renewed!.value })).json().viewer.id).toBe(userId);
});

test('other calls do not take the refresh token for a session', async () => {
  const { refresh } = await browser();
  const answer = await app.inject({ url: '/api/profile', cookies: { 'bf-refresh': refresh } });
  expect(answer.statusCode).toBe(401);
});

test('SIGN-7 refreshing gives a new pair, in cookies that page scripts cannot read', async () => {
  const { userId, refresh: first } = await browser();
  const answer = await refresh(first);
  expect(answer.statusCode).toBe(200);
  expect(answer.json().viewer.id).toBe(userId);
  expect(answer.body).not.toContain('eyJ');
  const { 'bf-access': access, 'bf-refresh': second } = cookiesOf(answer);
  expect(second!.value).not.toBe(first);
  for (const cookie of [access, second])
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: expect.any(Number) });
  expect(access!.maxAge).toBeGreaterThan(590);
  expect(second!.maxAge).toBeGreaterThan(29 * 86_400);
  expect((await refresh(second!.value)).statusCode).toBe(200);
});

test('with https the cookies are Secure and bound to this host', async () => {
  const secure = await testApp({ database, publicUrl: 'https://briefs.example' });
  const { refresh } = await browser();
  const answer = await secure.inject({
    method: 'POST',
    url: '/api/session/refresh',
    headers: { origin: 'https://briefs.example' },
    cookies: { '__Host-bf-refresh': refresh },
  });
  expect(answer.cookies.map(({ name, secure, path, domain }) => ({ name, secure, path, domain }))).toEqual([
    { name: '__Host-bf-access', secure: true, path: '/', domain: undefined },
    { name: '__Host-bf-refresh', secure: true, path: '/', domain: undefined },
  ]);
  await secure.close();
});

test('SIGN-7 a stolen refresh token ends the whole sign-in', async () => {
  const { familyId, access, refresh: stolen } = await browser();
  const { 'bf-refresh': kept } = cookiesOf(await refresh(stolen));
  await letGracePass(familyId);

  const thief = await refresh(stolen);
  expect(thief.statusCode).toBe(401);
  expect(cookiesOf(thief)['bf-refresh']!.value).toBe('');
  expect((await refresh(kept!.value)).statusCode).toBe(401);
  expect((await session({ 'bf-access': access })).json().viewer).toBeNull();
  const { rows } = await database.pool.query('select end_reason from session_families where id = $1', [familyId]);
  expect(rows).toEqual([{ end_reason: 'token_reused' }]);
});

test('a stolen refresh token is noticed as well where it only asks for a page', async () => {
  const { familyId, refresh: stolen } = await browser();
  const { 'bf-refresh': kept } = cookiesOf(await refresh(stolen));
  await letGracePass(familyId);
  expect((await session({ 'bf-refresh': stolen })).json().viewer).toBeNull();
  expect((await refresh(kept!.value)).statusCode).toBe(401);
});

/** Keeps everybody who wants to change the family's tokens waiting, so that they are really there at once. */
async function startTogether<T>(familyId: string, begin: () => Promise<T>[]): Promise<T[]> {
  const holder = await database.pool.connect();
  try {
    await holder.query('begin');
    await holder.query('select from sessions where family_id = $1 for update', [familyId]);
    const all = begin();
    const waiting = async () => {
      await holder.query('select pg_stat_clear_snapshot()'); // a transaction sees the same activity again and again otherwise
      const waiters = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      return (await holder.query(waiters)).rowCount;
    };
    // One of each process: all of them would hold every connection.
    await expect.poll(waiting, { timeout: 5_000 }).toBe(6);
    await holder.query('commit');
    return await Promise.all(all);
  } finally {
    holder.release();
  }
}

test('fifty tabs that refresh at once all get the same next token, and none is taken for a thief', async () => {
  const { familyId, refresh: token } = await browser();
  const processes = await Promise.all(Array.from({ length: 6 }, () => testApp({ database })));
  const answers = await startTogether(familyId, () =>
    Array.from({ length: 54 }, (_, n) => refresh(token, processes[n % processes.length])),
  );
  expect(answers.map((answer) => answer.statusCode)).toEqual(answers.map(() => 200));
  expect(new Set(answers.map((answer) => cookiesOf(answer)['bf-refresh']!.value)).size).toBe(1);
  const { rows } = await database.pool.query(
    'select count(*)::int as all, count(*) filter (where replaced_at is null)::int as live from sessions where family_id = $1',
    [familyId],
  );
  expect(rows).toEqual([{ all: 2, live: 1 }]);
});

test('a tab that is two refreshes behind within the grace catches up to the latest token', async () => {
  const { refresh: first } = await browser();
  const second = cookiesOf(await refresh(first))['bf-refresh']!.value;
  const third = cookiesOf(await refresh(second))['bf-refresh']!.value;
  expect(cookiesOf(await refresh(first))['bf-refresh']!.value).toBe(third);
});

test('a token from which very many were made within the grace costs no more than a few look-ups', async () => {
  const { refresh: first } = await browser();
  let last = first;
  for (let n = 0; n < 12; n++) last = cookiesOf(await refresh(last))['bf-refresh']!.value;
  expect((await refresh(first)).statusCode).toBe(401);
  expect((await refresh(last)).statusCode).toBe(200);
});

test('a thousand replays after the end of the sign-in bring nothing back', async () => {
  const { familyId, refresh: token } = await browser();
  await refresh(token);
  await letGracePass(familyId);
  await refresh(token);
  const sessions = testSessions(database);
  for (let round = 0; round < 50; round++) {
    const answers = await Promise.all(Array.from({ length: 20 }, () => sessions.refresh(token)));
    expect(answers.filter(Boolean)).toEqual([]);
  }
});

test('a refresh token that was not used for a month, or whose sign-in is over, is good for nothing', async () => {
  const idle = await browser();
  await database.pool.query('update sessions set expires_at = now() where family_id = $1', [idle.familyId]);
  expect((await refresh(idle.refresh)).statusCode).toBe(401);
  const old = await browser();
  await database.pool.query('update session_families set expires_at = now() where id = $1', [old.familyId]);
  expect((await refresh(old.refresh)).statusCode).toBe(401);
  expect((await refresh('not-a-token')).statusCode).toBe(401);
  expect((await app.inject({ method: 'POST', url: '/api/session/refresh', headers: sameOrigin })).statusCode).toBe(401);
});

test('signing out ends this sign-in, forgets the cookies, and leaves the other devices alone', async () => {
  const here = await browser();
  const there = await testSessions(database).begin(here.userId);
  const answer = await app.inject({
    method: 'POST',
    url: '/api/session/sign-out',
    headers: sameOrigin,
    cookies: { 'bf-access': here.access, 'bf-refresh': here.refresh },
    payload: {},
  });
  expect(answer.statusCode).toBe(204);
  expect(answer.cookies.map(({ name, value }) => [name, value])).toEqual([
    ['bf-access', ''],
    ['bf-refresh', ''],
  ]);
  expect((await session({ 'bf-access': here.access })).json().viewer).toBeNull();
  expect((await refresh(here.refresh)).statusCode).toBe(401);
  expect((await refresh(there.refresh.token)).statusCode).toBe(200);
});

test('a guest may sign out, which changes nothing; what is not asked for is refused', async () => {
  const ask = (payload: unknown) =>
    app.inject({ method: 'POST', url: '/api/session/sign-out', headers: sameOrigin, payload: payload as object });
  expect((await ask({})).statusCode).toBe(204);
  const answer = await ask({ everywhere: true, userId: newId() });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().error.fields).toEqual({ userId: 'This field is not known here' });
});

test('a guest has no profile', async () => {
  const answer = await app.inject({ url: '/api/profile' });
  expect(answer.statusCode).toBe(401);
  expect(answer.json().error.code).toBe('signed_out');
});

test('signing out everywhere ends every device of the person, and nobody else', async () => {
  const here = await browser();
  const there = await testSessions(database).begin(here.userId);
  const other = await browser();
  const answer = await app.inject({
    method: 'POST',
    url: '/api/session/sign-out',
    headers: { ...sameOrigin, authorization: `Bearer ${here.access}` },
    payload: { everywhere: true },
  });
  expect(answer.statusCode).toBe(204);
  expect((await refresh(there.refresh.token)).statusCode).toBe(401);
  expect((await session({ 'bf-access': other.access })).json().viewer.id).toBe(other.userId);
});

test('who signs out after the access token ran out is signed out all the same', async () => {
  const { refresh: token } = await browser();
  await app.inject({
    method: 'POST',
    url: '/api/session/sign-out',
    headers: sameOrigin,
    cookies: { 'bf-refresh': token },
    payload: {},
  });
  expect((await refresh(token)).statusCode).toBe(401);
});

test('SIGN-8 signing out in one process is felt by another', async () => {
  const elsewhere = await testApp({ database });
  const { access, familyId } = await browser();
  const ask = () => elsewhere.inject({ url: '/api/profile', headers: { authorization: `Bearer ${access}` } });
  expect((await ask()).statusCode).toBe(200);
  await testSessions(database).end({ familyId });
  await expect.poll(async () => (await ask()).statusCode, { interval: 20, timeout: 5_000 }).toBe(401);
  await elsewhere.close();
});

test.each([
  { name: 'another site', headers: { origin: 'https://evil.example' } },
  { name: 'a sandboxed frame', headers: { origin: 'null' } },
  { name: 'another site by its own word', headers: { origin: TEST_URL, 'sec-fetch-site': 'cross-site' } },
  { name: 'who says nothing', headers: {} },
])('$name can neither refresh a session nor end it', async ({ headers }) => {
  const { access, refresh: token } = await browser();
  for (const url of ['/api/session/refresh', '/api/session/sign-out']) {
    const answer = await app.inject({
      method: 'POST',
      url,
      headers: headers as Record<string, string>,
      cookies: { 'bf-access': access, 'bf-refresh': token },
      ...(url.endsWith('sign-out') && { payload: {} }),
    });
    expect(answer.statusCode).toBe(403);
    expect(answer.json().error.code).toBe('cross_site_request');
  }
  expect((await session({ 'bf-access': access })).json().viewer).not.toBeNull();
});

test('SIGN-9 the profile carries the quota as it is now', async () => {
  const { userId, headers } = await signedInAs(database, { limit: 5 });
  const read = async () => (await app.inject({ url: '/api/profile', headers })).json();
  await database.pool.query('update profiles set briefs_generated = 2 where id = $1', [userId]);
  expect(await read()).toMatchObject({ id: userId, briefsGenerated: 2, briefsLimit: 5 });
  const renews = new Date((await read()).quotaRenewsAt);
  expect([renews.getUTCDate(), renews.getUTCHours(), renews > new Date()]).toEqual([1, 0, true]);
});

test('QUOTA-2 a count of an earlier month is none', async () => {
  const { userId, headers } = await signedInAs(database);
  await database.pool.query(
    `update profiles set briefs_generated = 3, quota_month = quota_month - interval '1 month' where id = $1`,
    [userId],
  );
  const answer = await app.inject({ url: '/api/profile', headers });
  expect(answer.json().briefsGenerated).toBe(0);
});

test('the profile of somebody who was removed is gone with their sign-in', async () => {
  const { userId, headers } = await signedInAs(database);
  expect((await app.inject({ url: '/api/profile', headers })).statusCode).toBe(200);
  await database.pool.query('delete from profiles where id = $1', [userId]);
  expect((await app.inject({ url: '/api/profile', headers })).statusCode).toBe(401);
  expect((await app.inject({ url: '/api/session', headers })).json().viewer).toBeNull();
});

test('SIGN-7 the key set may be kept for ten minutes and holds no private part', async () => {
  await browser();
  const answer = await app.inject({ url: '/.well-known/jwks.json' });
  expect(answer.headers['cache-control']).toBe('public, max-age=600');
  const { keys } = answer.json();
  expect(keys).toHaveLength(1);
  expect(keys[0]).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' });
  expect(keys[0]).not.toHaveProperty('d');
});

test('SIGN-13 a person sees the devices they are signed in on, and signs out those they choose', async () => {
  const { userId, familyId, access } = await browser();
  const other = await browser();
  const phone = await testSessions(database).begin(userId, { device: 'Safari on iPhone' });
  const headers = { authorization: `Bearer ${access}` };
  const list = async () => (await app.inject({ url: '/api/me/sign-ins', headers })).json().items;
  const [here, ...others] = await list();
  expect(here).toMatchObject({ id: familyId, isThis: true, device: '' });
  expect(others.filter((item: { id: string }) => item.id === phone.familyId)).toEqual([
    {
      id: phone.familyId,
      isThis: false,
      device: 'Safari on iPhone',
      begunAt: expect.any(String),
      lastSeenAt: expect.any(String),
    },
  ]);

  const end = (id: string) => app.inject({ method: 'DELETE', url: `/api/me/sign-ins/${id}`, headers });
  expect((await end(phone.familyId)).statusCode).toBe(204);
  expect((await refresh(phone.refresh.token)).statusCode).toBe(401);
  expect((await list()).map((item: { id: string }) => item.id)).not.toContain(phone.familyId);
  expect((await end(phone.familyId)).statusCode).toBe(404);
  expect((await end(other.familyId)).statusCode).toBe(404);
  expect((await session({ 'bf-access': other.access })).json().viewer.id).toBe(other.userId);
  expect((await app.inject({ url: '/api/me/sign-ins' })).statusCode).toBe(401);
  await testSessions(database).begin(userId);
  expect((await app.inject({ method: 'DELETE', url: '/api/me/sign-ins', headers })).statusCode).toBe(204);
  expect((await list()).map((item: { id: string }) => item.id)).toEqual([familyId]);
  expect((await session({ 'bf-access': other.access })).json().viewer.id).toBe(other.userId);
  const asGuest = { method: 'DELETE', url: `/api/me/sign-ins/${familyId}`, headers: sameOrigin } as const;
  expect((await app.inject(asGuest)).statusCode).toBe(401);
});

test('of very many sign-ins the latest are listed, this one among them, and all others are ended', async () => {
  const { userId, access } = await browser();
  await database.pool.query(
    `insert into session_families (id, user_id, device, expires_at)
     select gen_random_uuid(), $1, 'A program', now() + interval '1 day' from generate_series(1, 300)`,
    [userId],
  );
  const ask = (method: 'GET' | 'DELETE') =>
    app.inject({ method, url: '/api/me/sign-ins', headers: sameOrigin, cookies: { 'bf-access': access } });
  const { items } = (await ask('GET')).json();
  expect([items.length, items[0].isThis]).toEqual([100, true]);
  expect((await ask('DELETE')).statusCode).toBe(204);
  expect((await ask('GET')).json().items).toMatchObject([{ isThis: true }]);
});
