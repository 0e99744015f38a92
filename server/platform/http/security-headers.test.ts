import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';
import { PAGE_POLICY } from './security-headers.ts';

const database = await createTestDatabase();

test('OPS-7 browsers are bound to https only when the operator asks for it, and never on other hosts', async () => {
  const publicUrl = 'https://briefs.example';
  const silent = await testApp({ database, publicUrl });
  expect((await silent.inject('/healthz')).headers['strict-transport-security']).toBeUndefined();
  const asked = await testApp({ database, publicUrl, hstsSeconds: 86_400 });
  expect((await asked.inject('/healthz')).headers['strict-transport-security']).toBe('max-age=86400');
});

test('pages may do this and nothing else', () => {
  expect(PAGE_POLICY.split('; ').toSorted()).toEqual([
    "base-uri 'none'",
    "connect-src 'self'",
    "default-src 'none'",
    "font-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "img-src 'self' data: blob:",
    "manifest-src 'self'",
    "media-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
  ]);
});
