import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { throwAwayFolder } from '#test/embedded/processes.ts';
import { explainDataFolder } from './cannot-start.ts';
import { makeFolder } from './make-folder.ts';

function explained(folder: string): unknown {
  try {
    makeFolder(folder);
    return null;
  } catch (error) {
    return (explainDataFolder(error, folder) as Error).message;
  }
}

test('a folder is made with those above it, and may be there already', () => {
  const folder = join(throwAwayFolder(), 'a/b/c');
  expect([explained(folder), explained(folder), existsSync(folder)]).toEqual([null, null, true]);
});

test.runIf(process.platform === 'linux')('OPS-1 a place that takes no folder is told in a sentence, at once', () => {
  expect(explained('/proc/briefs/data')).toBe(
    'The data folder /proc/briefs/data cannot be made there. Choose another with DATA_DIR.',
  );
  const file = join(throwAwayFolder(), 'file');
  writeFileSync(file, '');
  expect(explained(join(file, 'data'))).toContain('a file is in its way');
});
