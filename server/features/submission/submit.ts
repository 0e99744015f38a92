import * as calls from '#contract/submission.ts';
import { type DraftContent, draftContent } from '#contract/submission-draft.ts';
import type { BriefContent } from '#domain/brief/content.ts';
import { figmaAddress } from '#domain/design-file/link.ts';
import { pictureRefusals } from '#domain/picture/refusals.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { type Tx, transaction } from '#server/platform/database/transaction.ts';
import { AppError, briefNotFound } from '#server/platform/http/errors.ts';
import { once } from '#server/platform/http/idempotency.ts';
import type { Pictures } from '#server/platform/media/pictures.ts';
import { lockProgress } from '#server/shared/brief-progress.ts';
import { lockOwn } from '#server/shared/lock-own.ts';
import { makeRoom } from '#server/shared/make-room.ts';
import { expectRevision } from '#server/shared/revision.ts';
import { columnsOf, draftIncomplete, framesToStore } from './assemble.ts';
import { notifySharer } from './notify-sharer.ts';
import {
  findBrief,
  findDesignerName,
  insertSubmission,
  markDraftSubmitted,
  markSubmitted,
  replaceFrames,
  usableMedia,
} from './queries.ts';

const CHANGED_ELSEWHERE = 'This draft was changed in another window. Look at it again, then submit.';

export interface SubmissionParts {
  database: Database;
  clock: () => Date;
  newId: () => string;
  pictures: Pick<Pictures, 'askForPreview'>;
  askForLayers?: (tx: Tx, submissionId: string) => Promise<void>;
}

/**
 * Turns a draft into a design: one transaction stores the design, its frames and the brief's progress (STATE-3). A repeated
 * request answers the same design. @throws draft_not_found, moved_on, draft_incomplete, move_refused
 */
export async function submitDesign(
  parts: SubmissionParts,
  userId: string,
  asked: { draftId: string; revision: number },
  key: string | null,
): Promise<{ id: string }> {
  return transaction(parts.database.kysely, async (tx) => {
    const draft = await lockOwn(tx, 'submission_drafts', asked.draftId, userId);
    // Answered before the key is stored: repetitions with new keys would add a row each.
    if (draft?.submission_id) return { id: draft.submission_id };
    return once(tx, { userId, key, call: calls.submitDesign, request: asked }, async () => {
      if (!draft) throw new AppError('draft_not_found', 'This draft was deleted.');
      expectRevision(draft, asked.revision, CHANGED_ELSEWHERE);
      await makeRoom(tx, 'design_submissions', userId, { user_id: userId });
      const submissionId = parts.newId();
      await submit(parts, tx, {
        submissionId,
        userId,
        draft: { id: draft.id, briefId: draft.brief_id },
        content: draftContent.parse(draft.content),
      });
      await markDraftSubmitted(tx, draft.id, submissionId);
      return { id: submissionId };
    });
  });
}

async function submit(
  parts: SubmissionParts,
  tx: Tx,
  given: { submissionId: string; userId: string; draft: { id: string; briefId: string | null }; content: DraftContent },
) {
  const { submissionId, userId, draft, content } = given;
  const brief = draft.briefId ? await findBrief(tx, draft.briefId, userId) : null;
  if (draft.briefId && !brief) throw briefNotFound();
  const columns = columnsOf(content, (brief?.content as BriefContent | undefined)?.deliverables ?? []);
  const frames = framesToStore(content);
  const usable = await usableMedia(
    tx,
    userId,
    frames.map((frame) => frame.mediaId),
  );
  const lost = frames.find((frame) => !usable.has(frame.mediaId));
  if (lost) throw draftIncomplete({ frames: pictureRefusals.damagedAmongFrames(lost.name) });

  const now = parts.clock();
  await insertSubmission(tx, {
    id: submissionId,
    user_id: userId,
    brief_id: brief?.id ?? null,
    draft_id: draft.id,
    figma_link: figmaAddress(content.figmaLink),
    figma_file_info: content.fileInfo && JSON.stringify(content.fileInfo),
    ...columns,
    industry: brief?.industry ?? null,
    styles: brief?.styles ?? [],
    designer_name: await findDesignerName(tx, userId),
    created_at: now,
    updated_at: now,
  });
  await replaceFrames(tx, submissionId, frames);
  await parts.pictures.askForPreview(tx, columns.cover_media_id);
  if (content.fileInfo) await parts.askForLayers?.(tx, submissionId);
  if (brief) await markBriefSubmitted(parts, tx, { briefId: brief.id, userId, submissionId, now });
  if (brief && columns.is_public)
    await notifySharer(tx, parts.newId, { designId: submissionId, designerId: userId, briefId: brief.id });
}

/** Marks the brief as submitted with this design. A brief that already has a design is not changed. */
async function markBriefSubmitted(
  parts: SubmissionParts,
  tx: Tx,
  { briefId, userId, submissionId, now }: { briefId: string; userId: string; submissionId: string; now: Date },
) {
  const progress = await lockProgress(tx, { id: parts.newId(), briefId, userId });
  if (progress.status === 'submitted')
    throw new AppError('move_refused', 'A design was submitted for this brief already. Edit or delete that one first.');
  await markSubmitted(tx, progress.id, submissionId, progress.started_at ?? now, now);
}
