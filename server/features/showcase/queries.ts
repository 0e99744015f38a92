import type { ShowcaseSort } from '#domain/showcase/filter.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { likedSql } from '#server/shared/popularity-sql.ts';
import { columnsOf, cursorOf, given, orderOf, orders, placeOf } from './orders.ts';
import { foundBelowParts, foundInParts, foundNearby, foundWhole } from './words.ts';

export interface CardRow {
  json: string;
  cursor: string;
}

/**
 * The values that the text of a statement depends on. The limit is part of the text: with a parameter, PostgreSQL expects a tenth
 * of the table and makes a new plan for every call, which costs more than the list itself.
 */
interface Kind {
  sort: ShowcaseSort;
  limit: number;
  forGuests: boolean;
}

/** A stored card (migrations/012-showcase.sql) with its counts; `s` and `c` as below, `more` is SQL of the text of further fields. */
export const cardOf = (viewer: string, { forGuests }: Pick<Kind, 'forGuests'>, more = `''`) =>
  `s.open_card || (',"likeCount":' || c.likes || ',"viewCount":' || c.views
    || ',"liked":' || (${likedSql(viewer, { onlyGuests: forGuests })}) || ${more} || '}')`;

/** Joins the card and the counts of the design with this `id`. */
export const cardTables = (id: string) =>
  `join showcase_cards s on s.id = ${id} join submission_counts c on c.submission_id = ${id}`;

/** The cards of a page; `page` selects the columns of the order. $1 is the viewer. */
function cards(kind: Kind, page: string): string {
  return `with page as materialized (${page})
    select ${cardOf('$1::uuid', kind)} as json, ${cursorOf(kind.sort, 'page')} as cursor
    from page ${cardTables('page.submission_id')}
    order by ${orderOf(orders[kind.sort], 'page')}`;
}

/** One stored list, which answers most requests. $2 and $3 name the list, $4… the position. */
function single({ sort, limit }: Kind, open: boolean): string {
  const order = orders[sort];
  return `
    select ${columnsOf(order, 'f')} from showcase_facets f
    where f.industry = ${given(2)} and f.facet = ${given(3)} ${open ? 'and f.is_open' : ''} and (${columnsOf(order, 'f')}) < (${placeOf(order, 4)})
    order by ${orderOf(order, 'f')} limit ${limit}`;
}

/** The first rows of several stored lists, merged without duplicates. $2 and $3 name the lists, $4… the position. */
function merged({ sort, limit }: Kind, which: { open: boolean; byStyle: boolean }): string {
  const order = orders[sort];
  // In this case $4 is the styles, and the position begins at $5.
  const styles = which.byStyle
    ? `and exists (select from showcase_entries e where e.submission_id = f.submission_id and e.styles && ${given(4, 'text[]')})`
    : '';
  return `
    select distinct on (${columnsOf(order, 'top')}) top.*
    from unnest(${given(2, 'text[]')}, ${given(3, 'text[]')}) as list (industry, facet)
    cross join lateral (
      select ${columnsOf(order, 'f')} from showcase_facets f
      where f.industry = list.industry and f.facet = list.facet ${which.open ? 'and f.is_open' : ''} ${styles}
        and (${columnsOf(order, 'f')}) < (${placeOf(order, which.byStyle ? 5 : 4)})
      order by ${orderOf(order, 'f')} limit ${limit}
    ) top
    order by ${orderOf(order, 'top')} limit ${limit}`;
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
    foundNearby: page('found_nearby', foundNearby(orders[sort], limit)),
    foundWhole: page('found_whole', foundWhole(orders[sort], limit)),
    foundInParts: page('found_in_parts', foundInParts(orders[sort], limit)),
    foundBelowParts: page('found_below_parts', foundBelowParts(orders[sort], limit)),
  };
}

const made = new Map<string, ReturnType<typeof statements>>();

/** The statements of one order and length. They are created at their first use. */
export function statementsFor(kind: Kind): ReturnType<typeof statements> {
  const key = JSON.stringify(kind);
  const known = made.get(key) ?? statements(kind);
  made.set(key, known);
  return known;
}
