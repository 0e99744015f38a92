import { expect, test } from 'vitest';
import { contrast } from '../color/contrast.ts';
import { colorsOfBrief } from './brief-colors.ts';
import { DEFAULT_COLORS } from './document.ts';
import { backgrounds } from './palette.ts';

const hexOf = (colors: readonly { name: string; hex: string }[], name: string) =>
  colors.find((color) => color.name === name)!.hex;

test('EDIT-2 a page takes the brief’s colours by what the brief has them for', () => {
  const palette = [
    { hex: '#FBF6EC', role: 'background' },
    { hex: '#231F1A', role: 'text' },
    { hex: '#8A3B12', role: 'action' },
    { hex: '#D9A441', role: 'accent' },
  ];
  const { colors, kept } = colorsOfBrief(palette, DEFAULT_COLORS);
  expect(colors.map(({ hex }) => hex)).toEqual(['#8a3b12', '#d9a441', '#231f1a', '#fbf6ec']);
  expect(kept).toEqual([]);
});

test('EDIT-2 a colour that could not be read in its place is not taken', () => {
  const dark = [
    { hex: '#0b0d10', role: 'background' },
    { hex: '#14181d', role: 'surface' },
    { hex: '#e8f0ea', role: 'text' },
    { hex: '#7cf2b4', role: 'action' },
    { hex: '#b5520a', role: 'accent' },
  ];
  const { colors, kept } = colorsOfBrief(dark, DEFAULT_COLORS);
  // The action colour is for a dark page. Links use the accent, which is readable on white and on every tint.
  expect(hexOf(colors, 'Primary')).toBe('#b5520a');
  for (const { hex } of backgrounds) expect(contrast(hexOf(colors, 'Primary'), hex)).toBeGreaterThanOrEqual(4.5);
  expect(hexOf(colors, 'Background')).toBe('#f8fafc');
  expect(kept).toEqual(['Background']);
});
