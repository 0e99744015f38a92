import { industryIds } from '../catalog/industries.ts';
import { styleIds } from '../catalog/styles.ts';
import { TECH_PREFERENCES } from '../submission/collaboration.ts';
import { swatchIds } from './colors.ts';
import { QUERY_MAX, type ShowcaseFilter, sortIds } from './filter.ts';

const known = { techs: TECH_PREFERENCES, industries: industryIds, styles: styleIds, color: swatchIds, sort: sortIds };

/** What an address asks for that is not known here, as it stands there; each once. */
export function unknownChoices(search: URLSearchParams): string[] {
  const asked = Object.entries(known).flatMap(([key, values]) =>
    search.getAll(key).filter((value) => value !== '' && !(values as readonly string[]).includes(value)),
  );
  return [...new Set(asked)];
}

/** Reads a page's address. What is not known there is left out, so that no old link breaks. */
export function readFilter(search: URLSearchParams): ShowcaseFilter {
  const chosen = <Kind extends keyof typeof known>(kind: Kind) =>
    (known[kind] as readonly (typeof known)[Kind][number][]).filter((value) => search.getAll(kind).includes(value));
  const techs = chosen('techs');
  return {
    q: (search.get('q') ?? '').trim().slice(0, QUERY_MAX),
    industries: chosen('industries'),
    styles: chosen('styles'),
    color: chosen('color')[0] ?? null,
    open: techs.length > 0 || search.get('open') === 'yes',
    techs,
    sort: chosen('sort')[0] ?? 'newest',
  };
}
