import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { RATIOS } from '#web/parts/work/shot.ts';

test('each proportion has a rule in the style sheet', () => {
  const css = readFileSync(join(import.meta.dirname, '../parts/work/WorkRows.module.css'), 'utf8');
  expect([...css.matchAll(/data-ratio="(\d+)"/g)].map(([, ratio]) => Number(ratio))).toEqual([...RATIOS]);
});
