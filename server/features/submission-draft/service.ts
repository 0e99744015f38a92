import type { DraftContent, SubmissionDraft } from '#contract/submission-draft.ts';
import { isSameValue } from '#domain/value/same.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { AppError, briefNotFound, movedOn } from '#server/platform/http/errors.ts';
import { mayWorkOnBrief } from '#server/shared/brief-progress.ts';
import { makeRoom } from '#server/shared/make-room.ts';
import {
  countOwnMedia,
  type DraftRow,
  findDraft,
  insertDraft,
  openDrafts,
  removeDraft,
  replaceDraft,
} from './queries.ts';

export interface DraftParts {
  database: Database;
  clock: () => Date;
}

const CHANGED_ELSEWHERE =
  'This draft was changed in another window. Nothing was overwritten: load the newer one, or save yours as a new draft.';

/** Open drafts. A draft named by the caller is listed even if it was submitted. */
export async function listDrafts(
  { database }: DraftParts,
  userId: string,
  { id, briefId }: { id?: string | undefined; briefId?: string | undefined },
) {
  return transaction(database.kysely, async (tx) => {
    const named = id && (await findDraft(tx, id, userId));
    const rows = id ? [named].filter((row) => row !== null) : await openDrafts(tx, userId, briefId);
    return { items: (rows as DraftRow[]).map(viewDraft) };
  });
}

/** @throws draft_not_found */
export async function readDraft({ database }: DraftParts, id: string, userId: string): Promise<SubmissionDraft> {
  return transaction(database.kysely, async (tx) => {
    const draft = await findDraft(tx, id, userId);
    if (!draft) throw draftNotFound();
    return viewDraft(draft);
  });
}

/**
 * Two windows never overwrite each other: the one with an older revision gets `moved_on`. A repeated request with the same
 * content succeeds, because the first response may have been lost.
 */
export async function saveDraft(
  parts: DraftParts,
  asked: { id: string; userId: string; briefId: string | null; step: number; revision: number; content: DraftContent },
): Promise<SubmissionDraft> {
  return transaction(parts.database.kysely, async (tx) => {
    const media = [...new Set(asked.content.frames.map((frame) => frame.mediaId))];
    if ((await countOwnMedia(tx, asked.userId, media)) !== media.length) throw mediaNotFound();
    const now = parts.clock();
    if (asked.revision === 0) {
      if (asked.briefId && !(await mayWorkOnBrief(tx, asked.briefId, asked.userId))) throw briefNotFound();
      await makeRoom(tx, 'submission_drafts', asked.userId, { user_id: asked.userId, submission_id: null });
      const made = await insertDraft(tx, { ...asked, now });
      if (made) return viewDraft(made);
    } else {
      const saved = await replaceDraft(tx, { ...asked, now });
      if (saved) return viewDraft(saved);
    }
    const current = await findDraft(tx, asked.id, asked.userId);
    if (!current) throw draftNotFound();
    if (current.submission_id) throw draftSubmitted();
    if (isSame(current, asked)) return viewDraft(current);
    throw movedOn(CHANGED_ELSEWHERE, current.revision);
  });
}

/** @throws draft_not_found, also for a submitted draft. */
export async function deleteDraft({ database }: DraftParts, id: string, userId: string) {
  await transaction(database.kysely, async (tx) => {
    if (!(await removeDraft(tx, id, userId))) throw draftNotFound();
  });
  return undefined;
}

function isSame(current: DraftRow, asked: { step: number; content: DraftContent }) {
  return current.step === asked.step && isSameValue(current.content, asked.content);
}

function viewDraft(row: DraftRow): SubmissionDraft {
  return {
    id: row.id,
    briefId: row.brief_id,
    step: row.step,
    revision: row.revision,
    content: row.content as DraftContent,
    updatedAt: row.updated_at.toISOString(),
    submissionId: row.submission_id,
  };
}

function draftNotFound() {
  return new AppError('draft_not_found', 'This draft was deleted.');
}

function draftSubmitted() {
  return new AppError('draft_submitted', 'This draft was submitted already. Edit the design itself.');
}

function mediaNotFound() {
  return new AppError('media_not_found', 'A picture of this draft is no longer there. Remove it, or upload it again.');
}
