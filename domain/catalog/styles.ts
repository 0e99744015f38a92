/** The eight visual styles, in the order every list shows them. `label` is the full name, `short` the one on cards. */
export const styles = [
  { id: 'minimal', label: 'Minimal', short: 'Minimal' },
  { id: 'bold', label: 'Bold & Vibrant', short: 'Bold' },
  { id: 'playful', label: 'Playful', short: 'Playful' },
  { id: 'luxury', label: 'Luxury', short: 'Luxury' },
  { id: 'corporate', label: 'Corporate', short: 'Corporate' },
  { id: 'retro', label: 'Retro/Vintage', short: 'Retro' },
  { id: 'futuristic', label: 'Futuristic', short: 'Futuristic' },
  { id: 'organic', label: 'Organic & Natural', short: 'Organic' },
] as const;

export type StyleId = (typeof styles)[number]['id'];

export const styleIds = styles.map((style) => style.id) as [StyleId, ...StyleId[]];

export const DEFAULT_STYLE: StyleId = 'minimal';

/** Specification, part 9: at least one and at most two styles a brief. */
export const STYLES_MAX = 2;

export function styleOf(id: StyleId) {
  return styles.find((style) => style.id === id)!;
}

/** What the style step says while styles are being chosen (GEN-2). */
export function stylesHint(chosen: number): string {
  const more = STYLES_MAX - chosen;
  if (more <= 0) return `Maximum of ${STYLES_MAX} styles selected`;
  return `You can select ${more} more ${more === 1 ? 'style' : 'styles'}`;
}
