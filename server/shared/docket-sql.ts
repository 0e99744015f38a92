import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#server/platform/database/transaction.ts';

const TRIES = 40;

/**
 * Inserts a row with a free docket number. It draws random numbers until one is free.
 * @param insert the statement for one draw, which inserts nothing if that number is taken @returns what it returned of its row
 */
export async function insertUnderDocket<Row>(
  tx: Tx,
  insert: (docket: RawBuilder<string>) => RawBuilder<Row>,
): Promise<Row> {
  for (let tried = 0; tried < TRIES; tried++) {
    const { rows } = await insert(drawnDocket(tried)).execute(tx);
    if (rows[0]) return rows[0];
  }
  throw new Error(`No free docket number after ${TRIES} draws.`);
}

/** SQL for a random docket number: BF, the year and four digits. The number of digits grows with `tried`. */
function drawnDocket(tried: number) {
  const digits = 4 + Math.floor(tried / 5);
  return sql<string>`'BF' || to_char(statement_timestamp() at time zone 'utc', 'YYYY')
    || lpad(floor(random() * 10 ^ ${digits}::int)::bigint::text, ${digits}::int, '0')`;
}
