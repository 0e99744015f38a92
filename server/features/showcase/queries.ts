import type { ShowcaseSort } from '#domain/showcase/filter.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { popularitySql } from '#server/platform/popularity-sql.ts';
import { submissionCardFields } from '#server/platform/submission-card-sql.ts';
import { columnsOf, cursorOf, orderOf, orders, placeOf } from './orders.ts';

export type CardRow = { json: string; cursor: string };

/**
 * What a statement's text depends on. The number of designs is written into it: with a parameter there PostgreSQL expects a tenth of
 * the table and makes a new plan for every call, which costs more than the list.
 */
interface Kind {
  sort: ShowcaseSort;
  limit: number;
  forGuests: boolean;
}

/** How a whole card is written; `s`, `p`, `b`, `c` and `m` as below. */
export const cardOf = (viewer: string, { forGuests }: Pick<Kind, 'forGuests'>) =>
  `json_build_object(${submissionCardFields}, ${popularitySql(viewer, { onlyGuests: forGuests })})::text`;

export const cardTables = `
  join profiles p on p.id = s.user_id
  join submission_counts c on c.submission_id = s.id
  left join design_briefs b on b.id = s.brief_id
  left join media m on m.id = s.cover_media_id`;

/** The cards of a page that was found; `page` holds the columns of the order. $1 is who asks. */
function cards(kind: Kind, page: string): string {
  return `with page as materialized (${page})
    select ${cardOf('$1::uuid', kind)} as json, ${cursorOf(kind.sort, 'page')} as cursor
    from page join design_submissions s on s.id = page.submission_id ${cardTables}
    order by ${orderOf(orders[kind.sort], 'page')}`;
}

/** One kept list, which is most of what is asked for. $2 and $3 the list, $4… the place. */
function single({ sort, limit }: Kind, open: boolean): string {
  const order = orders[sort];
  return `
    select ${columnsOf(order, 'f')} from showcase_facets f
    where f.industry = $2 and f.facet = $3 ${open ? 'and f.is_open' : ''} and (${columnsOf(order, 'f')}) < (${placeOf(order, 4)})
    order by ${orderOf(order, 'f')} limit ${limit}`;
}

/** The tops of several kept lists, merged; a design that stands in two of them comes once. $2 and $3 the lists, $4… the place. */
function merged({ sort, limit }: Kind, which: { open: boolean; byStyle: boolean }): string {
  const order = orders[sort];
  // $4 is then the styles.
  const styles = which.byStyle
    ? 'and exists (select from showcase_entries e where e.submission_id = f.submission_id and e.styles && $4::text[])'
    : '';
  return `
    select distinct on (${columnsOf(order, 'top')}) top.*
    from unnest($2::text[], $3::text[]) as list (industry, facet)
    cross join lateral (
      select ${columnsOf(order, 'f')} from showcase_facets f
      where f.industry = list.industry and f.facet = list.facet ${which.open ? 'and f.is_open' : ''} ${styles}
        and (${columnsOf(order, 'f')}) < (${placeOf(order, which.byStyle ? 5 : 4)})
      order by ${orderOf(order, 'f')} limit ${limit}
    ) top
    order by ${orderOf(order, 'top')} limit ${limit}`;
}

/** $2 the words, $3 facets or null, as one query, which is made once a statement and not once a row. */
const query = (() => {
  const found = `websearch_to_tsquery('pg_catalog.english', $2)`;
  return `(select coalesce(${found} && $3::tsquery, ${found}))`;
})();

/** How far down a list words are looked for before the index of words is asked. */
const NEARBY = 250;

/**
 * Words are looked for in two ways, each good at what the other is bad at. Frequent ones: down a kept list, to a bounded depth.
 * $4 and $5 the list, $6… the place.
 */
function foundNearby({ sort, limit }: Kind): string {
  const order = orders[sort];
  return `
    select ${columnsOf(order, 'f')} from (
      select ${columnsOf(order, 'f')} from showcase_facets f
      where f.industry = $4 and f.facet = $5 and (${columnsOf(order, 'f')}) < (${placeOf(order, 6)})
      order by ${orderOf(order, 'f')} limit ${NEARBY}
    ) f
    -- One by one ('offset 0'): the index of words would bring every design that has a frequent word.
    cross join lateral (select words from showcase_entries e where e.submission_id = f.submission_id offset 0) e
    where e.words @@ ${query}
    order by ${orderOf(order, 'f')} limit ${limit}`;
}

/** How many parts of an order are looked through one by one. What is not found often there is rare, and quick to collect whole. */
const PARTS_WALKED = 12;

/** Rarer ones, from the index of words: part by part of the order, then all the rest. $4… the place. */
function foundInParts({ sort, limit }: Kind): string {
  const order = orders[sort];
  const { prefix, of, from } = order.parts;
  const found = (narrower: string, further: string) => `
    select ${columnsOf(order, 'e')} from showcase_entries e
    where e.words @@ ${narrower} and (${columnsOf(order, 'e')}) < (${placeOf(order, 4)}) ${further}
    order by ${orderOf(order, 'e')} limit ${limit}`;
  return `
    with walked (part) as materialized (${from(4)} limit ${PARTS_WALKED})
    select top.* from walked cross join lateral (
      ${found(`(format('''${prefix} %s''', part)::tsquery && ${query})`, '')}) top
    where numnode(${query}) > 0
    union all
    (${found(query, `and numnode(${query}) > 0 and ${of('e')} < (select min(part) from walked)`)})
    limit ${limit}`;
}

function statements(kind: Kind) {
  const { sort, limit, forGuests } = kind;
  const name = (what: string) => `showcase_${what}_${sort}_${limit}${forGuests ? '_guest' : ''}`;
  const page = (what: string, text: string) => prepared<CardRow>(name(what), cards(kind, text));
  return {
    single: page('single', single(kind, false)),
    singleOpen: page('single_open', single(kind, true)),
    merged: page('merged', merged(kind, { open: false, byStyle: false })),
    mergedOpen: page('merged_open', merged(kind, { open: true, byStyle: false })),
    mergedByStyle: page('merged_by_style', merged(kind, { open: false, byStyle: true })),
    foundNearby: page('found_nearby', foundNearby(kind)),
    foundInParts: page('found_in_parts', foundInParts(kind)),
  };
}

const made = new Map<string, ReturnType<typeof statements>>();

/** The statements of one order and length, made when they are first asked for. */
export function statementsFor(kind: Kind): ReturnType<typeof statements> {
  const key = JSON.stringify(kind);
  const known = made.get(key) ?? statements(kind);
  made.set(key, known);
  return known;
}
