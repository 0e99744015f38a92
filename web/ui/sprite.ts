import type { IndustryId } from '#domain/catalog/industries.ts';
import type { StyleId } from '#domain/catalog/styles.ts';
import spriteUrl from './sprite.svg?url';

/** The icons in sprite.svg, by their names at Lucide. */
export type IconName =
  | 'arrow-down'
  | 'arrow-down-wide-narrow'
  | 'arrow-left'
  | 'arrow-right'
  | 'arrow-up'
  | 'arrow-up-right'
  | 'bell'
  | 'box'
  | 'calendar-clock'
  | 'check'
  | 'chevron-down'
  | 'chevron-left'
  | 'chevron-right'
  | 'circle-alert'
  | 'circle-check'
  | 'clipboard-paste'
  | 'cloud-check'
  | 'cloud-off'
  | 'columns-2'
  | 'copy'
  | 'crosshair'
  | 'download'
  | 'ellipsis'
  | 'external-link'
  | 'eye'
  | 'file-image'
  | 'file-text'
  | 'flag'
  | 'flame'
  | 'folder-down'
  | 'git-branch'
  | 'git-commit-horizontal'
  | 'git-compare'
  | 'globe'
  | 'grip'
  | 'grip-vertical'
  | 'hammer'
  | 'handshake'
  | 'heart'
  | 'history'
  | 'hourglass'
  | 'image'
  | 'image-plus'
  | 'info'
  | 'keyboard'
  | 'layers'
  | 'layout-grid'
  | 'link'
  | 'list-checks'
  | 'lock'
  | 'log-out'
  | 'mail'
  | 'map-pin'
  | 'map-pin-plus'
  | 'maximize'
  | 'menu'
  | 'message-square'
  | 'minus'
  | 'move-horizontal'
  | 'notebook-pen'
  | 'panel-right'
  | 'pause'
  | 'pen-line'
  | 'pipette'
  | 'plus'
  | 'printer'
  | 'redo-2'
  | 'reply'
  | 'rocket'
  | 'rotate-cw'
  | 'ruler'
  | 'scan'
  | 'search'
  | 'send-horizontal'
  | 'settings'
  | 'share-2'
  | 'sliders-horizontal'
  | 'square'
  | 'star'
  | 'sun-moon'
  | 'trash-2'
  | 'triangle-alert'
  | 'type'
  | 'undo-2'
  | 'unplug'
  | 'upload'
  | 'user'
  | 'x';

export type GlyphName = 'dashed' | 'quarter' | 'half' | 'bars' | 'tick';

/** What else sprite.svg holds: four ornaments an industry, one letter a style, the status glyphs, the logo, the provider's mark. */
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
