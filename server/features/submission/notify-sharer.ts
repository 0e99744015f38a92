import type { Tx } from '#server/platform/database/transaction.ts';
import { notifyPerson } from '#server/shared/notification/notify-person.ts';

interface HandIn {
  designId: string;
  designerId: string;
  briefId: string;
}

/** Notifies whoever shared the brief with the community of a public design for it, once for each design. */
export async function notifySharer(tx: Tx, newId: () => string, handIn: HandIn): Promise<void> {
  const to = await sharerToNotify(tx, handIn);
  if (!to) return;
  const { designId, designerId, briefId } = handIn;
  await notifyPerson(tx, {
    id: newId(),
    to,
    happening: 'handed_in',
    actorId: designerId,
    submissionId: designId,
    briefId,
    path: `/showcase/${designId}`,
  });
}

/** Null for a brief that nobody shared, and if the sharer is the designer, has blocked them or was notified before. */
async function sharerToNotify(tx: Tx, { designId, designerId, briefId }: HandIn): Promise<string | null> {
  const sharer = await tx
    .selectFrom('design_briefs as b')
    .innerJoin('design_briefs as own', 'own.id', 'b.copied_from')
    .select('own.user_id')
    .where('b.id', '=', briefId)
    .where('own.user_id', '<>', designerId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('person_blocks as k')
            .select('k.blocker_id')
            .whereRef('k.blocker_id', '=', 'own.user_id')
            .where('k.blocked_id', '=', designerId),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('notifications as n')
            .select('n.id')
            .whereRef('n.user_id', '=', 'own.user_id')
            .where('n.submission_id', '=', designId)
            .where('n.happening', '=', 'handed_in'),
        ),
      ),
    )
    .executeTakeFirst();
  return sharer?.user_id ?? null;
}
