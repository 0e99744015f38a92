import { addComment, type CommentPin, listComments } from '#contract/comment.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { type Tx, transaction } from '#server/platform/database/transaction.ts';
import { AppError, invalidRequest, submissionNotFound } from '#server/platform/http/errors.ts';
import { once } from '#server/platform/http/idempotency.ts';
import { rawJson } from '#server/platform/http/raw-json.ts';
import { makeRoom } from '#server/shared/make-room.ts';
import { paceVisibleChange } from '#server/shared/pace-visible-change.ts';
import { reportedAgain } from '#server/shared/reported-again.ts';
import { forgetComment, notifyPeople } from './notify-people.ts';
import {
  commentById,
  commentCountOf,
  discussionOf,
  findDesign,
  hasFrame,
  hasReplies,
  lockComment,
  lockPlace,
} from './queries.ts';

export interface CommentParts {
  database: Database;
  clock: () => Date;
  newId: () => string;
}

interface CommentInput {
  body: string;
  parentId: string | null;
  pin: CommentPin | null;
}

/** @throws submission_not_found */
export async function readDiscussion({ database }: CommentParts, designId: string, viewerId: string | null) {
  const [row] = await discussionOf(database.readsFor(viewerId), designId, viewerId);
  if (!row) throw submissionNotFound();
  return rawJson(listComments, row.json);
}

export async function countComments({ database }: CommentParts, designId: string, viewerId: string | null) {
  const [row] = await commentCountOf(database.readsFor(viewerId), designId, viewerId);
  if (!row) throw submissionNotFound();
  return row;
}

/** DET-2. A reply to a reply joins the same thread. @throws submission_not_found, comment_not_found, move_refused, too_many_requests */
export async function postComment(
  parts: CommentParts,
  designId: string,
  userId: string,
  input: CommentInput,
  key: string | null,
) {
  const { id } = await transaction(parts.database.kysely, (tx) =>
    once(tx, { userId, key, call: addComment, request: [designId, input] }, () =>
      insertComment(parts, tx, designId, userId, input),
    ),
  );
  return readComment(parts, id, userId);
}

async function insertComment(
  { clock, newId }: CommentParts,
  tx: Tx,
  designId: string,
  userId: string,
  input: CommentInput,
) {
  // Held before the comment that is answered, as a deletion of the design takes them. A design that turns private waits, or is not found.
  const design = await findDesign(tx, designId, userId, { isHeld: true });
  if (!design) throw submissionNotFound();
  if (design.is_blocked) throw noCommentsFromYou();
  await makeRoom(tx, 'comments', userId, { submission_id: designId, user_id: userId });
  const parent = input.parentId ? await findParent(tx, input.parentId, designId) : null;
  if (input.pin && !(await hasFrame(tx, designId, input.pin.frameId)))
    throw invalidRequest({ pin: 'This frame is no longer there. Remove the pin or choose another frame' });
  const id = newId();
  await tx
    .insertInto('comments')
    .values({
      id,
      submission_id: designId,
      user_id: userId,
      parent_id: parent && (parent.parent_id ?? parent.id),
      frame_id: input.pin?.frameId ?? null,
      x: input.pin?.x ?? null,
      y: input.pin?.y ?? null,
      body: input.body,
      created_at: clock(),
    })
    .execute();
  // Of a private design only its designer reads.
  if (design.is_public) await notifyPeople(tx, newId, { id, designId, designerId: design.user_id, userId, parent });
  return { id };
}

async function findParent(tx: Tx, id: string, designId: string) {
  const parent = await tx
    .selectFrom('comments')
    .select(['id', 'parent_id'])
    .where('id', '=', id)
    .where('submission_id', '=', designId)
    .forUpdate()
    .executeTakeFirst();
  if (!parent) throw commentNotFound();
  return parent;
}

/** @throws comment_not_found, also for a comment of somebody else; move_refused */
export async function changeComment(parts: CommentParts, id: string, userId: string, body: string) {
  await transaction(parts.database.kysely, async (tx) => {
    const comment = await lockComment(tx, id, userId);
    if (comment?.user_id !== userId) throw commentNotFound();
    const design = await findDesign(tx, comment.submission_id, userId);
    if (design?.is_blocked) throw noCommentsFromYou();
    await paceVisibleChange(tx, userId);
    await tx.updateTable('comments').set({ body, edited_at: parts.clock() }).where('id', '=', id).execute();
  });
  return readComment(parts, id, userId);
}

/** The author of a thread or the designer settles it or opens it again. @throws comment_not_found */
export async function settleComment(parts: CommentParts, id: string, userId: string, isSettled: boolean) {
  await transaction(parts.database.kysely, async (tx) => {
    const comment = await lockComment(tx, id, userId);
    const isTheirs = comment?.user_id === userId || comment?.designer_id === userId;
    if (!isTheirs || comment.parent_id) throw commentNotFound();
    await paceVisibleChange(tx, userId);
    const settled_at = isSettled ? parts.clock() : null;
    await tx.updateTable('comments').set({ settled_at }).where('id', '=', id).execute();
  });
  return readComment(parts, id, userId);
}

/**
 * The author deletes the comment, or the design's owner removes it. A thread with replies keeps an empty first comment. @throws
 * comment_not_found
 */
export async function removeComment({ database }: CommentParts, id: string, userId: string) {
  await transaction(database.kysely, async (tx) => {
    const comment = await lockComment(tx, id, userId);
    const isMine = comment?.user_id === userId;
    if (!comment || !(isMine || comment.designer_id === userId)) throw commentNotFound();
    if (comment.user_id)
      await forgetComment(tx, {
        authorId: comment.user_id,
        designId: comment.submission_id,
        thread: comment.parent_id ?? id,
        at: comment.created_at,
      });
    if (await hasReplies(tx, id)) {
      const removed = isMine ? ('author' as const) : ('designer' as const);
      await tx
        .updateTable('comments')
        .set({ body: '', removed, frame_id: null, x: null, y: null, ...(isMine && { user_id: null }) })
        .where('id', '=', id)
        .execute();
    } else {
      await tx.deleteFrom('comments').where('id', '=', id).execute();
      if (comment.parent_id) await dropEmptyThread(tx, comment.parent_id);
    }
  });
  return undefined;
}

/** Deletes the empty first comment together with its last reply. The lock waits for a reply that is being written at the same time. */
async function dropEmptyThread(tx: Tx, id: string) {
  const place = await lockPlace(tx, id);
  if (place && !(await hasReplies(tx, id))) await tx.deleteFrom('comments').where('id', '=', id).execute();
}

/** One report per person and comment; a second report replaces the reason. @throws comment_not_found */
export async function reportComment(parts: CommentParts, id: string, userId: string, reason: string) {
  await transaction(parts.database.kysely, async (tx) => {
    const comment = await lockComment(tx, id, userId);
    if (!comment || comment.user_id === userId) throw commentNotFound();
    await makeRoom(tx, 'comment_reports', userId);
    await tx
      .insertInto('comment_reports')
      .values({ id: parts.newId(), comment_id: id, reporter_id: userId, reason })
      .onConflict((conflict) =>
        conflict.columns(['reporter_id', 'comment_id']).doUpdateSet(reportedAgain('comment_reports', reason)),
      )
      .execute();
  });
  return undefined;
}

async function readComment({ database }: CommentParts, id: string, viewerId: string) {
  const [row] = await commentById(database.pool, id, viewerId);
  if (!row) throw commentNotFound();
  return rawJson(addComment, row.json);
}

function noCommentsFromYou() {
  return new AppError('move_refused', 'The designer does not accept comments from you.');
}

function commentNotFound() {
  return new AppError('comment_not_found', 'This comment is no longer there.');
}
