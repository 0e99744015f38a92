import { type IndustryId, industryIds } from '../catalog/industries.ts';
import type { StyleId } from '../catalog/styles.ts';
import type { SwatchId } from './colors.ts';

export const sorts = [
  { id: 'newest', label: 'Newest' },
  { id: 'popular', label: 'Popular' },
  { id: 'trending', label: 'Trending' },
] as const;
export type ShowcaseSort = (typeof sorts)[number]['id'];
export const sortIds = sorts.map((sort) => sort.id) as [ShowcaseSort, ...ShowcaseSort[]];

/** SHOW-1: nine at a time. */
export const PAGE_SIZE = 9;
/** The most that a reload shows again; further down, pages begin where the last one ended. */
export const SHOWN_MAX = 30 * PAGE_SIZE;
/** As many as can stand above the list. */
export const WITHOUT_MAX = 2 * PAGE_SIZE;
export const QUERY_MAX = 100;
/** A dash excludes a word. PostgreSQL reads 32 before one word at most, and fails at the next. */
const DASHES_MAX = 20;

/** The words of a search as the database can read them. */
export function readableWords(words: string): string {
  let dashes = 0;
  return words
    .replaceAll('-', () => (dashes++ < DASHES_MAX ? '-' : ' '))
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”„«»]/g, '"');
}

/** What the showcase is narrowed down to; nothing chosen of a kind means all of it. Several of a kind: any of them. */
export interface ShowcaseFilter {
  q: string;
  industries: IndustryId[];
  styles: StyleId[];
  color: SwatchId | null;
  open: boolean;
  /** Implies `open`: only who is open to collaboration says what with. */
  techs: string[];
  sort: ShowcaseSort;
}

export const noFilter: ShowcaseFilter = {
  q: '',
  industries: [],
  styles: [],
  color: null,
  open: false,
  techs: [],
  sort: 'newest',
};

/** Whether the list is narrowed down at all; the order is no narrowing. */
export function isFiltered({ q, industries, styles, color, open, techs }: ShowcaseFilter): boolean {
  return q !== '' || color !== null || industries.length + styles.length + techs.length > 0 || open;
}

/** The filter as in an address: in one order, and only what is chosen. */
export function filterSearch(filter: ShowcaseFilter): URLSearchParams {
  const search = new URLSearchParams();
  if (filter.q) search.set('q', filter.q);
  for (const key of ['industries', 'styles', 'techs'] as const)
    for (const value of filter[key]) search.append(key, value);
  if (filter.color) search.set('color', filter.color);
  if (filter.open && filter.techs.length === 0) search.set('open', 'yes');
  if (filter.sort !== 'newest') search.set('sort', filter.sort);
  return search;
}

/**
 * The stored lists that together hold the filter's designs, without the search words: pairs of industry and style,
 * technology or colour. A colour beside a style or a technology is in no list (`isListed`).
 */
export function listsOf({ industries, styles, color, techs }: ShowcaseFilter): { industry: string; facet: string }[] {
  if (color && techs.length + styles.length === 0) {
    const places = industries.length > 0 ? industries : [''];
    return places.map((industry) => ({ industry, facet: `~${color}` }));
  }
  const facets = techs.length > 0 ? techs.map((tech) => `+${tech}`) : styles;
  if (facets.length === 0 && industries.length === 0) return [{ industry: '', facet: '' }];
  // A style stands under its industry only: no industry chosen means each of them.
  const places = industries.length > 0 ? industries : industryIds;
  return places.flatMap((industry) =>
    facets.length > 0 ? facets.map((facet) => ({ industry, facet })) : [{ industry, facet: '' }],
  );
}

/** Whether stored lists hold the filter's designs; otherwise the index of words finds them, in which facets are words. */
export function isListed({ q, styles, color, techs }: ShowcaseFilter): boolean {
  return q === '' && (color === null || styles.length + techs.length === 0);
}

/** The filter's facets as one text search query, for the lexemes that the kept lists hold; `null` where there are none. */
export function facetQuery({ industries, styles, color, open, techs }: ShowcaseFilter): string | null {
  const any = (kind: string, values: readonly string[]) =>
    values.length > 0 ? [`(${values.map((value) => `'#${kind} ${value}'`).join(' | ')})`] : [];
  const all = [...any('i', industries), ...any('s', styles), ...any('t', techs), ...any('c', color ? [color] : [])];
  if (open && techs.length === 0) all.push(`'#open'`);
  return all.length > 0 ? all.join(' & ') : null;
}

/** Those of the filter's facets that each of its designs has, as lexemes: where one of a kind is chosen, not any of several. */
export function facetsOfAll({ industries, styles, color, open, techs }: ShowcaseFilter): string[] {
  const only = (kind: string, values: readonly string[]) => (values.length === 1 ? [`#${kind} ${values[0]}`] : []);
  return [
    ...only('i', industries),
    ...only('s', styles),
    ...only('t', techs),
    ...only('c', color ? [color] : []),
    ...(open || techs.length > 0 ? ['#open'] : []),
  ];
}
