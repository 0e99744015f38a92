import { sql } from 'kysely';

export const DOCKET_TRIES = 40;

/** SQL that draws a docket number: BF, the year, and four digits, or more once those get scarce, as `tried` counts up. */
export function drawnDocket(tried: number) {
  const digits = 4 + Math.floor(tried / 5);
  return sql<string>`'BF' || to_char(statement_timestamp() at time zone 'utc', 'YYYY')
    || lpad(floor(random() * 10 ^ ${digits}::int)::bigint::text, ${digits}::int, '0')`;
}
