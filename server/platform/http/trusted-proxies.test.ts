import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';

const database = await createTestDatabase();

/** The address that the app sees for a request from `remoteAddress` with an X-Forwarded-For header. */
async function whoAsks(trustedProxies: string[], remoteAddress: string, claimed: string): Promise<string> {
  const app = await testApp({ database, trustedProxies });
  app.get('/api/who-asks', { schema: { hide: true } }, async (request) => ({ ip: request.ip }));
  const answer = await app.inject({ url: '/api/who-asks', remoteAddress, headers: { 'x-forwarded-for': claimed } });
  await app.close();
  return answer.json().ip;
}

test('without a trusted proxy nobody says where they come from', async () => {
  expect(await whoAsks([], '127.0.0.1', '198.51.100.1')).toBe('127.0.0.1');
});

test('a trusted proxy says who asks; what was claimed before it is not believed', async () => {
  const proxies = ['loopback', '10.0.0.0/8'];
  expect(await whoAsks(proxies, '127.0.0.1', '198.51.100.1')).toBe('198.51.100.1');
  expect(await whoAsks(proxies, '127.0.0.1', '1.1.1.1, 198.51.100.1, 10.0.0.9')).toBe('198.51.100.1');
  expect(await whoAsks(proxies, '203.0.113.5', '198.51.100.1'), 'not by the proxy').toBe('203.0.113.5');
});
