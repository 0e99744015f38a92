import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');

test('no other file computes the number of a lock', () => {
  const files = globSync('{server,scripts}/**/*.{ts,sql}', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  const locking = files.filter((file) => /advisory|hashtext/.test(readFileSync(join(root, file), 'utf8')));
  expect(locking).toEqual(['server/platform/database/locks.ts']);
});
