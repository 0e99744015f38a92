import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sheets = globSync('web/features/case-study/page/sheets/*.css').map((path) => readFileSync(path, 'utf8'));
const packages = sheets.flatMap((sheet) => [...sheet.matchAll(/@import "(@fontsource.+?)"/g)].map(([, path]) => path));
const rules = ['web/styles/tokens.css', ...packages.map((path) => `node_modules/${path}`)].map((path) =>
  readFileSync(path, 'utf8'),
);
const shipped = rules.flatMap((css) => [...css.matchAll(/font-family: ["'](.+?)["'];/g)].map(([, family]) => family));

test('the face of small text is shipped with each theme that names one', () => {
  const named = sheets.flatMap((sheet) => [...sheet.matchAll(/--f-note: "(.+?)"/g)].map(([, family]) => family));
  expect(named).not.toHaveLength(0);
  for (const family of named) expect(shipped).toContain(family);
});
