import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { faces } from '#domain/brief/direction/faces.ts';
import { otherPairs, pairs } from '#domain/brief/direction/pairs.ts';

const imported = readFileSync('web/styles/faces.ts', 'utf8');
const used = [
  ...Object.values(pairs).flatMap(({ calm, lively }) => [...calm, ...lively]),
  ...otherPairs.map(({ pair }) => pair),
].flatMap(({ heading, body }) => [heading, body]);

test('every family and weight of a pair is shipped', () => {
  for (const { face, weight } of used) expect(imported).toContain(`'${face.package}/${weight}.css'`);
});

test.each(Object.values(faces))('$family: its files cover its scripts, and its licence is kept', (face) => {
  const sheet = imported.match(new RegExp(`${face.package}/\\d+\\.css`))?.[0];
  const rules = readFileSync(`node_modules/${sheet}`, 'utf8');
  expect(rules).toContain(`font-family: '${face.family}'`);
  for (const script of face.scripts) {
    const subset = { yoruba: 'vietnamese', akan: 'latin-ext' }[script as string] ?? script;
    expect([face.family, script, rules.includes(`-${subset}-`)]).toEqual([face.family, script, true]);
  }
  expect(existsSync(`web/styles/fonts/LICENSE-${face.package.split('/')[1]}.txt`)).toBe(true);
});

test('the face of small text is shipped with each theme of case studies that names one', () => {
  const sheets = globSync('web/features/case-study/page/sheets/*.css').map((path) => readFileSync(path, 'utf8'));
  const packages = sheets.flatMap((sheet) =>
    [...sheet.matchAll(/@import "(@fontsource.+?)"/g)].map(([, path]) => path),
  );
  const rules = ['web/styles/tokens.css', ...packages.map((path) => `node_modules/${path}`)]
    .map((path) => readFileSync(path, 'utf8'))
    .join();
  const shipped = [...rules.matchAll(/font-family: ["'](.+?)["'];/g)].map(([, family]) => family);
  const named = sheets.flatMap((sheet) => [...sheet.matchAll(/--f-note: "(.+?)"/g)].map(([, family]) => family));
  expect(named).not.toHaveLength(0);
  for (const family of named) expect(shipped).toContain(family);
});
