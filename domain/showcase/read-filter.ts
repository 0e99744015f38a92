import { industryIds } from '../catalog/industries.ts';
import { styleIds } from '../catalog/styles.ts';
import { TECH_PREFERENCES } from '../submission/collaboration.ts';
import { QUERY_MAX, type ShowcaseFilter, sortIds } from './filter.ts';

/** Reads a page's address. What is not known there is left out, so that no old link breaks. */
export function readFilter(search: URLSearchParams): ShowcaseFilter {
  const chosen = <T extends string>(key: string, known: readonly T[]) =>
    known.filter((value) => search.getAll(key).includes(value));
  const techs = chosen('techs', TECH_PREFERENCES);
  return {
    q: (search.get('q') ?? '').trim().slice(0, QUERY_MAX),
    industries: chosen('industries', industryIds),
    styles: chosen('styles', styleIds),
    open: techs.length > 0 || search.get('open') === 'yes',
    techs,
    sort: chosen('sort', sortIds)[0] ?? 'newest',
  };
}
