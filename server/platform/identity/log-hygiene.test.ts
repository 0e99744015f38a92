import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { TEST_SECRET, testApp } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';
import { visitor } from '#test/visitor.ts';
import { createLog } from '../log.ts';
import { createSessions } from '../session/sessions.ts';

const database = await createTestDatabase();
const LANDED = /^\/(?!api\/|dev-idp)/;

test('SIGN-1 a whole sign-in, its failures and a stolen token leave no name, address or token in the log', async () => {
  const lines: string[] = [];
  const log = createLog('trace', { write: (line: string) => void lines.push(line) });
  const clock = () => new Date();
  const sessions = createSessions({ database, secret: TEST_SECRET, clock, newId, log });
  const app = await testApp({ database, sessions, log });
  const who = visitor(app);
  const secrets = ['Zephyrine Quill', 'zephyrine', 'people.example'];

  const page = await who.follow(await who.get('/api/auth/sign-in?returnTo=/?canary-place'), LANDED);
  secrets.push(who.cookies.get('bf-sign-in')!);
  const chosen = await who.submit(page.url, { name: 'Zephyrine Quill', email: 'zephyrine@people.example' });
  const back = await who.follow(chosen, /^\/api\/auth\/callback/);
  secrets.push(...new URL(back.url, 'http://x').searchParams.values());
  expect((await who.get(back.url)).headers.location).toContain('canary-place');
  await who.get(back.url); // a second time: refused
  await who.get('/api/auth/callback?code=canary-code&state=canary-state');
  secrets.push('canary-code', 'canary-state', 'canary-place');

  const stolen = who.cookies.get('bf-refresh')!;
  secrets.push(stolen, who.cookies.get('bf-access')!);
  await who.call('POST', '/api/session/refresh');
  secrets.push(who.cookies.get('bf-refresh')!, who.cookies.get('bf-access')!);
  await database.pool.query(`update sessions set replaced_at = replaced_at - interval '1 minute'`);
  const thief = visitor(app);
  thief.accept('bf-refresh', stolen);
  expect((await thief.call('POST', '/api/session/refresh')).statusCode).toBe(401);

  const written = lines.join('');
  expect(written).toContain('Signed in');
  expect(written).toContain('A sign-in failed');
  expect(written).toContain('A replaced refresh token was used again');
  // The provider's own address is public; all other values of the flow are secret.
  for (const secret of secrets.filter((value) => !value.startsWith('http://')))
    expect(written.includes(secret), `${secret} in the log`).toBe(false);
  await app.close();
});
