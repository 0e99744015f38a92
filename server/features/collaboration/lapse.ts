import { sql } from 'kysely';
import { AGREEING_DAYS } from '#domain/collaboration/agreement.ts';
import { links } from '#domain/navigation/links.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { notifyPerson } from '#server/shared/notification/notify-person.ts';
import { partiesOf, type WorkspaceRow } from '#server/shared/workspace/enter.ts';
import { publishClosed } from '#server/shared/workspace/publish-closed.ts';
import { writeHistory } from './queries.ts';
import type { CollaborationParts } from './requests.ts';

const BATCH = 50;

/** By the clock that all processes share: one process with a wrong clock would end everybody's claims for good. */
export async function lapseInTime(parts: CollaborationParts): Promise<number> {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(parts.database.kysely);
  return lapse({ ...parts, clock: () => rows[0]!.now });
}

/**
 * Ends what has expired: unanswered requests, untouched agreements, and claims whose developer was inactive for longer than
 * agreed. Each ends once, even with several processes. @returns how many claims lapsed.
 */
export async function lapse(parts: CollaborationParts): Promise<number> {
  const now = parts.clock();
  await parts.database.kysely
    .updateTable('collaboration_requests')
    .set({ state: 'expired', ended_at: now })
    .where('state', '=', 'open')
    .where('expires_at', '<=', now)
    .execute();
  return transaction(parts.database.kysely, async (tx) => {
    const silent = await tx
      .selectFrom('workspaces')
      .selectAll()
      .where((where) =>
        where.or([
          where.and([
            where('state', '=', 'active'),
            where('status', '<>', 'complete'),
            sql<boolean>`heard_at + make_interval(days => silence_days) <= ${now}`,
          ]),
          where.and([
            where('state', '=', 'agreeing'),
            sql<boolean>`changed_at + make_interval(days => ${AGREEING_DAYS}) <= ${now}`,
          ]),
        ]),
      )
      .orderBy('heard_at')
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const row of silent) {
      await tx
        .updateTable('workspaces')
        .set({ state: 'ended', end_reason: 'lapsed', ended_at: now, changed_at: now })
        .where('id', '=', row.id)
        .execute();
      await writeHistory(tx, { workspace_id: row.id, actor_id: null, what: 'lapsed', term: null, created_at: now });
      for (const news of newsOf(row))
        await notifyPerson(tx, {
          ...news,
          id: parts.newId(),
          submissionId: row.submission_id,
          path: links.collaborations(),
        });
      await publishClosed(tx, row, partiesOf(row));
    }
    return silent.length;
  });
}

/** An agreement that both left alone is nobody's silence. */
function newsOf({ state, designer_id, developer_id }: WorkspaceRow) {
  if (state === 'agreeing')
    return [designer_id, developer_id].map((to) => ({ to, happening: 'agreement_lapsed', actorId: null }) as const);
  return [
    { to: designer_id, happening: 'lapsed', actorId: developer_id },
    { to: developer_id, happening: 'claim_lapsed', actorId: null },
  ] as const;
}
