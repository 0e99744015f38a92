import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';
import { type Visitor, visitor } from '#test/visitor.ts';

const database = await createTestDatabase();
const app = await testApp({ database });
/** A page of the product. These tests serve no pages, so the flow ends here. */
const LANDED = /^\/(?!api\/|dev-idp)/;

/** Follows the flow to the provider's page. */
async function toThePeople(who: Visitor, query: string) {
  return who.follow(await who.get(`/api/auth/sign-in${query}`), LANDED);
}

async function signIn(
  who: Visitor,
  { name = 'Inés Moreau', email = 'ines@people.example', query = '?returnTo=/generate' } = {},
) {
  const { url } = await toThePeople(who, query);
  return who.follow(await who.submit(url, { name, email }), LANDED);
}

async function viewer(who: Visitor) {
  return (await who.call('GET', '/api/session')).json().viewer;
}

test('SIGN-1 SIGN-4 a new person signs in through the whole code + PKCE flow and lands where they wanted to', async () => {
  const ines = visitor(app);
  const first = await ines.get('/api/auth/sign-in?returnTo=/generate%3Findustry%3Dfood');
  const asked = new URL(first.headers.location!);
  expect(Object.fromEntries(asked.searchParams)).toMatchObject({
    response_type: 'code',
    code_challenge_method: 'S256',
    scope: 'openid profile email',
    redirect_uri: 'http://localhost:3000/api/auth/callback',
  });
  for (const name of ['state', 'nonce', 'code_challenge'])
    expect(asked.searchParams.get(name)!.length).toBeGreaterThan(40);

  const { url, answer } = await ines.follow(first, LANDED);
  expect(answer.statusCode).toBe(200);
  const landed = await ines.follow(
    await ines.submit(url, { name: 'Inés Moreau', email: 'Ines@People.example' }),
    LANDED,
  );
  expect(landed.url).toBe('/generate?industry=food');
  expect(await viewer(ines)).toMatchObject({
    displayName: 'Inés Moreau',
    handle: 'ines-moreau',
    email: 'ines@people.example',
    briefsGenerated: 0,
    briefsLimit: 3,
  });
  expect([...ines.cookies.keys()].sort()).not.toContain('bf-sign-in');
});

test('the same person comes back to the same account, another one of the same name gets an address of their own', async () => {
  const [once, again, other] = [visitor(app), visitor(app), visitor(app)];
  await signIn(once, { name: 'Tom Okafor', email: 'tom@people.example' });
  await signIn(again, { name: 'Tom O.', email: 'tom@people.example' });
  await signIn(other, { name: 'Tom Okafor', email: 'tom@elsewhere.example' });
  expect(await viewer(again)).toEqual(await viewer(once));
  expect((await viewer(other)).handle).toBe('tom-okafor-2');
});

test('SIGN-1 each step of the flow may be answered by another process on the same database', async () => {
  const second = await testApp({ database });
  const who = visitor([app, second]);
  const landed = await signIn(who, { email: 'between@people.example' });
  expect(landed.url).toBe('/generate');
  expect((await viewer(who)).email).toBe('between@people.example');
  await second.close();
});

test('twenty first sign-ins of one person at once make one account', async () => {
  const all = Array.from({ length: 20 }, () => visitor(app));
  await Promise.all(all.map((who) => signIn(who, { name: 'Ama Boateng', email: 'ama@people.example' })));
  const ids = await Promise.all(all.map(async (who) => (await viewer(who)).id));
  expect(new Set(ids).size).toBe(1);
});

test('signing in as somebody else ends the session that the browser had', async () => {
  const who = visitor(app);
  await signIn(who, { email: 'first@people.example' });
  const former = who.cookies.get('bf-refresh')!;
  await signIn(who, { email: 'second@people.example' });
  expect((await viewer(who)).email).toBe('second@people.example');
  const answer = await app.inject({ url: '/api/session', cookies: { 'bf-refresh': former } });
  expect(answer.json().viewer).toBeNull();
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example/', '/.//evil.example', '/api/session'])(
  'SIGN-4 after signing in nobody is sent to %s',
  async (returnTo) => {
    const landed = await signIn(visitor(app), { query: `?returnTo=${encodeURIComponent(returnTo)}` });
    expect(landed.url).toBe('/');
  },
);

test('a returnTo that is given twice, or not at all, leads to the beginning', async () => {
  expect((await signIn(visitor(app), { query: '?returnTo=/a&returnTo=/b' })).url).toBe('/');
  expect((await signIn(visitor(app), { query: '' })).url).toBe('/');
});

/** Follows the flow until the provider sends the person back, and returns that address. */
async function backFromProvider(who: Visitor, query = '?returnTo=/generate&from=/pricing') {
  const { url } = await toThePeople(who, query);
  const chosen = await who.submit(url, { name: 'Inés Moreau', email: 'ines@people.example' });
  const { url: callback } = await who.follow(chosen, /^\/api\/auth\/callback/);
  return new URL(callback, 'http://localhost:3000');
}

test('SIGN-3 who is refused by the provider is back where they were, and told so', async () => {
  const who = visitor(app);
  const back = await backFromProvider(who);
  const refused = `/api/auth/callback?error=access_denied&state=${back.searchParams.get('state')}`;
  const answer = await who.get(refused);
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toBe('/pricing?signIn=failed');
  expect(await viewer(who)).toBeNull();
});

test('without from, a failure leads to the page that was wanted', async () => {
  const who = visitor(app);
  await backFromProvider(who, '?returnTo=/showcase%3Fq%3Dtea');
  const answer = await who.get('/api/auth/callback?error=server_error');
  expect(answer.headers.location).toBe('/showcase?q=tea&signIn=failed');
});

test.each<[string, (back: URL, who: Visitor) => void]>([
  ['another state', (back) => back.searchParams.set('state', 'somebody-elses')],
  ['no state', (back) => back.searchParams.delete('state')],
  ['another issuer', (back) => back.searchParams.set('iss', 'https://evil.example')],
  ['a made-up code', (back) => back.searchParams.set('code', 'x'.repeat(43))],
  ['no code', (back) => back.searchParams.delete('code')],
])('SIGN-3 an answer of the provider with %s signs nobody in', async (_what, change) => {
  const who = visitor(app);
  const back = await backFromProvider(who);
  change(back, who);
  const answer = await who.get(back.pathname + back.search);
  expect(answer.headers.location).toBe('/pricing?signIn=failed');
  expect(await viewer(who)).toBeNull();
});

test('an answer is good in the browser that asked, once, and for ten minutes', async () => {
  const victim = visitor(app);
  const attacker = visitor(app);
  const back = await backFromProvider(attacker);
  const path = back.pathname + back.search;
  // Sign-in forgery: the victim opens the attacker's answer.
  expect((await victim.get(path)).headers.location).toBe('/?signIn=failed');
  expect(await viewer(victim)).toBeNull();

  expect((await attacker.get(path)).headers.location).toBe('/generate');
  expect((await attacker.get(path)).headers.location).toBe('/?signIn=failed');

  const late = visitor(app);
  const lateBack = await backFromProvider(late);
  const tomorrow = await testApp({ database, clock: () => new Date(Date.now() + 11 * 60_000) });
  const answer = await tomorrow.inject({
    url: lateBack.pathname + lateBack.search,
    cookies: Object.fromEntries(late.cookies),
  });
  expect(answer.headers.location).toBe('/?signIn=failed');
  await tomorrow.close();
});

test('a code that was used is refused even with the cookie of its own sign-in', async () => {
  const who = visitor(app);
  const back = await backFromProvider(who);
  const sealed = who.cookies.get('bf-sign-in')!;
  const path = back.pathname + back.search;
  const replay = () => app.inject({ url: path, cookies: { 'bf-sign-in': sealed } });
  expect((await replay()).headers.location).toBe('/generate');
  expect((await replay()).headers.location).toBe('/pricing?signIn=failed');
});

test('a sign-in that was sealed by somebody else is none', async () => {
  const elsewhere = await testApp({ database, secret: 'another secret that is long enough' });
  const who = visitor(elsewhere);
  const answer = await who.get('/api/auth/sign-in');
  expect(answer.statusCode).toBe(303);
  const sealed = who.cookies.get('bf-sign-in')!;
  const here = await app.inject({ url: '/api/auth/callback?code=x&state=y', cookies: { 'bf-sign-in': sealed } });
  expect(here.headers.location).toBe('/?signIn=failed');
  await elsewhere.close();
});

test('whoever comes by another name of the host starts from the one they will come back to', async () => {
  const answer = await app.inject({ url: '/api/auth/sign-in?returnTo=/x', headers: { host: '127.0.0.1:3000' } });
  expect(answer.headers.location).toBe('http://localhost:3000/api/auth/sign-in?returnTo=%2Fx&here=true');
  const behindProxy = await app.inject({
    url: '/api/auth/sign-in?returnTo=/x&here=true',
    headers: { host: 'internal:3000' },
  });
  expect(behindProxy.headers.location).toMatch(/^http:\/\/localhost:3000\/dev-idp\//);
});

test('the flow cookie cannot be read by scripts and says nothing to whoever sees it', async () => {
  const answer = await app.inject({ url: '/api/auth/sign-in?returnTo=/generate', headers: { host: 'localhost:3000' } });
  const [cookie] = answer.cookies;
  expect(cookie).toMatchObject({ name: 'bf-sign-in', httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 600 });
  const header = JSON.parse(Buffer.from(cookie!.value.split('.')[0]!, 'base64url').toString());
  expect(header).toEqual({ alg: 'dir', enc: 'A256GCM' });
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('a machine that begins sign-ins without end is led back; others are not held up', async () => {
  const busy = await testApp({ database });
  const begin = (remoteAddress: string) =>
    busy.inject({ url: '/api/auth/sign-in?returnTo=/pricing', headers: { host: 'localhost:3000' }, remoteAddress });
  const answers = await Promise.all(Array.from({ length: 130 }, () => begin('10.0.0.1')));
  const refused = answers.filter((answer) => answer.headers.location === '/pricing?signIn=failed');
  expect(refused.length).toBeGreaterThan(10);
  expect((await begin('10.0.0.2')).headers.location).toContain('/dev-idp/auth');
  await busy.close();
});

test('OPS-4 the OpenAPI document describes both addresses and how a session is carried', async () => {
  const document = (await app.inject({ url: '/api/openapi.json' })).json();
  expect(document.paths['/api/auth/sign-in'].get.parameters.map(({ name }: { name: string }) => name)).toEqual([
    'returnTo',
    'from',
    'with',
  ]);
  expect(document.paths['/api/auth/callback'].get.responses['303']).toBeDefined();
  expect(document.components.securitySchemes.session).toMatchObject({ in: 'cookie', name: 'bf-access' });
});
