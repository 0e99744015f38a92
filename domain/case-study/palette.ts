/** Section backgrounds by their stored id; the values do not change with the theme. */
export const backgrounds = [
  { id: 'bg-white', label: 'White', hex: '#ffffff' },
  { id: 'bg-gray-50', label: 'Grey', hex: '#f9fafb' },
  { id: 'bg-blue-50', label: 'Blue', hex: '#eff6ff' },
  { id: 'bg-green-50', label: 'Green', hex: '#f0fdf4' },
  { id: 'bg-orange-50', label: 'Orange', hex: '#fff7ed' },
] as const;

export const fontColors = [
  { id: 'text-gray-800', label: 'Dark grey', hex: '#1f2937' },
  { id: 'text-white', label: 'White', hex: '#ffffff' },
  { id: 'text-blue-600', label: 'Blue', hex: '#2563eb' },
  { id: 'text-green-600', label: 'Green', hex: '#16a34a' },
  { id: 'text-orange-600', label: 'Orange', hex: '#ea580c' },
] as const;

export const backgroundIds = backgrounds.map(({ id }) => id);
export const fontColorIds = fontColors.map(({ id }) => id);
export const decorations = ['circle', 'square', 'none'] as const;

export type BackgroundId = (typeof backgrounds)[number]['id'];
export type FontColorId = (typeof fontColors)[number]['id'];
export type Decoration = (typeof decorations)[number];

export const hexOfBackground = (id: BackgroundId) => backgrounds.find((one) => one.id === id)?.hex ?? '#ffffff';
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
