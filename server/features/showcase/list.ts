import type pg from 'pg';
import { listShowcase } from '#contract/showcase.ts';
import { facetQuery, facetsOfAll, listsOf, PAGE_SIZE, type ShowcaseFilter } from '#domain/showcase/filter.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { rawJson } from '#server/platform/http/raw-json.ts';
import { jsonPage } from '#server/shared/json-page.ts';
import { readCursor } from './orders.ts';
import { type CardRow, statementsFor } from './queries.ts';
import { FARTHER, lookUp, NEARBY, wayFor } from './words.ts';

interface Wanted extends ShowcaseFilter {
  cursor?: string | undefined;
  /** The number of designs; nine by default. */
  take?: number | undefined;
}

/** A page of public designs (SHOW-2). The cursor marks where the last page ended, so nothing is repeated or skipped. */
export async function listDesigns({ database }: { database: Database }, wanted: Wanted, viewerId: string | null) {
  const take = wanted.take ?? PAGE_SIZE;
  const rows = await find(database, wanted, viewerId, take + 1);
  return rawJson(listShowcase, jsonPage(rows, take));
}

async function find(
  { pool }: Database,
  wanted: Wanted,
  viewerId: string | null,
  limit: number,
): Promise<readonly CardRow[]> {
  const { q, sort, open, techs, styles } = wanted;
  if (q) return findWords(pool, wanted, viewerId, limit);
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
