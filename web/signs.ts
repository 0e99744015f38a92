import sprite from './ui/sprite.svg?raw';
import spriteUrl from './ui/sprite.svg?url';

const drawings = new Map(
  [...sprite.matchAll(/<symbol id="([^"]+)".*?<\/symbol>/gs)].map(([drawing, id]) => [id, drawing]),
);
const inTheFile = new RegExp(`<use href="${spriteUrl.replace(/[.]/g, '\\.')}#([^"]+)"`, 'g');

/**
 * Takes the signs that a drawn page uses into the page itself, so that a first visit need not fetch the file of all. Later ones have
 * it (web/lib/faces.ts). React leaves such a reference alone when it wakes, and asks for the file with the first sign that it draws anew.
 */
export function withItsSigns(body: string): { body: string; signs: string } {
  const used = new Set<string>();
  const own = body.replace(inTheFile, (_, id: string) => {
    used.add(id);
    return `<use href="#${id}"`;
  });
  const drawn = [...used].map((id) => drawings.get(id)).join('');
  return { body: own, signs: used.size > 0 ? `<svg hidden data-file="${spriteUrl}">${drawn}</svg>` : '' };
}
