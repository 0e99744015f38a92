import { PICTURES } from '#domain/collection/collection.ts';
import { isFiltered, noFilter, PAGE_SIZE, SHOWN_MAX, type ShowcaseFilter } from '#domain/showcase/filter.ts';
import { readFilter, unknownChoices } from '#domain/showcase/read-filter.ts';
import type { ApiClient } from '#web/lib/api/api-client.ts';
import { withAroundHits } from './around-hits.ts';
import { countQuery, listQuery } from './filter/search.ts';
import { waysOut } from './nothing/ways-out.ts';

/** With so few designs the page shows all of them large, without rows and filters. */
const FEW_MAX = 6;
const OPEN_BRIEFS = 3;
/** One full row. */
const COLLECTIONS = 4;

/** Everything the showcase's page needs, for one address. */
export async function loadShowcase(api: ApiClient, url: URL) {
  const filter = readFilter(url.searchParams);
  const cursor = url.searchParams.get('cursor') ?? undefined;
  const isExact = url.searchParams.get('exact') === 'yes';
  const shared = { filter, isExact, isFromTop: !cursor, leftOut: unknownChoices(url.searchParams) };
  if (!cursor && !isFiltered(filter)) return { ...shared, ...(await loadFront(api, filter, url)) };
  const [first, counts, beside] = await Promise.all([
    api('GET /api/showcase', {
      query: {
        ...listQuery(filter),
        ...(cursor ? { cursor } : { take: String(readShown(url)) }),
        ...(isExact && { exact: 'yes' as const }),
      },
    }),
    api('GET /api/showcase/counts', { query: countQuery(filter) }),
    filter.q && !cursor ? api('GET /api/showcase/beside', { query: { q: filter.q } }) : null,
  ]);
  const ways = first.items.length === 0 && !cursor ? await waysOut(api, filter) : null;
  const newest = ways?.length === 0 ? (await api('GET /api/showcase', { query: listQuery(noFilter) })).items : [];
  const searched = { ...filter, q: first.corrected ?? filter.q };
  if (!first.corrected) {
    const found = beside && (await withAroundHits(api, first.items, beside));
    return { ...shared, searched, first, counts, beside, found, ways, newest, front: null, few: null };
  }
  const [countsOfMeant, besideMeant] = await Promise.all([
    api('GET /api/showcase/counts', { query: countQuery(searched) }),
    api('GET /api/showcase/beside', { query: { q: searched.q } }),
  ]);
  return {
    ...shared,
    searched,
    first,
    counts: countsOfMeant,
    beside: besideMeant,
    found: await withAroundHits(api, first.items, besideMeant),
    ways,
    newest,
    front: null,
    few: null,
  };
}

async function loadFront(api: ApiClient, filter: ShowcaseFilter, url: URL) {
  const [front, counts, newest] = await Promise.all([
    api('GET /api/showcase/front'),
    api('GET /api/showcase/counts', { query: countQuery(noFilter) }),
    api('GET /api/collections', { query: {} }),
  ]);
  const full = newest.items.filter(({ pictures }) => pictures.length === PICTURES).slice(0, COLLECTIONS);
  const collections = full.length === COLLECTIONS ? full : [];
  const inLead = front.lead?.columns.map(({ id }) => id) ?? [];
  const isFew = counts !== null && counts.total <= FEW_MAX;
  const without = isFew ? inLead : [...inLead, ...[...front.featured, ...front.newcomers].map(({ id }) => id)];
  const [first, briefs] = await Promise.all([
    api('GET /api/showcase', {
      query: {
        ...listQuery(filter),
        take: String(readShown(url)),
        ...(without.length > 0 && { without: without.join(',') }),
      },
    }),
    isFew ? api('GET /api/community-briefs', { query: {} }) : null,
  ]);
  const few = briefs && {
    total: counts?.total ?? 0,
    openBriefs: briefs.items.filter(({ designCount }) => designCount === 0).slice(0, OPEN_BRIEFS),
  };
  return {
    searched: filter,
    first,
    counts,
    beside: null,
    found: null,
    ways: null,
    newest: [],
    front: { ...front, without, collections },
    few,
  };
}

/** How many designs the page showed when it was left, rounded to whole pages of nine. */
function readShown(url: URL): number {
  const shown = Number(url.searchParams.get('shown'));
  return shown % PAGE_SIZE === 0 && shown >= PAGE_SIZE && shown <= SHOWN_MAX ? shown : PAGE_SIZE;
}
