import sprite from './ui/sprite.svg?raw';
import spriteUrl from './ui/sprite.svg?url';

const drawings = new Map(
  [...sprite.matchAll(/<symbol id="([^"]+)".*?<\/symbol>/gs)].map(([drawing, id]) => [id, drawing]),
);

/**
 * The signs that a drawn page refers to, so that a first visit need not fetch the file of all. Later ones have it (web/lib/faces.ts).
 * React leaves such a reference alone when it wakes, and asks for the file with the first sign that it draws anew.
 */
export function signsHtml(signs: ReadonlySet<string>): string {
  if (signs.size === 0) return '';
  let drawn = '';
  for (const id of signs) drawn += drawings.get(id) ?? '';
  return `<svg hidden data-file="${spriteUrl}">${drawn}</svg>`;
}

/** The signs that the first screen of a page refers to; what only the rest uses comes with the file (web/lib/faces.ts). */
export function signsIn(firstScreen: string): Set<string> {
  return new Set([...firstScreen.matchAll(/<use href="#([^"]+)"/g)].map(([, id]) => id!));
}
