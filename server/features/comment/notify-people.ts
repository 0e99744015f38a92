import { sql } from 'kysely';
import { links } from '#domain/navigation/links.ts';
import type { Tx } from '#server/platform/database/transaction.ts';
import { publishEvent } from '#server/platform/events/publish.ts';
import { notifyPerson } from '#server/shared/notification/notify-person.ts';

interface NewComment {
  id: string;
  designId: string;
  designerId: string;
  userId: string;
  /** The comment to which this one replies. */
  parent: { id: string; parent_id: string | null } | null;
}

/** Notifies the designer of a comment. A reply also notifies the author of the comment it answers and the author of the thread. */
export async function notifyPeople(
  tx: Tx,
  newId: () => string,
  { id, designId, designerId, userId, parent }: NewComment,
) {
  const thread = parent ? (parent.parent_id ?? parent.id) : id;
  const answered = parent ? await writersOf(tx, [parent.id, thread]) : [];
  const people = await unlessBlocked(tx, userId, new Set([...answered, designerId].filter((one) => one !== userId)));
  for (const to of people)
    await notifyPerson(tx, {
      id: newId(),
      to,
      happening: answered.includes(to) ? 'replied' : 'remarked',
      actorId: userId,
      submissionId: designId,
      path: links.comment(designId, thread),
      isOneOfMany: true,
    });
  // An open page of the design updates at once, even if there is no new notification.
  await publishEvent(tx, people, { kind: 'talk', data: { submissionId: designId } });
}

/** A deleted comment is no news any more: its notification goes, or counts one less. Nobody is told of it by e-mail. */
export async function forgetComment(tx: Tx, comment: { authorId: string; designId: string; thread: string; at: Date }) {
  const path = links.comment(comment.designId, comment.thread);
  // The notification of a comment is the first one that is not older; a combined one moves on with each comment.
  const { rows } = await sql<{ id: string; times: number }>`
    select distinct on (user_id) id, times from notifications
    where actor_id = ${comment.authorId} and path = ${path} and happening in ('remarked', 'replied')
      and created_at >= ${comment.at}::timestamptz - interval '1 s'
    order by user_id, created_at`.execute(tx);
  for (const { id, times } of rows)
    if (times > 1)
      await tx
        .updateTable('notifications')
        .set({ times: times - 1 })
        .where('id', '=', id)
        .execute();
    else await tx.deleteFrom('notifications').where('id', '=', id).execute();
}

async function writersOf(tx: Tx, ids: string[]): Promise<string[]> {
  const rows = await tx.selectFrom('comments').select('user_id').where('id', 'in', ids).execute();
  return rows.flatMap(({ user_id }) => user_id ?? []);
}

/**
 * Leaves out people who have blocked the author. The fixed order prevents deadlocks between two transactions that notify the same
 * people.
 */
async function unlessBlocked(tx: Tx, writerId: string, people: ReadonlySet<string>): Promise<string[]> {
  if (people.size === 0) return [];
  const rows = await tx
    .selectFrom('person_blocks')
    .select('blocker_id')
    .where('blocked_id', '=', writerId)
    .where('blocker_id', 'in', [...people])
    .execute();
  const blockers = new Set(rows.map((row) => row.blocker_id));
  return [...people].filter((one) => !blockers.has(one)).sort();
}
