import type { IndustryId } from '#domain/catalog/industries.ts';
import type { StyleId } from '#domain/catalog/styles.ts';
import spriteUrl from '#web/ui/sprite.svg?url';
import type { iconNames } from './icon-names.ts';

/** The icons in sprite.svg, by their names at Lucide. */
export type IconName = (typeof iconNames)[number];

export type GlyphName = 'dashed' | 'quarter' | 'half' | 'bars' | 'tick' | 'cross';

/** What else sprite.svg holds: four ornaments an industry, one letter a style, the status glyphs, the logo, the provider's mark. */
export type SpriteId =
  | `i-${IconName}`
  | `s-${GlyphName}`
  | `g-${StyleId}`
  | `o-${IndustryId}-${0 | 1 | 2 | 3}`
  | 'logo'
  | 'b-google';

/** The signs of the part that is being drawn, where the page brings them within it. Parts are drawn in one go, so it is no other page's. */
let within: Set<SpriteId> | null = null;

/** The address for a `<use>` element. */
export function spriteHref(id: SpriteId): string {
  if (!import.meta.env.SSR || !within) return `${spriteUrl}#${id}`;
  within.add(id);
  return `#${id}`;
}

/** Draws a part that refers to its signs as to those of the page, and says which they are. */
export function drawWithSigns(draw: () => string): { html: string; signs: ReadonlySet<SpriteId> } {
  const around = within;
  const signs = new Set<SpriteId>();
  within = signs;
  try {
    return { html: draw(), signs };
  } finally {
    within = around;
  }
}

/** The signs that the page being drawn will bring, to which a part that was drawn before adds its own; `null` where it brings none. */
export function signsOfPage(): Set<SpriteId> | null {
  return within;
}
