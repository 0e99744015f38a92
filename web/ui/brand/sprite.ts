import type { IndustryId } from '#domain/catalog/industries.ts';
import type { StyleId } from '#domain/catalog/styles.ts';
import spriteUrl from '#web/ui/sprite.svg?url';
import type { iconNames } from './icon-names.ts';

/** The icons in sprite.svg, by their names at Lucide. */
export type IconName = (typeof iconNames)[number];

export type GlyphName = 'dashed' | 'quarter' | 'half' | 'bars' | 'tick' | 'cross';

/** The other symbols in sprite.svg: four ornaments for each industry, one letter for each style, status glyphs and logos. */
export type SpriteId =
  | `i-${IconName}`
  | `s-${GlyphName}`
  | `g-${StyleId}`
  | `o-${IndustryId}-${0 | 1 | 2 | 3}`
  | 'logo'
  | 'b-google';

/** The address for a `<use>` element. */
export function spriteHref(id: SpriteId): string {
  return `${spriteUrl}#${id}`;
}
