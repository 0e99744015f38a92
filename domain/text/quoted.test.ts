import { expect, test } from 'vitest';
import { quoted } from './quoted.ts';

test('a text with quotation marks of its own gets single ones inside', () => {
  expect(quoted('Saltmarsh: bread by oven time')).toBe('“Saltmarsh: bread by oven time”');
  expect(quoted('“I cannot come”: a page for patients')).toBe('“‘I cannot come’: a page for patients”');
});
