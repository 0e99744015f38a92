import { expect, test } from 'vitest';
import { toolsUsed } from './tools-used.ts';

test('WORK-7 Figma is named once, whoever names it', () => {
  const link = 'https://www.figma.com/design/abc';
  expect(toolsUsed(link, 'Besley and ink.')).toBe('Designed in Figma. Besley and ink.');
  expect(toolsUsed(link, 'Figma, Besley.')).toBe('Figma, Besley.');
  expect(toolsUsed(link, '')).toBe('Designed in Figma.');
  expect(toolsUsed(null, 'Paper.')).toBe('Paper.');
});
