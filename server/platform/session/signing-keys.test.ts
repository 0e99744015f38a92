import { expect, test } from 'vitest';
import { createTestDatabase } from '#test/database.ts';
import { keepingLog } from '#test/silent-log.ts';
import { createSigningKeys } from './signing-keys.ts';

const database = await createTestDatabase();
const keysWith = (secret = 'one secret for all', log = keepingLog().log) =>
  createSigningKeys({ database, secret, log });

test('processes that start together share one key', async () => {
  const signers = await Promise.all(Array.from({ length: 8 }, () => keysWith().signer()));
  expect(new Set(signers.map((signer) => signer.kid)).size).toBe(1);
});

test('a key that was encrypted with another secret is neither used nor believed, and the log says what to do', async () => {
  const { kid } = await keysWith().signer();
  const { log, messages } = keepingLog();
  const others = keysWith('another secret', log);
  expect((await others.signer()).kid).not.toBe(kid);
  expect(await others.find(kid)).toBeNull();
  expect(messages).toEqual([expect.stringContaining('needs the same SESSION_SECRET')]);
});

test('a key made by another process later is found without waiting for the key set to be ten minutes old', async () => {
  const here = keysWith('a third secret');
  const before = await here.signer();
  await database.pool.query(`update signing_keys set created_at = created_at - interval '30 days' where kid = $1`, [
    before.kid,
  ]);
  const after = await keysWith('a third secret').signer();
  expect(after.kid).not.toBe(before.kid);
  await expect.poll(() => here.find(after.kid), { timeout: 3_000 }).not.toBeNull();
  expect(await here.find(before.kid), 'what the old key signed is still believed').not.toBeNull();
});
