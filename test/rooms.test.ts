import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const IMPORT = /from '([^']+)'/g;

/** What imports a file, without tests: `server/features/brief`, `web/pages`, or the room itself. */
const importers = new Map<string, Set<string>>();
for (const file of globSync('{server,web}/**/*.{ts,tsx}', { cwd: root })) {
  if (/\.test\.tsx?$/.test(file)) continue;
  const [, place] = /^((?:server|web)\/(?:features\/[^/]+|[^/]+))/.exec(file)!;
  for (const [, from] of readFileSync(join(root, file), 'utf8').matchAll(IMPORT)) {
    const path = from!.startsWith('#') ? from!.slice(1) : relative(root, join(root, file, '..', from!));
    importers.set(path, (importers.get(path) ?? new Set()).add(place!));
  }
}

test.each([
  ['server/shared', 'server/features/'],
  ['web/parts', 'web/'],
])('what is in %s serves two features, or another file there', (room, users) => {
  const files = globSync(`${room}/**/*.{ts,tsx}`, { cwd: root }).filter((file) => !/\.test\.tsx?$/.test(file));
  const lonely = files.filter((file) => {
    const by = [...(importers.get(file) ?? [])];
    return !by.includes(room) && by.filter((place) => place.startsWith(users)).length < 2;
  });
  expect(files.length).toBeGreaterThan(20);
  expect(lonely).toEqual([]);
});
