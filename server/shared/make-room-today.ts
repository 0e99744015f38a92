import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { ErrorCode } from '#contract/error.ts';
import { type DailyAct, daily, doneTodayText } from '#domain/limits/daily.ts';
import { lockActs } from '#server/platform/database/act-lock.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { Tx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/http/errors.ts';

/** SQL for the last midnight in UTC. */
const midnight = sql<Date>`date_trunc('day', statement_timestamp() at time zone 'utc') at time zone 'utc'`;

/** The rows that a person's acts of today have left. */
const rowsOf: Record<DailyAct, (userId: string) => RawBuilder<unknown>> = {
  cancellation: (userId) => sql`brief_generations where user_id = ${userId} and cancelled and ended_at >= ${midnight}`,
  import: (userId) => sql`design_file_imports where user_id = ${userId} and day = (now() at time zone 'utc')::date`,
  request: (userId) => sql`collaboration_requests where developer_id = ${userId} and created_at >= ${midnight}`,
  smoothing: (userId) => sql`case_study_smoothings where user_id = ${userId} and created_at >= ${midnight}`,
  upload: (userId) => sql`media where owner_id = ${userId} and source = 'upload' and created_at >= ${midnight}`,
};

/**
 * Whether a person may do it once more today, in the transaction that does it. Their acts of one kind follow each other, so
 * none is counted before the one before it is stored.
 */
export async function hasRoomToday(tx: Tx, act: DailyAct, userId: string): Promise<boolean> {
  await lockActs(tx, act, userId);
  return isBelowToday(tx, act, userId);
}

async function isBelowToday(db: Kysely<Schema> | Tx, act: DailyAct, userId: string): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${rowsOf[act](userId)}`.execute(db);
  return rows[0]!.count < daily[act].atMost;
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
  if (!(await hasRoomToday(tx, act, userId))) throw usedUpToday(act);
}

export function usedUpToday(act: DailyAct, code: ErrorCode = 'too_many_requests') {
  return new AppError(code, `${doneTodayText(act)} ${daily[act].next}`);
}
