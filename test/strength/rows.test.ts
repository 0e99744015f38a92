import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutGuard } from './guard-out.ts';
import { rows, type Suite } from './rows.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

function testFiles(path: string): string[] {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  const names = readdirSync(join(root, path), { recursive: true, encoding: 'utf8' });
  return names.filter((name) => /\.test\.tsx?$/.test(name)).map((name) => join(path, name));
}

/** Titles may be in a table of the helpers. */
function withHelpers(source: string): string {
  const helpers = [...source.matchAll(/'#(test\/[\w/-]+\.ts)'/g)].map(([, file]) => read(file!));
  return [source, ...helpers].join('\n');
}

/** @returns what is wrong with a suite; nothing when its files and titles are there */
function faultsOf(suite: Suite): string[] {
  if ('bench' in suite) return existsSync(join(root, `bench/suites/${suite.bench}.ts`)) ? [] : [suite.bench];
  if ('program' in suite) return existsSync(join(root, suite.program)) ? [] : [suite.program];
  const files = 'journeys' in suite ? suite.journeys.map((one) => `test/journeys/${one}.spec.ts`) : suite.tests;
  const missing = files.filter((file) => !existsSync(join(root, file)));
  if (missing.length > 0) return missing;
  const titles = new RegExp(suite.title ?? '', 'i');
  return files.flatMap(testFiles).some((file) => titles.test(withHelpers(read(file))))
    ? []
    : [`no test is called ${suite.title}`];
}

test('the forty rows and the cluster are there, each with suites that are there', () => {
  expect(rows.map(({ row }) => row)).toEqual([...Array.from({ length: 40 }, (_, n) => n + 1), 'cluster']);
  for (const { row, suites, control } of rows) {
    const all = typeof control !== 'string' && control.suite ? [...suites, control.suite] : suites;
    expect(all.flatMap(faultsOf), `row ${row}`).toEqual([]);
  }
});

test('each guard that a control takes out is in its file, once', () => {
  for (const { row, control } of rows) {
    if (typeof control === 'string' || 'missed' in control) continue;
    const without = withoutGuard(join(root, control.file), read(control.file), control);
    expect(without, `row ${row}`).not.toBe(read(control.file));
  }
});

test('docs/strength.md has each row with its goal and its command, and an honest figure', () => {
  const lines = read('docs/strength.md')
    .split('\n')
    .filter((line) => /^\| (\d+|cluster) \|/.test(line));
  expect(lines).toHaveLength(rows.length);
  for (const [at, { row, name }] of rows.entries()) {
    const cells = lines[at]!.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, ''));
    expect(cells.slice(0, 2), lines[at]).toEqual([String(row), name]);
    expect(cells[2] === 'not run', `the figure of row ${row}`).toBe(cells[3] === 'not run');
    expect(cells[3], `the day and commit of row ${row}`).toMatch(/^(2026-\d\d-\d\d, [0-9a-f]{8}|not run)$/);
  }
});

test('a suite without its file, and a guard that is no longer there, are noticed', () => {
  expect(faultsOf({ tests: ['server/nowhere.test.ts'] })).toEqual(['server/nowhere.test.ts']);
  expect(faultsOf({ tests: ['test/docs.test.ts'], title: 'no such title' })).toEqual([
    'no test is called no such title',
  ]);
  const guard = { file: 'package.json', from: 'no such guard', to: '' };
  expect(() => withoutGuard(join(root, 'package.json'), read('package.json'), guard)).toThrow('0 places');
});
