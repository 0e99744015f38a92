import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { environment } from '#server/config.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const markdownIn = (folder: string): string[] =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));
const pages = [...markdownIn('.'), ...markdownIn('docs'), ...markdownIn('docs/decisions')];

const CODE_BLOCK = /^```.*?^```$/gms;
const LINK = /\]\(([^)#\s]*)(?:#[^)\s]*)?\)/g;
const INLINE_CODE = /`([^`\n]+)`/g;
/** A path below one of the folders of the code, without a placeholder. Other words in code font are no files. */
const PATH = /^(bench|contract|docs|domain|scripts|server|test|web|\.ci)\/[\w./@-]*$/;
const CODE_FILE = /^[\w./-]+\.(tsx?|sql|css)$/;

describe.each(pages)('%s', (page) => {
  const text = read(page).replace(CODE_BLOCK, '');

  test('every link leads to a file', () => {
    const links = [...text.matchAll(LINK)].map(([, to]) => to!).filter((to) => to && !/^[a-z]+:/.test(to));
    expect(links.filter((to) => !existsSync(join(root, dirname(page), to)))).toEqual([]);
  });

  test('every path is that of a file or a folder', () => {
    const paths = [...text.matchAll(INLINE_CODE)].map(([, code]) => code!).filter((code) => PATH.test(code));
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

test('the pages name files by their whole path', () => {
  const usual = ['routes.ts', 'service.ts', 'queries.ts', 'view.ts', 'main.ts', 'app.ts', 'config.ts'];
  for (const page of pages) {
    const named = [...read(page).matchAll(INLINE_CODE)].map(([, code]) => code!).filter((code) => CODE_FILE.test(code));
    expect(
      named.filter((name) => !PATH.test(name) && !usual.includes(name)),
      page,
    ).toEqual([]);
  }
});

test('OPS-1 the operations page names every setting, and none that is not there', () => {
  const settings = Object.keys(environment.shape);
  const [, table] = /## All settings(.*?)## /s.exec(read('docs/operations.md'))!;
  const rows = [...table!.matchAll(/^\| (`[^|]+) \|/gm)].map(([, cell]) => cell!);
  const named = rows.flatMap((cell) => [...cell.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name!));
  expect(named.sort()).toEqual(settings.sort());
});

test('OPS-1 every command of the pages is one of the package', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = pages.flatMap((page) => [...read(page).matchAll(/npm run ([a-z:]+)/g)].map(([, name]) => name!));
  expect(named.length).toBeGreaterThan(5);
  for (const name of named) expect(Object.keys(scripts)).toContain(name);
});

test('SECURITY.md says for each severity within how many days it is repaired', () => {
  const days = ['critical', 'high', 'medium'].map((severity) =>
    Number(new RegExp(`^\\| [^|]*${severity}[^|]* \\| (\\d+) days \\|$`, 'm').exec(read('SECURITY.md'))?.[1]),
  );
  expect(days).toEqual(days.toSorted((a, b) => a - b));
  expect(days.every((count) => count > 0)).toBe(true);
});

test('the newest version of the changelog is that of the package', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string };
  const lock = JSON.parse(read('package-lock.json')) as { version: string };
  const [, newest, day] = /^## (\d+\.\d+\.\d+), (.*)$/m.exec(read('CHANGELOG.md'))!;
  expect([newest, lock.version]).toEqual([version, version]);
  expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});
