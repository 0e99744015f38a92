import { CompiledQuery } from 'kysely';
import type pg from 'pg';
import { nameStatement } from './pool.ts';
import type { Tx } from './transaction.ts';

const texts = new Map<string, string>();

/**
 * A statement that PostgreSQL parses and plans once for each connection, for frequent queries. The name must be unique
 * in the program.
 * @returns a function of (pool, client or transaction, values) that resolves to the rows.
 */
export function prepared<Row extends pg.QueryResultRow, Values extends unknown[] = unknown[]>(
  name: string,
  text: string,
): (db: pg.Pool | pg.ClientBase | Tx, ...values: Values) => Promise<Row[]> {
  const known = texts.get(name);
  if (known !== undefined && known !== text) throw new Error(`Two prepared statements are named ${name}.`);
  texts.set(name, text);
  nameStatement(text, name);
  return async (db, ...values) => {
    if ('executeQuery' in db) return (await db.executeQuery<Row>(CompiledQuery.raw(text, values))).rows;
    return (await db.query<Row>({ name, text, values })).rows;
  };
}

/** SQL that formats a timestamptz column as the contract's ISO 8601 UTC text with milliseconds; null stays null. */
export function isoTime(column: string): string {
  return `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
