/** Section backgrounds by their stored id. A page theme has its own colours for the first two; the others are as in `grounds.css`. */
export const backgrounds = [
  { id: 'bg-white', label: 'White', hex: '#ffffff', dark: null },
  { id: 'bg-gray-50', label: 'Grey', hex: '#f9fafb', dark: null },
  { id: 'bg-blue-50', label: 'Blue', hex: '#eff6ff', dark: '#14233f' },
  { id: 'bg-green-50', label: 'Green', hex: '#f0fdf4', dark: '#12291b' },
  { id: 'bg-orange-50', label: 'Orange', hex: '#fff7ed', dark: '#33200f' },
] as const;

/** A page theme has its own colour for the first one. */
export const fontColors = [
  { id: 'text-gray-800', label: 'Dark grey', hex: '#1f2937', dark: null },
  { id: 'text-white', label: 'White', hex: '#ffffff', dark: '#ffffff' },
  { id: 'text-blue-600', label: 'Blue', hex: '#2563eb', dark: '#8ab4ff' },
  { id: 'text-green-600', label: 'Green', hex: '#16a34a', dark: '#6fdc98' },
  { id: 'text-orange-600', label: 'Orange', hex: '#ea580c', dark: '#ffa672' },
] as const;

export const backgroundIds = backgrounds.map(({ id }) => id);
export const fontColorIds = fontColors.map(({ id }) => id);
export const decorations = ['circle', 'square', 'none'] as const;

export type BackgroundId = (typeof backgrounds)[number]['id'];
export type FontColorId = (typeof fontColors)[number]['id'];
export type Decoration = (typeof decorations)[number];

export const hexOfFontColor = (id: FontColorId) => fontColors.find((one) => one.id === id)?.hex ?? '#1f2937';

/** Font families that the product ships; a page never loads a font from another place. */
export const fontFamilies = [
  'Inter',
  'Besley',
  'Schibsted Grotesk',
  'Geist Mono',
  'Newsreader',
  'Newsreader Display',
  'Hanken Grotesk',
  'Source Serif 4',
  'Bricolage Grotesque',
  'Literata',
  'Archivo',
] as const;
export type FontFamily = (typeof fontFamilies)[number];
export const fontWeights = [300, 400, 500, 600, 700, 800] as const;
