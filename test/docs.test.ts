import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const markdownIn = (folder: string): string[] =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));
const pages = [...markdownIn('.'), ...markdownIn('docs'), ...markdownIn('docs/decisions')];

test('OPS-1 the operations page names every setting, and none that is not there', () => {
  const [, schema] = /const environment = z\.object\(\{(.*?)\n\}\);/s.exec(read('server/config.ts'))!;
  const settings = [...schema!.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name!);
  const [, table] = /## All settings(.*?)## /s.exec(read('docs/operations.md'))!;
  const rows = [...table!.matchAll(/^\| (`[^|]+) \|/gm)].map(([, cell]) => cell!);
  const named = rows.flatMap((cell) => [...cell.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name!));
  expect(settings.length).toBeGreaterThan(15);
  expect(named.sort()).toEqual(settings.sort());
});

test('OPS-1 every command of the pages is one of the package', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = pages.flatMap((page) => [...read(page).matchAll(/npm run ([a-z:]+)/g)].map(([, name]) => name!));
  expect(named.length).toBeGreaterThan(5);
  for (const name of named) expect(Object.keys(scripts)).toContain(name);
});
