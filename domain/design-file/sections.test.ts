import { expect, test } from 'vitest';
import type { DesignNode } from './frames.ts';
import { grafted, sectionsAtTheCut } from './sections.ts';

const node = (id: string, type: string, children?: DesignNode[], more: Partial<DesignNode> = {}): DesignNode => ({
  id,
  name: id,
  type,
  ...(children && { children }),
  ...more,
});
const document = node('0:0', 'DOCUMENT', [
  node('0:1', 'CANVAS', [
    node('1:1', 'SECTION', [
      node('1:2', 'SECTION', []),
      node('1:3', 'SECTION'),
      node('1:4', 'SECTION', [], { sectionContentsHidden: true }),
      node('1:5', 'FRAME', []),
      node('1:6', 'SECTION', [node('1:7', 'FRAME')]),
    ]),
    node('1:8', 'SECTION', []),
  ]),
]);

test('FILE-1 sections that a shallow reading ends at are found; what is hidden, empty or no section is not', () => {
  expect(sectionsAtTheCut(document, 3)).toEqual(['1:2', '1:3']);
  expect(sectionsAtTheCut(document, 2)).toEqual(['1:8']);
});

test('FILE-1 what was read later takes its place, and nothing else moves', () => {
  const found = node('1:2', 'SECTION', [node('1:9', 'FRAME')]);
  const whole = grafted(document, new Map([['1:2', found]]));
  expect(whole.children![0]!.children![0]!.children![0]).toEqual(found);
  expect(grafted(whole, new Map([['1:2', node('1:2', 'SECTION', [])]]))).toEqual(document);
});
