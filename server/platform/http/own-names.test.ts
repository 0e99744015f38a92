import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';

const database = await createTestDatabase();
const appAt = (publicUrl: string) => testApp({ database, publicUrl, refusesOtherNames: true });
const statusAt = async (app: Awaited<ReturnType<typeof testApp>>, host: string, url = '/api/session') =>
  (await app.inject({ url, headers: { host } })).statusCode;

const SAFE = [
  'localhost:3000',
  'LOCALHOST',
  'one.localhost:3000',
  '127.0.0.1:3000',
  '[::1]:3000',
  '10.0.0.5',
  'devbox:3000',
  'studio.local',
];
const LED_HERE = [
  'evil.example:3000',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  'localhost:3000,evil.example',
];

test('SIGN-1 the development sign-in is open at its own address, and not at a name that a page of the web leads here', async () => {
  const app = await appAt('http://localhost:3000');
  for (const host of SAFE) expect(await statusAt(app, host), host).toBe(200);
  for (const host of LED_HERE) expect(await statusAt(app, host), host).toBe(403);
  for (const url of ['/dev-mail', '/dev-idp/.well-known/openid-configuration', '/api/auth/sign-in?here=true'])
    expect(await statusAt(app, 'evil.example', url), url).toBe(403);
  const page = await app.inject({ url: '/', headers: { host: 'evil.example', accept: 'text/html' } });
  expect(page.body).toContain('it is open at http://localhost:3000 and in its own network alone');
  expect(await statusAt(await appAt('http://studio.example:3000'), 'studio.example:3000')).toBe(200);
});
