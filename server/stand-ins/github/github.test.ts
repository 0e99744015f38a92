import { afterAll, beforeEach, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';
import { visitor } from '#test/visitor.ts';
import { throughGithub, viewerOf } from '#test/ways.ts';
import { startGithub } from './github.ts';

const database = await createTestDatabase();
const github = await startGithub();
afterAll(() => github.close());
const config = {
  id: 'github',
  kind: 'github' as const,
  name: 'GitHub',
  issuer: github.url,
  clientId: 'client',
  clientSecret: 'secret',
};
const app = await testApp({ database, identity: [config] });
beforeEach(() => github.be({ id: 7, login: 'ines', name: 'Inés Moreau', email: 'ines@people.example' }));

const start = '/api/auth/sign-in?with=github&returnTo=/generate&from=/pricing';

test('OPS-5 a person signs in with GitHub and comes back to the same account', async () => {
  const [once, again] = [visitor(app), visitor(app)];
  expect(await throughGithub(once, await once.get(start))).toBe('/generate');
  expect(await viewerOf(once)).toMatchObject({ displayName: 'Inés Moreau', email: 'ines@people.example' });
  github.be({ id: 7, login: 'renamed', name: null, email: 'new@people.example' });
  await throughGithub(again, await again.get(start));
  expect(await viewerOf(again)).toMatchObject({ displayName: 'Inés Moreau', email: 'new@people.example' });
});

test('OPS-5 an address that GitHub has not confirmed is not stored, and a person without a name has their login', async () => {
  github.be({ id: 8, login: 'tom-o', email: 'tom@people.example', verified: false });
  const who = visitor(app);
  await throughGithub(who, await who.get(start));
  expect(await viewerOf(who)).toMatchObject({ displayName: 'tom-o', email: null });
});

test('SIGN-3 who refuses at GitHub is back where they were', async () => {
  github.be(null);
  const who = visitor(app);
  expect(await throughGithub(who, await who.get(start))).toBe('/pricing?signIn=failed');
  expect(await viewerOf(who)).toBeNull();
});

test.each<[string, (back: URL) => void]>([
  ['another state', (back) => back.searchParams.set('state', 'somebody-elses')],
  ['a made-up code', (back) => back.searchParams.set('code', 'x')],
  ['no code', (back) => back.searchParams.delete('code')],
  ['the address of another provider', (back) => back.searchParams.set('moved', 'yes')],
])('SIGN-3 an answer of GitHub with %s signs nobody in', async (_what, change) => {
  const who = visitor(app);
  const asked = await fetch((await who.get(start)).headers.location!, { redirect: 'manual' });
  const back = new URL(asked.headers.get('location')!);
  change(back);
  if (back.searchParams.has('moved')) back.pathname = '/api/auth/callback';
  expect((await who.get(back.pathname + back.search)).headers.location).toBe('/pricing?signIn=failed');
  expect(await viewerOf(who)).toBeNull();
});

test('OPS-5 the request to GitHub has PKCE and asks for the address only', async () => {
  const asked = new URL((await visitor(app).get(start)).headers.location!);
  expect(Object.fromEntries(asked.searchParams)).toMatchObject({
    code_challenge_method: 'S256',
    scope: 'read:user user:email',
    redirect_uri: 'http://localhost:3000/api/auth/callback/github',
  });
  expect(asked.searchParams.get('state')!.length).toBeGreaterThan(40);
});

test('an unknown provider signs nobody in', async () => {
  const answer = await visitor(app).get('/api/auth/sign-in?with=nobody&returnTo=/generate&from=/pricing');
  expect(answer.headers.location).toBe('/pricing?signIn=failed');
});
