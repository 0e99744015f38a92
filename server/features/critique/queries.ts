import type { Insertable } from 'kysely';
import type { BriefContent } from '#domain/brief/content.ts';
import { linesOfBrief } from '#domain/critique/lines.ts';
import type { CritiqueMarksTable } from '#server/platform/database/schema.ts';
import type { Tx } from '#server/platform/database/transaction.ts';
import { seesDesign } from '#server/shared/visible.ts';

/** A design that the person may see. Nobody deletes it or makes it private meanwhile. */
export async function findDesign(tx: Tx, id: string, userId: string) {
  return tx
    .selectFrom('design_submissions as s')
    .select(['s.id', 's.user_id', 's.brief_id'])
    .where('s.id', '=', id)
    .where(seesDesign('s', userId))
    .forShare()
    .executeTakeFirst();
}

/** The text of each line of the brief. */
export async function linesOf(tx: Tx, briefId: string): Promise<Map<string, string>> {
  const brief = await tx.selectFrom('design_briefs').select('content').where('id', '=', briefId).executeTakeFirst();
  return new Map(linesOfBrief((brief?.content ?? {}) as Partial<BriefContent>).map(({ key, text }) => [key, text]));
}

export async function frameIdsOf(tx: Tx, designId: string): Promise<Set<string>> {
  const rows = await tx.selectFrom('submission_frames').select('id').where('submission_id', '=', designId).execute();
  return new Set(rows.map(({ id }) => id));
}

/** Creates the person's critique of a design; false if there is one already. */
export async function beginOwn(
  tx: Tx,
  { id, designId, userId, now }: { id: string; designId: string; userId: string; now: Date },
): Promise<boolean> {
  const made = await tx
    .insertInto('critiques')
    .values({ id, submission_id: designId, reviewer_id: userId, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.columns(['submission_id', 'reviewer_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

/** The person's critique of a design, locked until the transaction ends. */
export async function holdOwn(tx: Tx, designId: string, userId: string) {
  return tx
    .selectFrom('critiques')
    .select(['id', 'hidden_at', 'revision'])
    .where('submission_id', '=', designId)
    .where('reviewer_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

/** A visible critique of a design that the person may see, locked until the transaction ends. */
export async function holdCritique(tx: Tx, id: string, viewerId: string) {
  return tx
    .selectFrom('critiques as c')
    .innerJoin('design_submissions as s', 's.id', 'c.submission_id')
    .select(['c.id', 'c.reviewer_id', 'c.submission_id', 's.user_id as designer_id', 's.is_public'])
    .where('c.id', '=', id)
    .where('c.hidden_at', 'is', null)
    .where(seesDesign('s', viewerId))
    .forUpdate('c')
    .executeTakeFirst();
}

/** The marks of a critique by line. The caller must hold its lock. */
export async function marksOf(tx: Tx, critiqueId: string) {
  const rows = await tx
    .selectFrom('critique_marks as m')
    .leftJoin('critique_answers as a', 'a.mark_id', 'm.id')
    .select(['m.id', 'm.line', 'm.verdict', 'm.suggestion', 'm.frame_id', 'm.x', 'm.y', 'm.gone_frame', 'a.answer'])
    .where('m.critique_id', '=', critiqueId)
    .execute();
  return new Map(rows.map((row) => [row.line, row]));
}
export type MarkRow = Awaited<ReturnType<typeof marksOf>> extends Map<string, infer Row> ? Row : never;

/** Stores the new and changed marks of a critique. A mark on a line that is not among `lines` is removed. */
export async function storeMarks(
  tx: Tx,
  critiqueId: string,
  { lines, rows }: { lines: readonly string[]; rows: readonly Insertable<CritiqueMarksTable>[] },
) {
  await tx.deleteFrom('critique_marks').where('critique_id', '=', critiqueId).where('line', 'not in', lines).execute();
  if (rows.length === 0) return;
  await tx
    .insertInto('critique_marks')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['critique_id', 'line']).doUpdateSet((update) => ({
        asked: update.ref('excluded.asked'),
        verdict: update.ref('excluded.verdict'),
        suggestion: update.ref('excluded.suggestion'),
        frame_id: update.ref('excluded.frame_id'),
        x: update.ref('excluded.x'),
        y: update.ref('excluded.y'),
        gone_frame: update.ref('excluded.gone_frame'),
      })),
    )
    .execute();
}
