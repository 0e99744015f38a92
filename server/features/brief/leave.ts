import { whyBriefStays } from '#domain/brief/deletion.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { AppError, briefNotFound } from '#server/platform/http/errors.ts';
import type { BriefParts } from './service.ts';

/**
 * Deletes the person's work on a community brief: state, milestones and ticks. The conversation stays, because questions to a
 * client are limited. @throws brief_not_found, move_refused
 */
export async function leaveBrief({ database }: Pick<BriefParts, 'database'>, briefId: string, userId: string) {
  await transaction(database.kysely, async (tx) => {
    const work = await tx
      .selectFrom('user_brief_progress as p')
      .innerJoin('design_briefs as b', 'b.id', 'p.brief_id')
      .select(['p.id', 'p.status'])
      .where('p.brief_id', '=', briefId)
      .where('p.user_id', '=', userId)
      .where('b.user_id', 'is', null)
      .forUpdate('p')
      .executeTakeFirst();
    if (!work) throw briefNotFound();
    const why = whyBriefStays(work.status, false);
    if (why) throw new AppError('move_refused', why);
    for (const table of ['brief_milestones', 'brief_deliverable_ticks'] as const)
      await tx.deleteFrom(table).where('brief_id', '=', briefId).where('user_id', '=', userId).execute();
    await tx.deleteFrom('user_brief_progress').where('id', '=', work.id).execute();
  });
  return undefined;
}
