import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { ErrorCode } from '#contract/error.ts';
import { type DailyAct, daily, doneTodayText } from '#domain/limits/daily.ts';
import { lock } from '#server/platform/database/locks.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { Tx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/http/errors.ts';

const today = sql<string>`(statement_timestamp() at time zone 'utc')::date`;
const midnight = sql<Date>`${today}::timestamp at time zone 'utc'`;

/** Acts that leave rows which people can delete, so they have a count of their own. */
const COUNTED: ReadonlySet<DailyAct> = new Set(['cancellation', 'upload']);

const counted = (act: DailyAct) => (userId: string) =>
  sql`select done from daily_acts where user_id = ${userId} and act = ${act} and day = ${today}`;

/** SQL for how often a person did it today: rows that nobody deletes on the same day, or a count of its own. */
const doneToday: Record<DailyAct, (userId: string) => RawBuilder<unknown>> = {
  cancellation: counted('cancellation'),
  import: (userId) => sql`select count(*) from design_file_imports where user_id = ${userId} and day = ${today}`,
  request: (userId) =>
    sql`select count(*) from collaboration_requests where developer_id = ${userId} and created_at >= ${midnight}`,
  smoothing: (userId) =>
    sql`select count(*) from case_study_smoothings where user_id = ${userId} and created_at >= ${midnight}`,
  upload: counted('upload'),
};

/**
 * Takes one of the times that a person may do it today, in the transaction that does it. Their acts of one kind follow each
 * other, so none is counted before the one before it is stored.
 * @returns false when they have done it as often as they can
 */
export async function takeRoomToday(tx: Tx, act: DailyAct, userId: string): Promise<boolean> {
  await lock(tx, `acts ${act} ${userId}`);
  if (!(await isBelowToday(tx, act, userId))) return false;
  if (COUNTED.has(act)) await count(tx, act, userId);
  return true;
}

async function count(tx: Tx, act: DailyAct, userId: string): Promise<void> {
  await sql`
    insert into daily_acts as known (user_id, act, day, done) values (${userId}, ${act}, ${today}, 1)
    on conflict (user_id, act, day) do update set done = known.done + 1`.execute(tx);
}

async function isBelowToday(db: Kysely<Schema> | Tx, act: DailyAct, userId: string): Promise<boolean> {
  const { rows } = await sql<{ done: number }>`select coalesce((${doneToday[act](userId)}), 0) as done`.execute(db);
  return rows[0]!.done < daily[act].atMost;
}

/**
 * For an early refusal, before the work begins. Several may be on their way, so `makeRoomToday` counts again.
 * @throws too_many_requests
 */
export async function expectRoomToday(db: Kysely<Schema>, act: DailyAct, userId: string): Promise<void> {
  if (!(await isBelowToday(db, act, userId))) throw usedUpToday(act);
}

/** @throws too_many_requests when a person has done it as often today as they can */
export async function makeRoomToday(tx: Tx, act: DailyAct, userId: string): Promise<void> {
  if (!(await takeRoomToday(tx, act, userId))) throw usedUpToday(act);
}

export function usedUpToday(act: DailyAct, code: ErrorCode = 'too_many_requests') {
  return new AppError(code, `${doneTodayText(act)} ${daily[act].next}`);
}
