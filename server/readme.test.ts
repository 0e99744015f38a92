import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

test('OPS-1 the README names every setting, and none that is not there', () => {
  const [, schema] = /const environment = z\.object\(\{(.*?)\n\}\);/s.exec(read('./config.ts'))!;
  const settings = [...schema!.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name);
  const [, configuration] = /## Configuration(.*?)## /s.exec(read('../README.md'))!;
  const named = [...configuration!.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name);
  expect(settings.length).toBeGreaterThan(15);
  expect([...new Set(named)].sort()).toEqual(settings.sort());
});

test('OPS-1 every command of the README is one of the package', () => {
  const { scripts } = JSON.parse(read('../package.json')) as { scripts: Record<string, string> };
  const named = [...read('../README.md').matchAll(/npm run ([a-z:]+)/g)].map(([, name]) => name!);
  expect(named.length).toBeGreaterThan(5);
  for (const name of named) expect(Object.keys(scripts)).toContain(name);
});
