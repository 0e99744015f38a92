import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';
import { type Visitor, visitor } from '#test/visitor.ts';

const database = await createTestDatabase();
const app = await testApp({ database });
const LANDED = /^\/(?!api\/|dev-idp)/;

await database.pool.query(
  `insert into profiles (id, handle, display_name, bio, is_sample) values
   ($1, 'mara-lindqvist', 'Mara Lindqvist', 'Brand systems for small food makers.', true)`,
  [newId()],
);

async function toThePeople(who: Visitor, query = '?returnTo=/') {
  return who.follow(await who.get(`/api/auth/sign-in${query}`), LANDED);
}

async function viewer(who: Visitor) {
  return (await who.call('GET', '/api/session')).json().viewer;
}

test('sample people stand on the page with their bio, and whoever picks one is that person', async () => {
  const who = visitor(app);
  const { url, answer } = await toThePeople(who);
  expect(answer.body).toContain('Mara Lindqvist');
  expect(answer.body).toContain('Brand systems for small food makers.');
  await who.follow(await who.submit(url, { subject: 'mara-lindqvist' }), LANDED);
  expect(await viewer(who)).toMatchObject({ handle: 'mara-lindqvist', displayName: 'Mara Lindqvist' });

  const again = visitor(app);
  const { url: there } = await toThePeople(again);
  await again.follow(await again.submit(there, { subject: 'mara-lindqvist' }), LANDED);
  expect((await viewer(again)).id).toBe((await viewer(who)).id);
});

test('who was typed in can be picked the next time, and is never a sample person', async () => {
  const first = visitor(app);
  const { url } = await toThePeople(first);
  await first.follow(await first.submit(url, { name: 'Mara Lindqvist', email: 'mara@people.example' }), LANDED);
  expect((await viewer(first)).handle).toBe('mara-lindqvist-2');

  const next = visitor(app);
  const page = await toThePeople(next);
  expect(page.answer.body).toContain('mara@people.example');
  // Their last visitors look for themselves first.
  expect(page.answer.body.indexOf('Used here lately')).toBeLessThan(page.answer.body.indexOf('Sample people'));
  await next.follow(await next.submit(page.url, { subject: 'mara@people.example' }), LANDED);
  expect((await viewer(next)).id).toBe((await viewer(first)).id);
});

test('nobody can be picked who is on none of the lists', async () => {
  const { rows } = await database.pool.query(
    `insert into profiles (id, handle, display_name) values ($1, 'real-person', 'Real') returning id`,
    [newId()],
  );
  expect(rows).toHaveLength(1);
  const who = visitor(app);
  const { url } = await toThePeople(who);
  expect((await who.submit(url, { subject: 'real-person' })).statusCode).toBe(400);
  expect(await viewer(who)).toBeNull();
});

test('SIGN-3 going back without signing in leads to where the person was', async () => {
  const who = visitor(app);
  const { url } = await toThePeople(who, '?returnTo=/generate&from=/pricing');
  const landed = await who.follow(await who.submit(url, { refuse: 'true' }), LANDED);
  expect(landed.url).toBe('/pricing?signIn=failed');
  expect(await viewer(who)).toBeNull();
});

test('the page says what is missing beside each field, keeps what was typed, and shows it as text', async () => {
  const who = visitor(app);
  const { url } = await toThePeople(who);
  const answer = await who.submit(url, { name: '"><script>alert(1)</script>', email: 'no-at-sign' });
  expect(answer.statusCode).toBe(400);
  expect(answer.body).toContain('An e-mail has an @ with something on both sides.');
  expect(answer.body).not.toContain('<script>');
  expect(answer.body).toContain('&quot;&gt;&lt;script&gt;');
});

test('the page runs no script and sends its forms to our own origin only', async () => {
  const { answer } = await toThePeople(visitor(app));
  const policy = String(answer.headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("form-action 'self'");
  expect(policy).not.toContain('script-src');
  expect(policy).not.toContain('unsafe');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers['x-frame-options']).toBe('DENY');
  expect(answer.body).not.toMatch(/ style=|<style|<script| on\w+=/);
  for (const [, href] of answer.body.matchAll(/<link rel="stylesheet" href="([^"]+)"/g))
    expect((await app.inject({ url: href! })).statusCode, href).toBe(200);
});

test('an address of the page is of no use in another browser', async () => {
  const { url } = await toThePeople(visitor(app));
  const stranger = visitor(app);
  expect((await stranger.get(url)).statusCode).toBe(400);
  expect((await stranger.submit(url, { subject: 'mara-lindqvist' })).statusCode).toBe(400);
});

test('what has run out says so in our own words and leads back', async () => {
  const who = visitor(app);
  const { url } = await toThePeople(who);
  await database.pool.query(`update development_identity set expires_at = now() where model = 'Interaction'`);
  const answer = await who.get(url);
  expect(answer.statusCode).toBe(400);
  expect(answer.body).toContain('This sign-in has run out');
  const forgotten = await who.get('/dev-idp/auth/unknown');
  expect(forgotten.statusCode).toBe(400);
  expect(forgotten.body).toContain('href="/"');
});

test.each([
  [
    'no PKCE',
    (url: URL) => {
      url.searchParams.delete('code_challenge');
      url.searchParams.delete('code_challenge_method');
    },
  ],
  ['another place to come back to', (url: URL) => url.searchParams.set('redirect_uri', 'https://evil.example/')],
  ['another client', (url: URL) => url.searchParams.set('client_id', 'another')],
])('the provider is strict: with %s it leads nobody to its page', async (_what, change) => {
  const who = visitor(app);
  const begun = await who.get('/api/auth/sign-in');
  const asked = new URL(begun.headers.location!);
  change(asked);
  const answer = await who.get(asked.pathname + asked.search);
  expect(answer.headers.location ?? '').not.toContain('/dev-idp/people/');
  expect(answer.headers.location ?? '').not.toContain('evil.example');
});

test('where a provider is configured there is no development sign-in', async () => {
  const google = { id: 'google', kind: 'oidc' as const, name: 'Google', issuer: 'https://accounts.google.com' };
  const configured = [{ ...google, clientId: 'id', clientSecret: 'secret' }];
  const real = await testApp({ database, identity: configured });
  for (const url of [
    '/dev-idp/.well-known/openid-configuration',
    '/dev-idp/auth',
    '/dev-idp/people/x',
    '/dev-idp/page.css',
  ])
    expect((await real.inject({ url })).statusCode, url).toBe(404);
  expect((await real.inject({ url: '/api/session' })).json().ways.providers[0].name).toBe('Google');
  await real.close();
});
