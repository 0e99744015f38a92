import type { ShowcaseSort } from '#domain/showcase/filter.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { popularitySql } from '#server/platform/popularity-sql.ts';
import { submissionCardFields } from '#server/platform/submission-card-sql.ts';
import { columnsOf, cursorOf, orderOf, orders, placeOf } from './orders.ts';

export type CardRow = { json: string; cursor: string };

/** SQL of whole cards; `s`, `p`, `b`, `c` and `m` as below. */
export const cardOf = (viewer: string) => `json_build_object(${submissionCardFields}, ${popularitySql(viewer)})::text`;

export const cardTables = `
  join profiles p on p.id = s.user_id
  join submission_counts c on c.submission_id = s.id
  left join design_briefs b on b.id = s.brief_id
  left join media m on m.id = s.cover_media_id`;

/** The cards of a page that was found; `page` holds the columns of the order. $1 is who asks. */
function cards(sort: ShowcaseSort, page: string): string {
  return `with page as materialized (${page})
    select ${cardOf('$1::uuid')} as json, ${cursorOf(sort, 'page')} as cursor
    from page join design_submissions s on s.id = page.submission_id ${cardTables}
    order by ${orderOf(orders[sort], 'page')}`;
}

/** The tops of several kept lists, merged; a design that stands in two of them comes once. $2 how many, $3 and $4 the lists. */
function merged(sort: ShowcaseSort, which: { open: boolean; byStyle: boolean }): string {
  const order = orders[sort];
  const styles = which.byStyle
    ? `and exists (select from showcase_entries e where e.submission_id = f.submission_id and e.styles && $5::text[])`
    : '';
  const place = placeOf(order, which.byStyle ? 6 : 5);
  return `
    select distinct on (${columnsOf(order, 'top')}) top.*
    from unnest($3::text[], $4::text[]) as list (industry, facet)
    cross join lateral (
      select ${columnsOf(order, 'f')} from showcase_facets f
      where f.industry = list.industry and f.facet = list.facet ${which.open ? 'and f.is_open' : ''} ${styles}
        and (${columnsOf(order, 'f')}) < (${place})
      order by ${orderOf(order, 'f')} limit $2
    ) top
    order by ${orderOf(order, 'top')} limit $2`;
}

/** One kept list, which is most of what is asked for. */
function single(sort: ShowcaseSort, open: boolean): string {
  const order = orders[sort];
  return `
    select ${columnsOf(order, 'f')} from showcase_facets f
    where f.industry = $3 and f.facet = $4 ${open ? 'and f.is_open' : ''} and (${columnsOf(order, 'f')}) < (${placeOf(order, 5)})
    order by ${orderOf(order, 'f')} limit $2`;
}

/** The words and facets as one query, made once a statement and not once a row. */
function queryOf(words: string, facets: string): string {
  const found = `websearch_to_tsquery('pg_catalog.english', ${words})`;
  return `(select coalesce(${found} && ${facets}::tsquery, ${found}))`;
}

/**
 * Words are looked for in two ways, each good at what the other is bad at. Frequent ones: down a kept list, $7 designs deep.
 * $3 the words, $4 facets as a query or null, $5 and $6 the list, $8… the place.
 */
function foundNearby(sort: ShowcaseSort): string {
  const order = orders[sort];
  return `
    select ${columnsOf(order, 'f')} from (
      select ${columnsOf(order, 'f')} from showcase_facets f
      where f.industry = $5 and f.facet = $6 and (${columnsOf(order, 'f')}) < (${placeOf(order, 8)})
      order by ${orderOf(order, 'f')} limit $7
    ) f join showcase_entries e on e.submission_id = f.submission_id
    where e.words @@ ${queryOf('$3', '$4')}
    order by ${orderOf(order, 'f')} limit $2`;
}

/** Rare words, from the index of words. $3 the words, $4 facets as a query or null, $5… the place. */
function foundAnywhere(sort: ShowcaseSort): string {
  const order = orders[sort];
  return `
    select ${columnsOf(order, 'e')} from showcase_entries e
    where e.words @@ ${queryOf('$3', '$4')} and (${columnsOf(order, 'e')}) < (${placeOf(order, 5)})
    order by ${orderOf(order, 'e')} limit $2`;
}

/** The same for the newest, week by week, so that a word of which there is much, but not lately, costs no more. */
function foundByWeek(): string {
  const order = orders.newest;
  const edge = (end: 'min' | 'max') =>
    `(select showcase_week(${end}(created_at)) from showcase_facets where industry = '' and facet = '')`;
  return `
    select found.* from generate_series(
      least(showcase_week(least($5::timestamptz, '9999-01-01')), ${edge('max')}), ${edge('min')}, -1) week
    cross join lateral (
      select ${columnsOf(order, 'e')} from showcase_entries e
      where e.words @@ (format('''#w %s''', week)::tsquery && ${queryOf('$3', '$4')})
        and (${columnsOf(order, 'e')}) < (${placeOf(order, 5)})
      order by ${orderOf(order, 'e')}
    ) found
    where numnode(${queryOf('$3', '$4')}) > 0 limit $2`;
}

function statements(sort: ShowcaseSort) {
  const page = (kind: string, text: string) => prepared<CardRow>(`showcase_${kind}_${sort}`, cards(sort, text));
  return {
    single: page('single', single(sort, false)),
    singleOpen: page('single_open', single(sort, true)),
    merged: page('merged', merged(sort, { open: false, byStyle: false })),
    mergedOpen: page('merged_open', merged(sort, { open: true, byStyle: false })),
    mergedByStyle: page('merged_by_style', merged(sort, { open: false, byStyle: true })),
    foundNearby: page('found_nearby', foundNearby(sort)),
    foundAnywhere: page('found_anywhere', sort === 'newest' ? foundByWeek() : foundAnywhere(sort)),
  };
}

/** For the benchmark, which asks the same of a bare server. */
export const singleSql = (sort: ShowcaseSort): string => cards(sort, single(sort, false));

export const lists = {
  newest: statements('newest'),
  popular: statements('popular'),
  trending: statements('trending'),
};
