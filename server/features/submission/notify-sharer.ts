import { links } from '#domain/navigation/links.ts';
import type { Tx } from '#server/platform/database/transaction.ts';
import { hasBlocked } from '#server/shared/has-blocked.ts';
import { notifyPerson } from '#server/shared/notification/notify-person.ts';
import { sharerOf } from '#server/shared/sharer-of.ts';

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
    path: links.submission(designId),
  });
}

/** Null for a brief that nobody shared, and if the sharer is the designer, has blocked them or was notified before. */
async function sharerToNotify(tx: Tx, { designId, designerId, briefId }: HandIn): Promise<string | null> {
  const sharer = await sharerOf(tx, briefId);
  if (!sharer || sharer === designerId || (await hasBlocked(tx, sharer, designerId))) return null;
  const before = await tx
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', sharer)
    .where('submission_id', '=', designId)
    .where('happening', '=', 'handed_in')
    .executeTakeFirst();
  return before ? null : sharer;
}
