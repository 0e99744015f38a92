import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { TEST_SECRET, TEST_URL, testSessions } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';
import type { VerifiedIdentity } from './account.ts';
import { createEntry } from './entry.ts';
import { CALLBACK_PATH, type IdentityProvider } from './identity-provider.ts';
import { signInRoutes } from './sign-in-routes.ts';

const database = await createTestDatabase();
const people = async () => Number((await database.pool.query('select count(*) as n from profiles')).rows[0].n);

/** A process whose provider takes a code as often as it is sent. */
async function lenient(said: Partial<VerifiedIdentity> = {}) {
  const app = Fastify();
  await app.register(cookie);
  const sessions = testSessions(database);
  const parts = { database, sessions, publicUrl: TEST_URL, secret: TEST_SECRET, clock: () => new Date(), newId };
  const provider: IdentityProvider = {
    id: 'lenient',
    name: 'Lenient',
    issuer: 'https://id.example',
    callbackPath: CALLBACK_PATH,
    begin: async () => ({
      url: 'https://id.example/authorize',
      secrets: { state: newId(), nonce: 'n', codeVerifier: 'v' },
    }),
    finish: async () => ({ issuer: 'https://id.example', subject: 'ines', name: 'Ines', email: null, ...said }),
  };
  signInRoutes(app, parts, { providers: [provider], entry: createEntry(parts) });
  const begin = async () => {
    const { host } = new URL(TEST_URL);
    const answer = await app.inject({ url: '/api/auth/sign-in?returnTo=/generate', headers: { host } });
    return answer.cookies.find(({ name }) => name === 'bf-sign-in')!.value;
  };
  const finish = (sealed: string) =>
    app.inject({ url: '/api/auth/callback?code=c&state=s', cookies: { 'bf-sign-in': sealed } });
  return { begin, finish };
}

test('SIGN-3 an answer of the provider is good once, in whichever process, even where the provider takes it again', async () => {
  const [one, other] = [await lenient(), await lenient()];
  const sealed = await one.begin();
  expect((await one.finish(sealed)).headers.location).toBe('/generate');
  for (const { finish } of [one, other]) {
    const again = await finish(sealed);
    expect(again.headers.location).toBe('/generate?signIn=failed');
    expect(again.cookies.map(({ name }) => name)).toEqual(['bf-sign-in']);
  }
  expect((await other.finish(await other.begin())).headers.location).toBe('/generate');
});

test.each(['', ' '])('SIGN-3 a provider that names nobody (%j) makes no account', async (subject) => {
  const before = await people();
  const { begin, finish } = await lenient({ subject });
  expect((await finish(await begin())).headers.location).toBe('/generate?signIn=failed');
  expect(await people()).toBe(before);
});
