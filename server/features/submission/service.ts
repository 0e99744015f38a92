import { getSubmission, type SubmissionChange } from '#contract/submission.ts';
import type { DraftContent, FrameNotes } from '#contract/submission-draft.ts';
import type { BriefContent } from '#domain/brief/content.ts';
import { figmaAddress } from '#domain/design-file/link.ts';
import type { Coverage } from '#domain/submission/coverage.ts';
import { type Tx, transaction } from '#server/platform/database/transaction.ts';
import { submissionNotFound } from '#server/platform/http/errors.ts';
import { rawJson } from '#server/platform/http/raw-json.ts';
import { removeUnusedPictures } from '#server/platform/media/remove-unused.ts';
import { lockOwn } from '#server/shared/lock-own.ts';
import { notifyDesignDeleted } from '#server/shared/notification/notify-deleted.ts';
import { paceVisibleChange } from '#server/shared/pace-visible-change.ts';
import { changeAtRevision, expectRevision } from '#server/shared/revision.ts';
import { columnsOf, draftIncomplete, framesToStore } from './assemble.ts';
import { notifySharer } from './notify-sharer.ts';
import {
  type FrameToStore,
  findBrief,
  framesOfSubmission,
  nameGoneFrames,
  removeSubmission,
  reopenBriefOf,
  replaceFrames,
  type SubmissionRow,
  submissionForViewer,
  usableMedia,
} from './queries.ts';
import type { SubmissionParts } from './submit.ts';

const CHANGED_ELSEWHERE = 'This design was changed in another window. Look at it as it is now, then save.';

/** @throws submission_not_found, both for an unknown design and for a private one of somebody else. */
export async function readSubmission({ database }: SubmissionParts, id: string, viewerId: string | null) {
  const [row] = await submissionForViewer(database.readsFor(viewerId), id, viewerId);
  if (!row) throw submissionNotFound();
  return rawJson(getSubmission, row.json);
}

/**
 * A change by the owner passes the same checks as a submission (SUB-9). Frames that are left out are deleted with their pictures; what
 * is pinned to them keeps their names.
 * @throws submission_not_found, moved_on, draft_incomplete
 */
export async function changeSubmission(
  parts: SubmissionParts,
  id: string,
  userId: string,
  { revision, ...change }: SubmissionChange,
) {
  await transaction(parts.database.kysely, async (tx) => {
    const row = await lockOwn(tx, 'design_submissions', id, userId);
    if (!row) throw submissionNotFound();
    expectRevision(row, revision ?? row.revision, CHANGED_ELSEWHERE);
    const content: DraftContent = { ...(await contentOf(tx, row)), ...change };
    const brief = row.brief_id ? await findBrief(tx, row.brief_id, userId) : null;
    const columns = columnsOf(content, (brief?.content as BriefContent | undefined)?.deliverables ?? []);
    if (change.frames) await refuseLostPictures(tx, userId, framesToStore(content));
    await paceVisibleChange(tx, userId);
    // The row is locked, so it is still at this revision.
    await changeAtRevision(tx, 'design_submissions', row, {
      ...columns,
      ...(change.figmaLink === '' && { figma_link: null, figma_file_info: null }),
      updated_at: parts.clock(),
    });
    await parts.pictures.askForPreview(tx, columns.cover_media_id);
    if (brief && columns.is_public && !row.is_public)
      await notifySharer(tx, parts.newId, { designId: id, designerId: userId, briefId: brief.id });
    if (change.frames || change.annotations) {
      const before = await framesOfSubmission(tx, id);
      const frames = framesToStore(content);
      await nameGoneFrames(
        tx,
        id,
        frames.map((frame) => frame.id),
      );
      await replaceFrames(tx, id, frames);
      await removeUnusedPictures(
        tx,
        userId,
        before.map((frame) => frame.media_id),
      );
    }
  });
  return readSubmission(parts, id, userId);
}

async function refuseLostPictures(tx: Tx, userId: string, frames: readonly FrameToStore[]) {
  const usable = await usableMedia(
    tx,
    userId,
    frames.map((frame) => frame.mediaId),
  );
  if (frames.some((frame) => !usable.has(frame.mediaId)))
    throw draftIncomplete({ frames: 'A picture is no longer there. Leave the frame out, or upload it again' });
}

/** Deletes a design with its pictures. */
export async function deleteSubmission(
  parts: Pick<SubmissionParts, 'database' | 'clock' | 'newId'>,
  id: string,
  userId: string,
) {
  await transaction(parts.database.kysely, async (tx) => {
    if (!(await lockOwn(tx, 'design_submissions', id, userId))) throw submissionNotFound();
    await notifyDesignDeleted(tx, parts.newId, id);
    await reopenBriefOf(tx, id, parts.clock());
    await removeSubmission(tx, id, userId);
  });
  return undefined;
}

/** Converts a stored design to the wizard's draft format. */
async function contentOf(tx: Tx, row: SubmissionRow): Promise<DraftContent> {
  const frames = await framesOfSubmission(tx, row.id);
  return {
    title: row.title,
    figmaLink: figmaAddress(row.figma_link) ?? '',
    fileInfo: row.figma_file_info as DraftContent['fileInfo'],
    frames: frames.map((frame) => ({
      id: frame.id,
      name: frame.name,
      pageId: frame.page_id,
      pageName: frame.page_name,
      mediaId: frame.media_id,
      selected: true,
      featured: frame.is_featured,
    })),
    annotations: Object.fromEntries(frames.map((frame) => [frame.id, frame.notes as FrameNotes])),
    approach: row.approach,
    challenges: row.challenges,
    resources: row.resources,
    tags: row.tags as DraftContent['tags'],
    coverage: row.coverage as Coverage,
    assetsLink: row.assets_link ?? '',
    handoffNotes: row.handoff_notes,
    showsChange: row.shows_change,
    privateNotes: row.private_notes,
    isPublic: row.is_public,
    openToCollaboration: row.open_to_collaboration,
    collaborationPreferences: row.collaboration_preferences as DraftContent['collaborationPreferences'],
    techPreferences: row.tech_preferences as DraftContent['techPreferences'],
    developerMessage: row.developer_message,
  };
}
