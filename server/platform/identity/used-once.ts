import { createHash } from 'node:crypto';
import type pg from 'pg';
import { prepared } from '#server/platform/database/prepared.ts';
import type { Tx } from '#server/platform/database/transaction.ts';

/** $1 hash. Returns a row for the first use only. */
const use = prepared(
  'use_once',
  `insert into used_once (hash, expires_at) values ($1, now() + interval '1 day')
   on conflict do nothing returning 1 as first`,
);

/**
 * @returns whether this link or challenge was not used before. It is remembered for a day, although it is valid for
 * minutes: a clock that is put back makes it valid again.
 */
export async function isFirstUse(db: pg.Pool | Tx, text: string): Promise<boolean> {
  const hash = createHash('sha256').update(text).digest();
  return (await use(db, hash)).length > 0;
}
