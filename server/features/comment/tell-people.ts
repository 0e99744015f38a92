import type { Tx } from '#server/platform/database/transaction.ts';
import { tell } from '#server/platform/events/tell.ts';
import { notifyPerson } from '#server/shared/notification/notify-person.ts';

interface Said {
  id: string;
  designId: string;
  designerId: string;
  userId: string;
  /** The comment that is replied to. */
  parent: { id: string; parent_id: string | null } | null;
}

/** A comment is told to the designer; a reply also to whom it answers and to who began the thread. */
export async function tellPeople(tx: Tx, newId: () => string, { id, designId, designerId, userId, parent }: Said) {
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
      path: `/showcase/${designId}#comment-${thread}`,
      isOneOfMany: true,
    });
  // An open page of the design shows it at once, also where the bell says nothing new.
  await tell(tx, people, { kind: 'talk', data: { submissionId: designId } });
}

async function writersOf(tx: Tx, ids: string[]): Promise<string[]> {
  const rows = await tx.selectFrom('comments').select('user_id').where('id', 'in', ids).execute();
  return rows.flatMap(({ user_id }) => user_id ?? []);
}

/** Whoever has blocked the writer hears nothing of them. In one order, so that two who tell the same two do not wait in a circle. */
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
