import { expect, test } from 'vitest';
import { createNonces } from './security-headers.ts';

test('every answer has a nonce of its own, of 128 random bits, however many are asked for', () => {
  const nonces = createNonces();
  const given = Array.from({ length: 1_000 }, nonces);
  expect(new Set(given).size).toBe(1_000);
  for (const nonce of given) expect(nonce).toMatch(/^[\w-]{22}$/);
});
