import type { FastifyBaseLogger } from 'fastify';
import { createBatch } from '#server/platform/batch.ts';
import type { Database } from '#server/platform/database/connect.ts';

interface Parts {
  database: Database;
  log?: FastifyBaseLogger;
}

/** Any number that nothing else in this database locks. The lock allows one process at a time to update the lists. */
const LOCK = 5_432_004;
const BATCH = 5_000;
const DELAY_MS = 1_000;

/**
 * Moves designs with changed likes to their new positions in the lists, and updates the number of designs of each kind.
 * @returns how many designs were moved; -1 when another process holds the lock.
 */
export async function rankOnce({ database }: Pick<Parts, 'database'>): Promise<number> {
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ ours: boolean }>('select pg_try_advisory_xact_lock($1) as ours', [LOCK]);
    if (!rows[0]?.ours) {
      await client.query('rollback');
      return -1;
    }
    const changed = await client.query<{ id: string }>(TAKE, [BATCH]);
    const ids = [...new Set(changed.rows.map(({ id }) => id))];
    const moved = ids.length > 0 ? await client.query(MOVE, [ids]) : null;
    await client.query(ADD_UP, [BATCH]);
    await client.query('select showcase_count_words()');
    await client.query('commit');
    return moved?.rowCount ?? 0;
  } catch (error) {
    await client.query('rollback').catch(() => {}); // the connection may be what failed
    throw error;
  } finally {
    client.release();
  }
}

const taken = (table: string, columns: string) => `
  delete from ${table} where ctid = any (array(select ctid from ${table} limit $1)) returning ${columns}`;

const TAKE = taken('showcase_changes', 'submission_id as id');

/** $1 the designs. With a parameter PostgreSQL expects few rows and uses the key, whatever the table's statistics say. */
const MOVE = `
  with ranks as materialized (
    select e.submission_id, c.likes, trending_score(c.likes, e.created_at) as score
    from showcase_entries e join submission_counts c using (submission_id)
    where e.submission_id = any ($1::uuid[]) and c.submission_id = any ($1::uuid[]) and e.likes <> c.likes),
  moved as (
    update showcase_facets f set likes = ranks.likes, score = ranks.score
    from ranks where f.submission_id = any ($1::uuid[]) and f.submission_id = ranks.submission_id)
  update showcase_entries e set likes = ranks.likes, score = ranks.score, words = showcase_moved(e.words,
    showcase_parts(e.likes, e.score, e.created_at), showcase_parts(ranks.likes, ranks.score, e.created_at))
  from ranks where e.submission_id = any ($1::uuid[]) and e.submission_id = ranks.submission_id`;

const ADD_UP = `
  with changed as (${taken('showcase_tally_changes', 'industry, styles, is_open, designs')})
  insert into showcase_tally as known (industry, styles, is_open, designs)
  select industry, styles, is_open, sum(designs) from changed group by industry, styles, is_open having sum(designs) <> 0
  on conflict (industry, styles, is_open) do update set designs = known.designs + excluded.designs`;

/** Copies the frequency of words from PostgreSQL's own statistics. */
export async function learnWords({ database }: Pick<Parts, 'database'>): Promise<void> {
  await database.pool.query('select showcase_learn_words()');
}

/** Updates the lists a moment after a like, so that likes in between are updated together. */
export function createRanking({ database, log }: Parts) {
  const batch = createBatch({ delayMs: DELAY_MS, max: 1, write: () => rankOnce({ database }), log });
  return { touch: () => batch.add('likes', null), flush: batch.flush };
}
