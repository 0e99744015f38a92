import { sql } from 'kysely';
import type { Database } from './database/connect.ts';
import { tryLock } from './database/locks.ts';
import { transaction } from './database/transaction.ts';
import { inUseSql } from './media/in-use-sql.ts';

/** A delete of this size stays far below the statement timeout. */
const BATCH = 5_000;

interface Sweep {
  table: string;
  /** SQL condition for rows that nobody needs any more. */
  over: string;
}

const sweeps: Sweep[] = [
  // A replaced refresh token stays until it expires, because only then its use by a thief is detected.
  { table: 'sessions', over: 'expires_at < now()' },
  // Ended sign-ins stay a month, to explain why they ended.
  { table: 'session_families', over: `least(ended_at, expires_at) < now() - interval '30 days'` },
  { table: 'used_once', over: 'expires_at < now()' },
  // Keys sign for 30 days and are accepted for 31 (session/signing-keys.ts).
  { table: 'signing_keys', over: `created_at < now() - interval '32 days'` },
  // Clients repeat a request within hours. Three days also cover a weekend offline.
  { table: 'idempotency_keys', over: `created_at < now() - interval '3 days'` },
  { table: 'development_identity', over: 'expires_at < now()' },
  // The result of a link check is refreshed after a minute. It contains file names and belongs to no person who could
  // delete it.
  { table: 'design_file_checks', over: `good_until < now() - interval '1 hour'` },
  // Versions that no design uses or was compared with. They are read again when needed.
  {
    table: 'design_file_layers',
    over: `read_at < now() - interval '30 days' and not exists (
      select 1 from design_submissions s left join design_source_checks c on c.submission_id = s.id
      where s.figma_file_info ->> 'fileKey' = design_file_layers.file_key
        and design_file_layers.version in (s.figma_file_info ->> 'version', c.version))`,
  },
  { table: 'design_file_trees', over: `asked_at < now() - interval '30 days'` },
  // Only today's views are counted. Yesterday's may still wait in a batch.
  { table: 'submission_views', over: `day < (now() at time zone 'utc')::date - 1` },
  { table: 'case_study_readers', over: `day < (now() at time zone 'utc')::date - 1` },
  // Pictures of removed frames and deleted drafts. A device may still hold such a draft for a while.
  { table: 'media', over: `created_at < now() - interval '30 days' and not ${inUseSql('media')}` },
  { table: 'showcase_newcomers', over: 'until < now()' },
  // Every limit is full again by then. A time ahead is of a clock that was wrong, and would refuse until it comes.
  { table: 'attempts', over: `at not between now() - interval '1 hour' and now() + interval '1 hour'` },
  // Only today's are compared with a limit.
  { table: 'model_days', over: `day < (now() at time zone 'utc')::date - 1` },
  { table: 'daily_acts', over: `day < (now() at time zone 'utc')::date - 1` },
  // A client that was away for longer than 14 days loads the page again (features/notification: isLost).
  { table: 'person_events', over: `created_at < now() - interval '14 days'` },
  // Read notifications are useless after three months, and unread ones after a year.
  {
    table: 'notifications',
    over: `created_at < now() - interval '90 days' and (read_at is not null or created_at < now() - interval '1 year')`,
  },
  { table: 'mails', over: `ended_at < now() - interval '30 days'` },
  // GitHub repeats a delivery for three days at most.
  { table: 'workspace_deliveries', over: `received_at < now() - interval '90 days'` },
];

/**
 * Deletes old rows in every table that grows with use. A signal ends it after the current batch.
 * @returns the number of deleted rows by table.
 */
export async function sweep(
  { kysely }: Pick<Database, 'kysely'>,
  signal?: AbortSignal,
): Promise<Record<string, number>> {
  const removed: Record<string, number> = {};
  for (const { table, over } of sweeps) {
    for (let more = true; more && !signal?.aborted; ) {
      const rows = await transaction(kysely, async (tx) => {
        // Only one of several processes sweeps.
        if (!(await tryLock(tx, 'sweep'))) return 0;
        const result = await sql`delete from ${sql.table(table)} where ctid = any (
          array(select ctid from ${sql.table(table)} where ${sql.raw(over)} limit ${BATCH}))`.execute(tx);
        return Number(result.numAffectedRows ?? 0);
      });
      removed[table] = (removed[table] ?? 0) + rows;
      more = rows === BATCH;
    }
  }
  return removed;
}
