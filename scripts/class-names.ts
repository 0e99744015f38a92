import { globSync } from 'node:fs';
import { join, resolve } from 'node:path';

const FIRST = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const NEXT = `${FIRST}abcdefghijklmnopqrstuvwxyz0123456789`;

/**
 * Names for the classes of CSS modules, about three letters each: two for the file, by its place among all of them, then the class's
 * number in it. The browser's build and the renderer's come to the same names, and neighbours begin alike, so that a page with some
 * hundred of them is a kilobyte smaller than with hashes. Our global classes begin with a small letter, these never.
 */
export function shortNames(folder: string): (name: string, file: string) => string {
  const files = globSync('**/*.module.css', { cwd: folder })
    .sort()
    .map((file) => resolve(join(folder, file)));
  if (files.length > FIRST.length * NEXT.length) throw new Error('More style sheets than names of two letters');
  const namesOf = new Map<string, string[]>();
  return (name, file) => {
    const path = resolve(file.split('?')[0]!);
    const number = files.indexOf(path);
    if (number < 0) throw new Error(`${file} is not among the style sheets of ${folder}`);
    const names = namesOf.get(path) ?? [];
    namesOf.set(path, names);
    if (!names.includes(name)) names.push(name);
    return FIRST[Math.floor(number / NEXT.length)]! + NEXT[number % NEXT.length]! + inLetters(names.indexOf(name));
  };
}

function inLetters(number: number): string {
  const rest = Math.floor(number / NEXT.length);
  return (rest > 0 ? inLetters(rest - 1) : '') + NEXT[number % NEXT.length]!;
}
