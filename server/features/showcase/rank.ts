import type { FastifyBaseLogger } from 'fastify';
import { CompiledQuery, sql } from 'kysely';
import { createBatch } from '#server/platform/batch.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { tryLock } from '#server/platform/database/locks.ts';
import { transaction } from '#server/platform/database/transaction.ts';

interface Parts {
  database: Database;
  log?: FastifyBaseLogger;
}

const BATCH = 5_000;
const DELAY_MS = 1_000;

/**
 * Moves designs with changed likes to their new positions in the lists, and updates the number of designs of each kind.
 * @returns how many designs were moved; -1 when another process holds the lock.
 */
export async function rankOnce({ database }: Pick<Parts, 'database'>): Promise<number> {
  return transaction(database.kysely, async (tx) => {
    if (!(await tryLock(tx, 'ranking'))) return -1;
    const changed = await tx.executeQuery<{ id: string }>(CompiledQuery.raw(TAKE, [BATCH]));
    const ids = [...new Set(changed.rows.map(({ id }) => id))];
    const moved = ids.length > 0 ? await tx.executeQuery(CompiledQuery.raw(MOVE, [ids])) : null;
    await tx.executeQuery(CompiledQuery.raw(ADD_UP, [BATCH]));
    await sql`select showcase_count_words()`.execute(tx);
    return Number(moved?.numAffectedRows ?? 0);
  });
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
