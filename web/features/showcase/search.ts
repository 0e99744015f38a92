import { filterSearch, type ShowcaseFilter } from '#domain/showcase/filter.ts';

/**
 * All filters belong to one form, wherever they are on the page, so that they are submitted together with and without
 * script.
 */
export const SEARCH_FORM = 'designs';

/** The current values of the form. */
export function readForm(form: HTMLFormElement): URLSearchParams {
  const search = new URLSearchParams();
  for (const [key, value] of new FormData(form)) if (typeof value === 'string') search.append(key, value);
  return search;
}

/** A filter as the API takes it. */
export function listQuery(filter: ShowcaseFilter) {
  const { techs, sort } = filter;
  return {
    ...countQuery(filter),
    ...(techs.length > 0 && { techs: techs.join(',') }),
    ...(sort !== 'newest' && { sort }),
  };
}

/** The part of a filter that the API counts. */
export function countQuery({ q, industries, styles, open }: ShowcaseFilter) {
  return {
    ...(q && { q }),
    ...(industries.length > 0 && { industries: industries.join(',') }),
    ...(styles.length > 0 && { styles: styles.join(',') }),
    ...(open && { open: 'yes' as const }),
  };
}

/** The API does not count technologies. */
export function isCounted({ techs }: ShowcaseFilter): boolean {
  return techs.length === 0;
}

export function isSameList(one: ShowcaseFilter, other: ShowcaseFilter): boolean {
  return filterSearch(one).toString() === filterSearch(other).toString();
}
