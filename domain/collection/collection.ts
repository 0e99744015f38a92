/** SHOW-11: what can be kept in a collection. */
export const kinds = ['design', 'brief', 'case-study'] as const;
export type CollectedKind = (typeof kinds)[number];

export const TITLE_MAX = 80;
export const ABOUT_MAX = 500;
export const NOTE_MAX = 300;
/** The most in one collection. */
export const ITEMS_MAX = 60;
/** Pictures on a collection's card. */
export const PICTURES = 3;

/** A list with one place moved up or down; at the end of the list nothing changes. */
export function moved<T>(list: readonly T[], from: number, by: 1 | -1): T[] {
  const to = from + by;
  if (to < 0 || to >= list.length) return [...list];
  const next = [...list];
  [next[from], next[to]] = [next[to]!, next[from]!];
  return next;
}
