import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { figure } from './figure.ts';

const root = join(import.meta.dirname, '../..');

/** The requirements of ASVS 5.0.0: the level of each, by section, in order; level 3 is left out of the table. */
const SECTIONS = `
V1.1 22 V1.2 1111122223 V1.3 112222222223 V1.4 222 V1.5 123 V2.1 122 V2.2 112 V2.3 12223 V2.4 23 V3.1 3 V3.2 113 V3.3 12223
V3.4 11222233 V3.5 11122333 V3.6 3 V3.7 22333 V4.1 12233 V4.2 23333 V4.3 22 V4.4 1222 V5.1 2 V5.2 112333 V5.3 113 V5.4 222
V6.1 122 V6.2 111111112222 V6.3 11223333 V6.4 112233 V6.5 22222333 V6.6 2223 V6.7 33 V6.8 2222 V7.1 222 V7.2 1111 V7.3 22
V7.4 11222 V7.5 223 V7.6 22 V8.1 1233 V8.2 1123 V8.3 133 V8.4 23 V9.1 111 V9.2 1222 V10.1 22 V10.2 223 V10.3 22223
V10.4 1111122222233333 V10.5 22222 V10.6 22 V10.7 222 V11.1 2233 V11.2 22233 V11.3 11233 V11.4 1222 V11.5 23 V11.6 23 V11.7 33
V12.1 12233 V12.2 11 V12.3 22223 V13.1 2333 V13.2 222223 V13.3 2233 V13.4 1222233 V14.1 22 V14.2 12223333 V14.3 122 V15.1 12233
V15.2 12233 V15.3 1222222 V15.4 3333 V16.1 2 V16.2 22222 V16.3 2222 V16.4 222 V16.5 2223 V17.1 23 V17.2 22223333 V17.3 22`;

const levels = new Map(
  [...SECTIONS.matchAll(/(V\d+\.\d+) (\d+)/g)].flatMap(([, section, digits]) =>
    [...digits!].map((level, at): [string, number] => [`${section}.${at + 1}`, Number(level)]),
  ),
);
const wanted = [...levels].filter(([, level]) => level < 3).map(([id]) => id);
const STATES = ['yes', 'partly', 'no', 'operator', '–'];

/** @returns what is wrong with the table */
function faultsOf(table: string): string[] {
  const lines = table.split('\n').filter((line) => line.startsWith('| V'));
  const listed = lines.flatMap((line) => line.match(/V\d+\.\d+\.\d+(?=[,\s].*\|)/g) ?? []);
  const faults = wanted.filter((id) => !listed.includes(id)).map((id) => `${id} is missing`);
  for (const line of lines) {
    const [ids = '', state = '', why = '', evidence = ''] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    const files = [...evidence.matchAll(/`([^`]+)`/g)].map(([, file]) => file!);
    if (!STATES.includes(state) || why === '') faults.push(`${ids}: no state or no reason`);
    if (state === 'yes' && files.length === 0) faults.push(`${ids}: no test`);
    for (const file of files)
      if (!/\.(test|spec)\.tsx?$/.test(file) || !existsSync(join(root, file)))
        faults.push(`${ids}: ${file} is no test`);
  }
  return faults;
}

const table = readFileSync(join(root, 'docs/asvs.md'), 'utf8');

test('docs/asvs.md has every requirement of level 1 and 2, and a test for each that is met', () => {
  expect([levels.size, wanted.filter((id) => levels.get(id) === 1).length, wanted.length]).toEqual([345, 70, 253]);
  expect(faultsOf(table)).toEqual([]);
  const count = new Map<string, number>();
  for (const line of table.split('\n').filter((one) => one.startsWith('| V'))) {
    const [, ids = '', state = ''] = line.split('|').map((cell) => cell.trim());
    count.set(state, (count.get(state) ?? 0) + ids.split(',').length);
  }
  figure('requirements by state', [...count].map(([state, number]) => `${state}: ${number}`).join(', '));
});

test('a requirement that is left out, and one without its test, are noticed', () => {
  expect(faultsOf(table.replace('| V1.1.1 |', '| V1.9.1 |'))).toEqual(['V1.1.1 is missing']);
  const invented = table.replace(
    '`server/platform/http/paths.test.ts` |\n| V13.4.2',
    '`server/no.test.ts` |\n| V13.4.2',
  );
  expect(faultsOf(invented)).toEqual(['V13.4.1: server/no.test.ts is no test']);
  expect(faultsOf(invented.replace('`server/no.test.ts`', ''))).toEqual(['V13.4.1: no test']);
});
