import { transaction } from '#server/platform/database/transaction.ts';
import { submissionNotFound } from '#server/platform/http/errors.ts';
import { makeRoom } from '#server/shared/make-room.ts';
import { reportedAgain } from '#server/shared/reported-again.ts';
import type { SubmissionParts } from './submit.ts';

/** One report per person and public design; a second report replaces the reason. @throws submission_not_found */
export async function reportDesign(
  { database, newId }: Pick<SubmissionParts, 'database' | 'newId'>,
  id: string,
  userId: string,
  reason: string,
) {
  await transaction(database.kysely, async (tx) => {
    const design = await tx
      .selectFrom('design_submissions')
      .select('id')
      .where('id', '=', id)
      .where('is_public', '=', true)
      .where('user_id', '<>', userId)
      .forKeyShare()
      .executeTakeFirst();
    if (!design) throw submissionNotFound();
    await makeRoom(tx, 'design_reports', userId);
    await tx
      .insertInto('design_reports')
      .values({ id: newId(), submission_id: id, reporter_id: userId, reason })
      .onConflict((conflict) =>
        conflict.columns(['reporter_id', 'submission_id']).doUpdateSet(reportedAgain('design_reports', reason)),
      )
      .execute();
  });
  return undefined;
}
