import { type IndustryId, industryIds } from '../catalog/industries.ts';
import type { StyleId } from '../catalog/styles.ts';

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
export const QUERY_MAX = 100;
/** A dash excludes a word. PostgreSQL reads 32 before one word at most, and fails at the next. */
const DASHES_MAX = 20;

/** The words of a search as the database can read them. */
export function readableWords(words: string): string {
  let dashes = 0;
  return words.replaceAll('-', () => (dashes++ < DASHES_MAX ? '-' : ' '));
}

/** What the showcase is narrowed down to; nothing chosen of a kind means all of it. Several of a kind: any of them. */
export interface ShowcaseFilter {
  q: string;
  industries: IndustryId[];
  styles: StyleId[];
  open: boolean;
  /** Implies `open`: only who is open to collaboration says what with. */
  techs: string[];
  sort: ShowcaseSort;
}

export const noFilter: ShowcaseFilter = { q: '', industries: [], styles: [], open: false, techs: [], sort: 'newest' };

/** Whether the list is narrowed down at all; the order is no narrowing. */
export function isFiltered({ q, industries, styles, open, techs }: ShowcaseFilter): boolean {
  return q !== '' || industries.length + styles.length + techs.length > 0 || open;
}

/** The filter as an address says it, in one order, without what is not chosen. */
export function filterSearch(filter: ShowcaseFilter): URLSearchParams {
  const search = new URLSearchParams();
  if (filter.q) search.set('q', filter.q);
  for (const key of ['industries', 'styles', 'techs'] as const)
    for (const value of filter[key]) search.append(key, value);
  if (filter.open && filter.techs.length === 0) search.set('open', 'yes');
  if (filter.sort !== 'newest') search.set('sort', filter.sort);
  return search;
}

/**
 * The stored lists that together hold the filter's designs, without the search words: pairs of industry and style
 * or technology.
 */
export function listsOf({ industries, styles, techs }: ShowcaseFilter): { industry: string; facet: string }[] {
  const facets = techs.length > 0 ? techs.map((tech) => `+${tech}`) : styles;
  if (facets.length === 0 && industries.length === 0) return [{ industry: '', facet: '' }];
  // A style stands under its industry only: no industry chosen means each of them.
  const places = industries.length > 0 ? industries : industryIds;
  return places.flatMap((industry) =>
    facets.length > 0 ? facets.map((facet) => ({ industry, facet })) : [{ industry, facet: '' }],
  );
}

/** The filter's facets as one text search query, for the lexemes that the kept lists hold; `null` where there are none. */
export function facetQuery({ industries, styles, open, techs }: ShowcaseFilter): string | null {
  const any = (kind: string, values: readonly string[]) =>
    values.length > 0 ? [`(${values.map((value) => `'#${kind} ${value}'`).join(' | ')})`] : [];
  const all = [...any('i', industries), ...any('s', styles), ...any('t', techs)];
  if (open && techs.length === 0) all.push(`'#open'`);
  return all.length > 0 ? all.join(' & ') : null;
}

/** Those of the filter's facets that each of its designs has, as lexemes: where one of a kind is chosen, not any of several. */
export function facetsOfAll({ industries, styles, open, techs }: ShowcaseFilter): string[] {
  const only = (kind: string, values: readonly string[]) => (values.length === 1 ? [`#${kind} ${values[0]}`] : []);
  return [
    ...only('i', industries),
    ...only('s', styles),
    ...only('t', techs),
    ...(open || techs.length > 0 ? ['#open'] : []),
  ];
}
