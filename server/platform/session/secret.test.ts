import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { deriveKey, sessionSecret } from './secret.ts';

const folder = mkdtempSync(join(tmpdir(), 'bf-secret-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('without a configured secret one is made in the data folder, for its owner only, and kept', () => {
  const made = sessionSecret(undefined, join(folder, 'data'));
  expect(made).toHaveLength(43);
  expect(sessionSecret(undefined, join(folder, 'data'))).toBe(made);
  expect(readdirSync(join(folder, 'data'))).toEqual(['session-secret']);
  expect(statSync(join(folder, 'data/session-secret')).mode & 0o777).toBe(0o600);
});

test('a configured secret is used as it is', () => {
  expect(sessionSecret('configured', join(folder, 'none'))).toBe('configured');
  expect(readdirSync(folder)).not.toContain('none');
});

test('keys for two purposes have nothing in common', () => {
  expect(deriveKey('secret', 'one')).not.toEqual(deriveKey('secret', 'two'));
  expect(deriveKey('secret', 'one')).toEqual(deriveKey('secret', 'one'));
});
