import { transaction } from '#server/platform/database/transaction.ts';
import { briefNotFound } from '#server/platform/http/errors.ts';
import { makeRoom } from '#server/shared/make-room.ts';
import { reportedAgain } from '#server/shared/reported-again.ts';
import { sharerOf } from '#server/shared/sharer-of.ts';
import type { BriefParts } from './service.ts';

/** One report per person and community brief; a second report replaces the reason. @throws brief_not_found */
export async function reportBrief(
  { database, newId }: Pick<BriefParts, 'database' | 'newId'>,
  id: string,
  userId: string,
  reason: string,
) {
  await transaction(database.kysely, async (tx) => {
    const brief = await tx
      .selectFrom('design_briefs')
      .select('id')
      .where('id', '=', id)
      .where('user_id', 'is', null)
      .forKeyShare()
      .executeTakeFirst();
    if (!brief || (await sharerOf(tx, id)) === userId) throw briefNotFound();
    await makeRoom(tx, 'brief_reports', userId);
    await tx
      .insertInto('brief_reports')
      .values({ id: newId(), brief_id: id, reporter_id: userId, reason })
      .onConflict((conflict) =>
        conflict.columns(['reporter_id', 'brief_id']).doUpdateSet(reportedAgain('brief_reports', reason)),
      )
      .execute();
  });
  return undefined;
}
