import { filterSearch, noFilter, type ShowcaseFilter } from '#domain/showcase/filter.ts';
import { readFilter } from '#domain/showcase/read-filter.ts';

/**
 * All filters belong to one form, wherever they are on the page, so that they are submitted together with and without
 * script.
 */
export const SEARCH_FORM = 'designs';

/** The filter with the current values of the fields that are always on the page; the others are in a dialog. */
export function readForm(form: HTMLFormElement, filter: ShowcaseFilter): ShowcaseFilter {
  const search = new URLSearchParams();
  for (const [key, value] of new FormData(form)) if (typeof value === 'string') search.append(key, value);
  const { q, industries, color, sort } = readFilter(search);
  return { ...filter, q, industries, color, sort };
}

/** A filter as the API takes it. */
export function listQuery(filter: ShowcaseFilter) {
  const { sort } = filter;
  return { ...countQuery(filter), ...(sort !== 'newest' && { sort }) };
}

/** A filter without its order, which changes no count. */
export function countQuery({ q, industries, styles, techs, color, open }: ShowcaseFilter) {
  return {
    ...(q && { q }),
    ...(industries.length > 0 && { industries: industries.join(',') }),
    ...(styles.length > 0 && { styles: styles.join(',') }),
    ...(techs.length > 0 && { techs: techs.join(',') }),
    ...(color && { color }),
    ...(open && { open: 'yes' as const }),
  };
}

export function isSameList(one: ShowcaseFilter, other: ShowcaseFilter): boolean {
  return filterSearch(one).toString() === filterSearch(other).toString();
}

/** Only the search text and the order remain. */
export function withoutFilters({ q, sort }: ShowcaseFilter): ShowcaseFilter {
  return { ...noFilter, q, sort };
}

export function filtersChosen({ industries, styles, color, open, techs }: ShowcaseFilter): number {
  return industries.length + styles.length + (color ? 1 : 0) + (open ? 1 : 0) + techs.length;
}
