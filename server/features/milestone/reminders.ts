import { sql } from 'kysely';
import { addDays, dateOf } from '#domain/milestone/days.ts';
import { links } from '#domain/navigation/links.ts';
import { type Tx, transaction } from '#server/platform/database/transaction.ts';
import { notifyPerson } from '#server/shared/notification/notify-person.ts';
import type { MilestoneParts } from './service.ts';

const BATCH = 100;

/**
 * Reminds people of what is due today or tomorrow: their milestones, and their briefs with a time box. Once for each deadline,
 * even with several processes. @returns how many reminders there were.
 */
export async function remind(parts: MilestoneParts): Promise<number> {
  const today = dateOf(parts.clock());
  const span = { from: today, to: addDays(today, 1) };
  return transaction(parts.database.kysely, async (tx) => {
    const milestones = await claimMilestones(tx, span);
    for (const { id, brief_id, user_id } of milestones)
      await notifyPerson(tx, { ...own(parts, user_id, brief_id), happening: 'milestone_due', milestoneId: id });
    const briefs = await claimBriefs(tx, span);
    for (const { brief_id, user_id } of briefs)
      await notifyPerson(tx, { ...own(parts, user_id, brief_id), happening: 'brief_due' });
    return milestones.length + briefs.length;
  });
}

const own = ({ newId }: MilestoneParts, to: string, briefId: string) => ({
  id: newId(),
  to,
  actorId: null,
  submissionId: null,
  briefId,
  path: links.brief(briefId),
});

interface Span {
  from: string;
  to: string;
}

function claimMilestones(tx: Tx, { from, to }: Span) {
  const due = tx
    .selectFrom('brief_milestones as m')
    .innerJoin('user_brief_progress as p', (join) =>
      join.onRef('p.brief_id', '=', 'm.brief_id').onRef('p.user_id', '=', 'm.user_id'),
    )
    .select('m.id')
    .where('p.status', '=', 'in_progress')
    .where('m.done_at', 'is', null)
    .where('m.due_on', '>=', from)
    .where('m.due_on', '<=', to)
    .where(sql<boolean>`m.reminded_for is distinct from m.due_on`)
    .limit(BATCH)
    .forUpdate('m')
    .skipLocked();
  return tx
    .updateTable('brief_milestones')
    .set((set) => ({ reminded_for: set.ref('due_on') }))
    .where('id', 'in', due)
    .returning(['id', 'brief_id', 'user_id'])
    .execute();
}

function claimBriefs(tx: Tx, { from, to }: Span) {
  const due = tx
    .selectFrom('user_brief_progress')
    .select('id')
    .where('status', '=', 'in_progress')
    .where('due_on', '>=', from)
    .where('due_on', '<=', to)
    .where(sql<boolean>`reminded_for is distinct from due_on`)
    .limit(BATCH)
    .forUpdate()
    .skipLocked();
  return tx
    .updateTable('user_brief_progress')
    .set((set) => ({ reminded_for: set.ref('due_on') }))
    .where('id', 'in', due)
    .returning(['brief_id', 'user_id'])
    .execute();
}
