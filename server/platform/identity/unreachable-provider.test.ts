import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createLog } from '#server/platform/log.ts';
import { testApp } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';

const database = await createTestDatabase();

test('OPS-7 a provider that cannot be reached is said at the start, and the product starts all the same', async () => {
  const lines: string[] = [];
  const log = createLog(
    'info',
    new Writable({ write: (piece, _encoding, done) => done(void lines.push(String(piece))) }),
  );
  const school = { id: 'oidc', kind: 'oidc' as const, name: 'School account', issuer: 'http://127.0.0.1:1' };
  const identity = [{ ...school, clientId: 'briefs', clientSecret: 'x' }];
  const app = await testApp({ database, identity, log });
  await app.listen({ port: 0, host: '127.0.0.1' });
  await expect.poll(() => lines.join('')).toContain('"provider":"School account"');
  expect(lines.join('')).toContain('cannot be reached');
  await app.close();
});
