import type pg from 'pg';
import { listShowcase } from '#contract/showcase.ts';
import { facetQuery, facetsOfAll, isListed, listsOf, PAGE_SIZE, type ShowcaseFilter } from '#domain/showcase/filter.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { rawJson } from '#server/platform/http/raw-json.ts';
import { jsonPage } from '#server/shared/json-page.ts';
import { correct } from './correct.ts';
import { readCursor } from './orders.ts';
import { type CardRow, statementsFor } from './queries.ts';
import { FARTHER, lookUp, NEARBY, wayFor } from './words.ts';

interface Wanted extends ShowcaseFilter {
  cursor?: string | undefined;
  /** The number of designs; nine by default. */
  take?: number | undefined;
  /** Designs that are left out, because they stand on the page already. */
  without?: readonly string[] | undefined;
  exact?: boolean;
}

/** A page of public designs (SHOW-2); words that no design has are corrected (SHOW-12). The cursor says where the last page ended, so nothing is repeated or skipped. */
export async function listDesigns({ database }: { database: Database }, wanted: Wanted, viewerId: string | null) {
  const take = wanted.take ?? PAGE_SIZE;
  const without = new Set(wanted.without);
  // Whole pages, because each limit is a statement of its own.
  const spare = Math.ceil(without.size / PAGE_SIZE) * PAGE_SIZE;
  const ask = (q: string) => find(database, { ...wanted, q }, viewerId, take + 1 + spare);
  let rows = await ask(wanted.q);
  let corrected: string | null = null;
  if (rows.length === 0 && wanted.q && !wanted.exact && !wanted.cursor) {
    const meant = await correct(database.pool, wanted.q);
    if (meant) rows = await ask(meant);
    if (rows.length > 0) corrected = meant;
  }
  const page = jsonPage(without.size > 0 ? rows.filter((row) => !without.has(idOf(row))) : rows, take);
  return rawJson(listShowcase, `${page.slice(0, -1)},"corrected":${JSON.stringify(corrected)}}`);
}

/** A cursor ends with the design's id. */
const idOf = ({ cursor }: CardRow) => cursor.slice(cursor.lastIndexOf('_') + 1);

async function find(
  { readsFor }: Database,
  wanted: Wanted,
  viewerId: string | null,
  limit: number,
): Promise<readonly CardRow[]> {
  const pool = readsFor(viewerId);
  const { sort, open, techs, styles } = wanted;
  if (!isListed(wanted)) return findWords(pool, wanted, viewerId, limit);
  const place = readCursor(sort, wanted.cursor);
  const statements = statementsFor({ sort, limit, forGuests: viewerId === null });
  const lists = listsOf(wanted);
  const [only] = lists;
  // Only open designs are listed by technology.
  const mustBeOpen = open && techs.length === 0;
  if (lists.length === 1 && !(techs.length > 0 && styles.length > 0)) {
    const statement = mustBeOpen ? statements.singleOpen : statements.single;
    return statement(pool, viewerId, only!.industry, only!.facet, ...place);
  }
  const industries = lists.map((list) => list.industry);
  const facets = lists.map((list) => list.facet);
  if (techs.length > 0 && styles.length > 0)
    return statements.mergedByStyle(pool, viewerId, industries, facets, styles, ...place);
  const statement = mustBeOpen ? statements.mergedOpen : statements.merged;
  return statement(pool, viewerId, industries, facets, ...place);
}

async function findWords(
  pool: pg.Pool,
  wanted: Wanted,
  viewerId: string | null,
  limit: number,
): Promise<readonly CardRow[]> {
  const { q, sort } = wanted;
  const place = readCursor(sort, wanted.cursor);
  const statements = statementsFor({ sort, limit, forGuests: viewerId === null });
  const words = facetQuery(wanted);
  const asked = [viewerId, q, words] as const;
  const found = await lookUp(pool, q, words, facetsOfAll(wanted));
  let near = 0;
  if (found.share >= NEARBY.share) {
    // Several lists have no common order, so the list of all designs is used and the facets are searched like words.
    const kept = listsOf(wanted);
    const down = kept.length === 1 ? kept[0]! : { industry: '', facet: '' };
    const nearby = (depth: number) =>
      statements.foundNearby(pool, ...asked, down.industry, down.facet, depth, ...place);
    let rows = await nearby(NEARBY.depth);
    if (rows.length >= FARTHER.from && rows.length < limit) rows = await nearby(FARTHER.depth);
    if (rows.length === limit) return rows;
    near = rows.length;
  }
  const way = wayFor(found, near);
  if (way.how === 'whole') return statements.foundWhole(pool, ...asked, found.key, ...place);
  const rows = await statements.foundInParts(pool, ...asked, found.key, way.parts, ...place);
  if (rows.length === limit || !way.hasRest) return rows;
  const below = await statements.foundBelowParts(pool, ...asked, found.key, way.parts, ...place);
  return [...rows, ...below].slice(0, limit);
}
