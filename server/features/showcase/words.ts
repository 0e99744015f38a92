import type pg from 'pg';
import { prepared } from '#server/platform/database/prepared.ts';
import { columnsOf, given, type Order, orderOf, placeOf } from './orders.ts';

/** $2 the words, $3 facets or null, as one query. It is evaluated once per statement, not once per row. */
const found = `websearch_to_tsquery('pg_catalog.english', ${given(2)})`;
const query = `(select coalesce(${found} && ${given(3, 'tsquery')}, ${found}))`;

/**
 * How many rows of a list are searched before the index of words is used: `depth` rows, or more if at least `from` designs were
 * found. A word in fewer designs than `share` is not searched in the list, because it would rarely be found there.
 */
export const NEARBY = { depth: 100, share: 0.02 };
export const FARTHER = { depth: 1_500, from: 2 };

/**
 * The first of three ways to search, for frequent words: it reads a stored list down to a limited depth. $4 and $5 name the
 * list, $6 the depth, $7… the position.
 */
export function foundNearby(order: Order, limit: number): string {
  return `
    select ${columnsOf(order, 'f')} from (
      select ${columnsOf(order, 'f')} from showcase_facets f
      where f.industry = ${given(4)} and f.facet = ${given(5)} and (${columnsOf(order, 'f')}) < (${placeOf(order, 7)})
      order by ${orderOf(order, 'f')} limit ${given(6, 'integer')}
    ) f
    -- One by one ('offset 0'): the index of words would bring every design that has a frequent word.
    cross join lateral (select words from showcase_entries e where e.submission_id = f.submission_id offset 0) e
    where e.words @@ ${query}
    order by ${orderOf(order, 'f')} limit ${limit}`;
}

/** The designs with the key, $4, that match the whole query. The index alone would check the query word by word. */
const fitting = (order: Order, limit: number, place: number, key: string, further = '') => `
    select ${columnsOf(order, 'e')} from showcase_entries e
    where e.words @@ ${key} and ts_match_vq(e.words, ${query}) and (${columnsOf(order, 'e')}) < (${placeOf(order, place)}) ${further}
    order by ${orderOf(order, 'e')} limit ${limit}`;

const key = `(select ${given(4, 'tsquery')})`;

/** For a rare key: reads all its designs. $4 the key, $5… the position. */
export function foundWhole(order: Order, limit: number): string {
  return fitting(order, limit, 5, key, `and numnode(${query}) > 0`);
}

/** For a more frequent key: reads the order part by part. $4 the key, $5 the number of steps, $6… the position. */
export function foundInParts(order: Order, limit: number): string {
  return `
    with walked (part, lexemes) as materialized (${order.parts.from(6)} limit ${given(5, 'integer')})
    select top.* from walked cross join lateral (
      ${fitting(order, limit, 6, key, 'and e.words @@ walked.lexemes::tsquery')}) top
    where numnode(${query}) > 0
    limit ${limit}`;
}

/** The designs in the remaining parts, used if the first parts had too few. */
export function foundBelowParts(order: Order, limit: number): string {
  const { of, from } = order.parts;
  return `
    with walked (part, lexemes) as materialized (${from(6)} limit ${given(5, 'integer')})
    ${fitting(order, limit, 6, key, `and numnode(${query}) > 0 and ${of('e')} < (select min(part) from walked)`)}`;
}

/** Up to this number, reading all designs is faster than reading part by part. A single word fills a page sooner, so its limit is lower. */
const FEW = { ofOne: 100, ofSeveral: 500 };
/** Several words that are rare in this many parts are rare together. A single word is searched in all parts. */
const PARTS_WALKED = 12;
const ALL_PARTS = 10_000;
/** A word in more designs than this share is not used as a key alone. */
const FREQUENT = 0.05;

/** The words with which the index is searched. */
interface Key {
  key: string;
  /** The estimated number of designs with the key, and their share of all designs; the share is 1 if the key is all words together. */
  designs: number;
  share: number;
  isAll: boolean;
  isOne: boolean;
}

/**
 * The rarest word that each design must have, or all words together; a word without statistics is rare. $1 the words, $2 facets
 * or null, $3 the facets that each design must have.
 */
const keyOf = prepared<Key & Record<string, unknown>>(
  'showcase_key',
  `with words as materialized (
     select found as words, coalesce(found && $2::tsquery, found) as query
     from websearch_to_tsquery('pg_catalog.english', ${given(1)}) found),
   size as materialized (select greatest(reltuples, 0) as designs from pg_class where oid = 'showcase_entries'::regclass)
   select coalesce(rarest.key, query::text) as key, coalesce(rarest.share, 1) * size.designs as designs,
     coalesce(rarest.share, 1) as share, rarest.key is null as "isAll", numnode(query) = 1 as "isOne"
   from words cross join size left join lateral (
     select quoted as key, coalesce(share, 0) as share
     from (select unnest(tsvector_to_array(to_tsvector('pg_catalog.english', ${given(1)}))) as lexeme, true as is_word
           union all select unnest(${given(3, 'text[]')}), false) asked
     cross join lateral (select '''' || replace(replace(lexeme, '\\', '\\\\'), '''', '''''') || '''' as quoted) written
     -- One by one: in a join, all common words would be read for two or three.
     cross join lateral (select (select share from showcase_common_words known where known.lexeme = asked.lexeme) as share) counted
     where words.words::text !~ '[|!]' and (not is_word or strpos(words.words::text, quoted) > 0)
     order by coalesce(share, 0) limit 1
   ) rarest on share < ${FREQUENT}`,
);

export async function lookUp(
  pool: pg.Pool,
  words: string,
  facets: string | null,
  each: readonly string[],
): Promise<Key> {
  const [found] = await keyOf(pool, words, facets, each);
  return found!;
}

/** The best way to search the index for the key. `near` is the number of matching designs found in the list near the position. */
export function wayFor({ designs, isAll, isOne }: Key, near: number) {
  // Frequent words that were not found together in the list are rare together.
  const few = isOne ? FEW.ofOne : FEW.ofSeveral;
  if (designs <= few || (isAll && !isOne && near === 0)) return { how: 'whole' } as const;
  return { how: 'in parts', parts: isOne ? ALL_PARTS : PARTS_WALKED, hasRest: !isOne } as const;
}
