import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTestDatabase } from '#test/database.ts';
import { locks, locksOfOne } from './locks.ts';

const database = await createTestDatabase();
const root = join(import.meta.dirname, '../../..');

test('no two locks have one number', async () => {
  const names = [...locks, ...locksOfOne];
  const { rows } = await database.pool.query(
    'select distinct hashtextextended(name, 0) from unnest($1::text[]) as name',
    [names],
  );
  expect(rows).toHaveLength(names.length);
});

test('no other file computes the number of a lock', () => {
  const files = globSync('{server,scripts}/**/*.{ts,sql}', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  const locking = files.filter((file) => /advisory|hashtext/.test(readFileSync(join(root, file), 'utf8')));
  expect(locking).toEqual(['server/platform/database/locks.ts']);
});
