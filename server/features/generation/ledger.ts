import { sql } from 'kysely';
import { CANCEL_AFTER_DONE_MS, type Quota, UNLIMITED } from '#domain/quota/quota.ts';
import type { Tx } from '#server/platform/database/transaction.ts';
import { lockPerson } from '#server/shared/lock-person.ts';
import { takeRoomToday } from '#server/shared/make-room-today.ts';
import { briefsThisMonthSql, countsThisMonthSql } from '#server/shared/viewer-sql.ts';
import { lockOwnBrief } from './queries.ts';

/*
 * The quota ledger: one transaction takes a place in the monthly quota on the profile and inserts a generation. A generation ends
 * exactly once, as `consumed` or `refunded`, because only a `reserved` row can be ended; a `consumed` one can be cancelled once.
 *
 * Rows are locked in one order everywhere: profile, brief, generation.
 */

/** First day of the current UTC month by the database's clock. */
const THIS_MONTH = sql`date_trunc('month', statement_timestamp() at time zone 'utc')::date`;
/** The month that is counted, and its count. */
const MONTH = sql.raw(`case when ${countsThisMonthSql('p', 'this.month')} then p.quota_month else this.month end`);
const COUNT = sql.raw(briefsThisMonthSql('p', 'this.month'));

/** Takes a place if one is free. A single statement does it, so parallel requests cannot take the same place. */
export async function reservePlace(tx: Tx, userId: string): Promise<{ month: string } | null> {
  const { rows } = await sql<{ month: string }>`
    update profiles p
    set briefs_generated = ${COUNT} + 1, quota_month = ${MONTH}, updated_at = now()
    from (select ${THIS_MONTH} as month) this
    where p.id = ${userId} and (p.briefs_limit = ${UNLIMITED} or ${COUNT} < p.briefs_limit)
    returning p.quota_month::text as month`.execute(tx);
  return rows[0] ?? null;
}

/** The person's current quota; `null` without a profile. */
export async function readQuota(tx: Tx, userId: string): Promise<Quota | null> {
  const { rows } = await sql<Quota>`
    select ${COUNT} as generated, p.briefs_limit as "limit"
    from profiles p, (select ${THIS_MONTH} as month) this where p.id = ${userId}`.execute(tx);
  return rows[0] ?? null;
}

export interface Ending {
  id: string;
  userId: string;
  /** One of the reasons in `failure.ts`; `null` for a cancellation. */
  reason: string | null;
}

/**
 * Ends a generation without a brief and gives its place back to the month from which it was taken.
 * @returns false when the generation had already ended: then nothing is given back.
 */
export async function refundPlace(tx: Tx, { id, userId, reason }: Ending): Promise<boolean> {
  await lockPerson(tx, userId);
  const { rows } = await sql<{ id: string }>`
    with ended as (
      update brief_generations
      set state = 'refunded', cancelled = ${reason === null}, error_code = ${reason}, partial = '{}',
          revision = revision + 1, ended_at = clock_timestamp()
      where id = ${id} and user_id = ${userId} and state = 'reserved'
      returning id, user_id, quota_month
    ), returned as (
      update profiles p set briefs_generated = p.briefs_generated - 1, updated_at = now()
      from ended where p.id = ended.user_id and p.quota_month = ended.quota_month and p.briefs_generated > 0
    )
    select id, pg_notify('generation', id::text), pg_notify('generation_over', id::text) from ended`.execute(tx);
  return rows.length > 0;
}

/**
 * Cancels a generation in progress, or one that became a new brief a moment ago and is neither started nor shared. The number of
 * cancellations per person and UTC day is limited (QUOTA-3).
 */
export async function cancel(tx: Tx, id: string, userId: string): Promise<'cancelled' | 'over' | 'used_up'> {
  await lockPerson(tx, userId);
  // A new brief has the id of its generation. A regenerated brief has another id and cannot be restored, so it stays.
  const brief = await lockOwnBrief(tx, id, userId);
  const { rows } = await sql<{ isDone: boolean }>`
    select state = 'consumed' as "isDone" from brief_generations
    where id = ${id} and user_id = ${userId}
      and (state = 'reserved'
        or state = 'consumed' and brief_id = id and ${brief !== null && !brief.isStarted}
          and not exists (select from design_briefs copy where copy.copied_from = ${id})
          and ended_at > clock_timestamp() - make_interval(secs => ${CANCEL_AFTER_DONE_MS / 1000}::float8))
    for update`.execute(tx);
  if (!rows[0]) return 'over';
  if (!(await takeRoomToday(tx, 'cancellation', userId))) return 'used_up';
  if (rows[0].isDone) await refundBrief(tx, id);
  else await refundPlace(tx, { id, userId, reason: null });
  return 'cancelled';
}

/** Undoes `consumePlace` for a generation that `cancel` has locked: deletes the brief and gives the place back. */
async function refundBrief(tx: Tx, id: string): Promise<void> {
  await sql`
    with ended as (
      update brief_generations
      set state = 'refunded', cancelled = true, brief_id = null, revision = revision + 1, ended_at = clock_timestamp()
      where id = ${id} and state = 'consumed'
      returning id, user_id, quota_month
    ), returned as (
      update profiles p set briefs_generated = p.briefs_generated - 1, updated_at = now()
      from ended where p.id = ended.user_id and p.quota_month = ended.quota_month and p.briefs_generated > 0
    ), gone as (
      delete from design_briefs b using ended where b.id = ended.id
    )
    select pg_notify('generation', id::text) from ended`.execute(tx);
}

/** Locks an open generation. @returns null when it has ended: then its brief must not be stored. */
export async function lockOpen(tx: Tx, id: string) {
  const open = await tx
    .selectFrom('brief_generations')
    .select(['docket', 'industry', 'styles', 'level', 'time_box_days'])
    .where('id', '=', id)
    .where('state', '=', 'reserved')
    .forUpdate()
    .executeTakeFirst();
  return open ?? null;
}

/** Ends a generation that `lockOpen` has locked, and links its brief. */
export async function consumePlace(tx: Tx, id: string, briefId: string, attempt: number): Promise<void> {
  await sql`
    with ended as (
      update brief_generations
      set state = 'consumed', brief_id = ${briefId}, attempt = ${attempt}, partial = '{}', revision = revision + 1, ended_at = clock_timestamp()
      where id = ${id} and state = 'reserved'
      returning id
    )
    select pg_notify('generation', id::text) from ended`.execute(tx);
}
