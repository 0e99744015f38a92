import { sql } from 'kysely';
import { type CappedTable, type LimitedTable, limits, tooFastText, waitSeconds } from '#domain/limits/limits.ts';
import type { Tx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { RateLimit } from '#server/platform/http/rate-limit.ts';
import { countAttemptOf } from '#server/platform/http/shared-rate-limit.ts';

type PacedTable = Exclude<LimitedTable, CappedTable>;

/** The columns within which a table has a most. */
type Place = Record<string, string | null>;

/**
 * Counts one more row of a person. Call it before the row is added and in the same transaction, so a refused act is not counted.
 * @throws too_many_requests, or limit_reached when there are as many rows in the place as there can be
 */
export async function makeRoom(tx: Tx, table: PacedTable, userId: string): Promise<void>;
export async function makeRoom(tx: Tx, table: CappedTable, userId: string, place: Place): Promise<void>;
export async function makeRoom(tx: Tx, table: LimitedTable, userId: string, place?: Place): Promise<void> {
  // The count also makes parallel acts of one person run one after the other.
  if (!(await countAttemptOf(tx, table, userId, rateOf(table)))) throw tooFast(table);
  if (place) await expectRoom(tx, table as CappedTable, place);
}

/** @throws limit_reached when there are as many rows in the place as there can be */
export async function expectRoom(tx: Tx, table: CappedTable, place: Place): Promise<void> {
  const { atMost, full } = limits[table];
  const conditions = Object.entries(place).map(([column, value]) =>
    value === null ? sql`${sql.ref(column)} is null` : sql`${sql.ref(column)} = ${value}`,
  );
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from ${sql.table(table)} where ${sql.join(conditions, sql` and `)} limit ${atMost}) present`.execute(tx);
  if (rows[0]!.count >= atMost) throw new AppError('limit_reached', full);
}

/** For a limit that each process counts alone. */
export function rateOf(table: LimitedTable): RateLimit {
  const { burst, anHour } = limits[table];
  return { burst, perSecond: anHour / 3600 };
}

export function tooFast(table: LimitedTable) {
  const limit = limits[table];
  return new AppError('too_many_requests', tooFastText(limit), { retryAfterSeconds: waitSeconds(limit) });
}
