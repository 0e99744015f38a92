import type pg from 'pg';
import { prepared } from '#server/platform/database/prepared.ts';

/** Quotes, "or" and a minus have a meaning in a search; such a search is taken as it is. */
const HAS_OPERATORS = /["\-|]|\bor\b/i;

/**
 * $1 the search. Each word that no design has becomes the most frequent word that begins with it, or else the most
 * similar one; no row if nothing was replaced.
 */
const corrected = prepared<{ words: string }, [q: string]>(
  'showcase_corrected',
  `with asked as materialized (
     select word, place from regexp_split_to_table(lower($1), '[^[:alpha:]]+') with ordinality said (word, place)
     where length(word) >= 2 limit 8)
   select string_agg(coalesce(found.word, asked.word), ' ' order by place) as words
   from asked left join lateral (
     select coalesce(
       (select v.word from showcase_vocabulary v where v.word >= asked.word and v.word < asked.word || chr(1114111)
        order by v.designs desc, v.word limit 1),
       (select v.word from showcase_vocabulary v where length(asked.word) >= 3 and v.word % asked.word
        order by similarity(v.word, asked.word) desc, v.designs desc, v.word limit 1)) as word
   ) found on not exists (select from showcase_vocabulary known where known.word = asked.word)
   having bool_or(found.word is not null)`,
);

/** The search as it was probably meant; `null` if each of its words occurs, or nothing is near. */
export async function correct(pool: pg.Pool, q: string): Promise<string | null> {
  if (HAS_OPERATORS.test(q)) return null;
  const [row] = await corrected(pool, q);
  return row?.words ?? null;
}
