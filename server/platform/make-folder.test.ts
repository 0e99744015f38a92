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

test('a missing folder is made with its parents, and an existing one is kept', () => {
  const folder = join(throwAwayFolder(), 'a/b/c');
  expect([explained(folder), explained(folder), existsSync(folder)]).toEqual([null, null, true]);
});

test.runIf(process.platform === 'linux')(
  'OPS-1 a data folder that cannot be made is refused at once, with the reason in a sentence',
  () => {
    expect(explained('/proc/briefs/data')).toBe(
      'The data folder /proc/briefs/data cannot be made there. Choose another with DATA_DIR.',
    );
    const file = join(throwAwayFolder(), 'file');
    writeFileSync(file, '');
    expect(explained(join(file, 'data'))).toContain('a file is in its way');
  },
);
