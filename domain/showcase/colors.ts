/**
 * The colours that designs are found by (SHOW-12). A design has a colour when one of its palette is nearest to it: the
 * function showcase_colors in server/platform/database/migrations/021-showcase-search.sql measures in Oklab.
 */
export const swatches = [
  { id: 'red', label: 'Red', hex: '#c8372d' },
  { id: 'orange', label: 'Orange', hex: '#e58a2b' },
  { id: 'yellow', label: 'Yellow', hex: '#ffd23f' },
  { id: 'green', label: 'Green', hex: '#4e8f5b' },
  { id: 'teal', label: 'Teal', hex: '#0b6b75' },
  { id: 'blue', label: 'Blue', hex: '#3f6fd8' },
  { id: 'violet', label: 'Violet', hex: '#6b4fc4' },
  { id: 'pink', label: 'Pink', hex: '#ef6f9d' },
  { id: 'cream', label: 'Cream', hex: '#f3ead9' },
  { id: 'brown', label: 'Brown', hex: '#8a6a4f' },
  { id: 'black', label: 'Black', hex: '#15191d' },
] as const;

export type SwatchId = (typeof swatches)[number]['id'];
export const swatchIds = swatches.map(({ id }) => id) as [SwatchId, ...SwatchId[]];

export function swatchOf(id: SwatchId) {
  return swatches.find((swatch) => swatch.id === id)!;
}
