import { sql } from 'kysely';
import { whyBriefStays } from '#domain/brief/deletion.ts';
import { type Tx, transaction } from '#server/platform/database/transaction.ts';
import { AppError, briefNotFound } from '#server/platform/http/errors.ts';
import { lockProgress } from '#server/shared/brief-progress.ts';
import { lockOwn } from '#server/shared/lock-own.ts';
import { isBeingRewritten } from '#server/shared/section-rewrites-sql.ts';
import type { BriefParts } from './service.ts';

/**
 * Deletes the person's own brief with their work on it. Its place in the month stays used. The shared copy and a begun submission
 * stay. @throws brief_not_found, brief_being_written, move_refused
 */
export async function deleteBrief(parts: BriefParts, briefId: string, userId: string) {
  await transaction(parts.database.kysely, async (tx) => {
    if (!(await lockOwn(tx, 'design_briefs', briefId, userId))) throw briefNotFound();
    const { status } = await lockProgress(tx, { id: parts.newId(), briefId, userId });
    const why = whyBriefStays(status, true);
    if (why) throw new AppError('move_refused', why);
    // Whatever is written for it has a place in the quota or a writer at work, and ends first.
    if (await isBeingWritten(tx, briefId))
      throw new AppError('brief_being_written', 'This brief is being written right now. Delete it once it is ready.');
    await tx.deleteFrom('design_briefs').where('id', '=', briefId).execute();
  });
  return undefined;
}

async function isBeingWritten(tx: Tx, briefId: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (select from brief_generations where replaces_id = ${briefId} and state = 'reserved')
      or exists (select from brief_section_rewrites w where w.brief_id = ${briefId} and ${sql.raw(isBeingRewritten)}) as is`.execute(
    tx,
  );
  return rows[0]!.is;
}
