import { type Selectable, sql } from 'kysely';
import type { SubmissionDraftsTable } from '#server/platform/database/schema.ts';
import type { Tx } from '#server/platform/database/transaction.ts';

export type DraftRow = Selectable<SubmissionDraftsTable>;

export async function findDraft(tx: Tx, id: string, userId: string): Promise<DraftRow | null> {
  const row = await tx
    .selectFrom('submission_drafts')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * The draft for a brief that was changed last and is not submitted. If `briefId` is undefined, the drafts of all briefs to choose
 * from, last changed first, without their notes and evidence, which may be a quarter of a megabyte each.
 */
export async function openDrafts(tx: Tx, userId: string, briefId: string | undefined): Promise<DraftRow[]> {
  let query = tx
    .selectFrom('submission_drafts')
    .select(['id', 'user_id', 'brief_id', 'step', 'revision', 'submission_id', 'created_at', 'updated_at'])
    .select(briefId ? 'content' : sql<unknown>`content || '{"annotations": {}, "coverage": {}}'`.as('content'))
    .where('user_id', '=', userId)
    .where('submission_id', 'is', null);
  if (briefId) query = query.where('brief_id', '=', briefId);
  return query
    .orderBy('updated_at', 'desc')
    .limit(briefId ? 1 : 20)
    .execute();
}

/** Inserts the draft. Answers null if there is already a draft with this id, of any person. */
export async function insertDraft(
  tx: Tx,
  draft: { id: string; userId: string; briefId: string | null; step: number; content: unknown; now: Date },
): Promise<DraftRow | null> {
  const row = await tx
    .insertInto('submission_drafts')
    .values({
      id: draft.id,
      user_id: draft.userId,
      brief_id: draft.briefId,
      step: draft.step,
      content: JSON.stringify(draft.content),
      submission_id: null,
      created_at: draft.now,
      updated_at: draft.now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Replaces the content if the draft is still at `revision` and not submitted; otherwise answers null. */
export async function replaceDraft(
  tx: Tx,
  draft: { id: string; userId: string; revision: number; step: number; content: unknown; now: Date },
): Promise<DraftRow | null> {
  const row = await tx
    .updateTable('submission_drafts')
    .set((set) => ({
      content: JSON.stringify(draft.content),
      step: draft.step,
      revision: set('revision', '+', 1),
      updated_at: draft.now,
    }))
    .where('id', '=', draft.id)
    .where('user_id', '=', draft.userId)
    .where('revision', '=', draft.revision)
    .where('submission_id', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

export async function removeDraft(tx: Tx, id: string, userId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('submission_drafts')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('submission_id', 'is', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** How many of these pictures are the person's own. */
export async function countOwnMedia(tx: Tx, userId: string, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { count } = await tx
    .selectFrom('media')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('owner_id', '=', userId)
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow();
  return Number(count);
}
