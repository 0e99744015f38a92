import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shortNames } from './class-names.ts';

const web = join(import.meta.dirname, '../web');
const sheets = globSync('**/*.module.css', { cwd: web }).map((file) => join(web, file));
const classesOf = (sheet: string) => [
  ...new Set([...readFileSync(sheet, 'utf8').matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name]) => name!)),
];

test('every class has a name of its own, whichever sheet is read first, and none that a global class could have', () => {
  const [one, other] = [shortNames(web), shortNames(web)];
  const names = new Map<string, string>();
  for (const sheet of sheets)
    for (const name of classesOf(sheet)) {
      const short = one(name, sheet);
      expect(short).toMatch(/^[A-Z][A-Za-z0-9]{2,3}$/);
      expect(names.get(short), `${short} is taken`).toBeUndefined();
      names.set(short, `${sheet} ${name}`);
    }
  for (const sheet of sheets.toReversed())
    for (const name of classesOf(sheet)) expect(names.get(other(name, sheet))).toBe(`${sheet} ${name}`);
});

test('the same class is asked for twice and keeps its name; a sheet from elsewhere is refused', () => {
  const name = shortNames(web);
  expect(name('icon', sheets[0]!)).toBe(name('icon', `${sheets[0]}?used`));
  expect(() => name('icon', '/somewhere/else.module.css')).toThrow('is not among the style sheets');
});
