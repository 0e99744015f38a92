const LATER = ' data-later=';
const AWAITED = ' fetchPriority="high"';

/**
 * What of a drawn page is styled before the rest: everything up to the first part that is marked `data-later`, where a picture is
 * waited for in it. `null` on other pages. Every part that follows within the page's main is marked as well.
 */
export function firstScreenOf(tree: string): string | null {
  const until = tree.indexOf(LATER);
  if (until < 0 || tree.indexOf('</main>', until) < 0) return null;
  const first = tree.slice(0, until);
  return first.includes(AWAITED) ? first : null;
}
