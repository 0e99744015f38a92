import type { UpdateObject } from 'kysely';
import type { BuildReview, BuildReviews } from '#contract/build-review.ts';
import * as calls from '#contract/build-review.ts';
import type { Area } from '#domain/build-review/raster.ts';
import {
  approvalHindrance,
  canAddBuild,
  canDecide,
  canMoveReview,
  FRAMES_REVIEWED_MAX,
  type NewVerdict,
  REVIEWS_MAX,
  type ReviewState,
  ROUNDS_MAX,
  type Verdict,
  withVerdicts,
} from '#domain/build-review/review.ts';
import { links } from '#domain/navigation/links.ts';
import { shortened } from '#domain/text/cut.ts';
import { thousands } from '#domain/value/thousands.ts';
import { hasBegun, isComplete } from '#domain/workspace/build-status.ts';
import type { Database } from '#server/platform/database/connect.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { type Tx, transaction } from '#server/platform/database/transaction.ts';
import { publishEvent } from '#server/platform/events/publish.ts';
import { AppError, invalidRequest, movedOn } from '#server/platform/http/errors.ts';
import { once } from '#server/platform/http/idempotency.ts';
import { makeRoom } from '#server/shared/make-room.ts';
import { changeAtRevision, expectRevision } from '#server/shared/revision.ts';
import {
  databaseTime,
  enterWorkspace,
  partiesOf,
  renewedClaim,
  roleOf,
  updateWorkspace,
  type WorkspaceRow,
  workspaceNotFound,
} from '#server/shared/workspace/enter.ts';
import { workspaceForParty } from '#server/shared/workspace/find.ts';
import { notifyOther, recordActivity } from '#server/shared/workspace/record.ts';
import type { Comparisons } from './comparisons.ts';
import {
  countOf,
  designOfReview,
  frameOfDesign,
  framesOf,
  heatForParty,
  newestReviewsOf,
  newestRound,
  ownsPicture,
  type ReviewRow,
  reviewForParty,
  reviewRow,
  roundsOf,
} from './queries.ts';
import { viewFrames, viewReview } from './view.ts';

export interface BuildReviewParts {
  database: Database;
  newId: () => string;
  comparisons: Pick<Comparisons, 'ask'>;
}

/** The review in the revision that the designer saw. */
export interface ReviewAt {
  id: string;
  userId: string;
  revision: number;
}

const OVER = 'This screenshot was already decided or replaced, or it is still being compared. Load the page again.';
const CHANGED_ELSEWHERE = 'This screenshot was judged in another window. Look at it as it is now.';

/** Characters of a note that the activity quotes. */
const QUOTE_MAX = 280;

export async function readReviews(
  { database }: BuildReviewParts,
  designId: string,
  userId: string,
): Promise<BuildReviews> {
  const place = await workspaceForParty(database, userId, designId).executeTakeFirst();
  if (!place) throw workspaceNotFound();
  const { id, title, designer, developer, status, eventsUntil } = place;
  const frames = await framesOf(database, designId);
  const newest = await newestReviewsOf(database, id);
  return {
    id,
    designId,
    isDemo: false,
    title,
    designer,
    developer,
    iAm: roleOf(place, userId),
    status,
    eventsUntil,
    frames: viewFrames(frames, newest, await roundsOf(database, id)),
  };
}

export async function readReview({ database }: BuildReviewParts, id: string, userId: string): Promise<BuildReview> {
  const row = await reviewForParty(database, userId, id);
  if (!row) throw reviewNotFound();
  return viewReview(row);
}

export async function readHeat({ database }: BuildReviewParts, id: string, userId: string): Promise<Buffer | null> {
  const [row] = await heatForParty(database.pool, userId, id);
  return row?.heat ?? null;
}

/** Adds a screenshot of one frame. It replaces a screenshot that still waits for the designer. */
export async function addBuild(
  { database, newId, comparisons }: BuildReviewParts,
  { designId, userId }: { designId: string; userId: string },
  { frameId, mediaId }: { frameId: string; mediaId: string },
  key: string | null,
): Promise<BuildReview> {
  const asked = { userId, key, call: calls.addBuild, request: [designId, frameId, mediaId] };
  const reviewId = await transaction(database.kysely, async (tx) => {
    const row = await enterWorkspace(tx, designId, userId);
    if (!row) throw workspaceNotFound();
    if (!canAddBuild(roleOf(row, userId))) throw refused('Only the developer can upload screenshots.');
    if (!hasBegun(row.status))
      throw refused('The build is in Planning. Move it to Building first, then upload a screenshot.');
    if (isComplete(row.status)) throw refused('The build is complete, so its screenshots stay as they are.');
    return once(tx, asked, async () => {
      const frame = await frameOfDesign(tx, designId, frameId);
      if (!frame) throw invalidRequest({ frameId: 'This frame is no longer in the design' });
      if (!(await ownsPicture(tx, mediaId, userId)))
        throw new AppError('media_not_found', 'This picture is no longer there. Upload it again.');
      const before = await newestRound(tx, row.id, frameId);
      const round = (before?.round ?? 0) + 1;
      if (round > ROUNDS_MAX) throw refused(`A frame has ${ROUNDS_MAX} screenshots at most.`);
      const { reviews, frames } = await countOf(tx, row.id);
      if (reviews >= REVIEWS_MAX) throw refused(`A collaboration has ${thousands(REVIEWS_MAX)} screenshots at most.`);
      if (!before && frames >= FRAMES_REVIEWED_MAX)
        throw refused(`A collaboration has screenshots of ${FRAMES_REVIEWED_MAX} frames at most.`);
      await makeRoom(tx, 'build_reviews', userId);
      if (before && canMoveReview(before.state, 'replaced'))
        await tx
          .updateTable('build_reviews')
          .set((row) => ({ state: 'replaced', revision: row('revision', '+', 1) }))
          .where('id', '=', before.id)
          .execute();
      const id = newId();
      await tx
        .insertInto('build_reviews')
        .values({
          id,
          workspace_id: row.id,
          designer_id: row.designer_id,
          developer_id: row.developer_id,
          frame_id: frameId,
          frame_name: frame.name,
          round,
          design_media_id: frame.media_id,
          build_media_id: mediaId,
          ignored: JSON.stringify(before?.ignored ?? []),
          created_at: databaseTime,
        })
        .execute();
      await comparisons.ask(tx, { reviewId: id, comparison: 1 });
      await updateWorkspace(tx, row.id, { changed_at: databaseTime, ...renewedClaim(row, userId) });
      await publishToBoth(tx, row, { id, frame_id: frameId });
      await recordActivity(tx, row, {
        id: newId(),
        actorId: userId,
        type: 'progress_update',
        content: `uploaded build ${round} of ${frame.name} for review`,
      });
      const path = links.buildReview(designId);
      await notifyOther(tx, row, { id: newId(), actorId: userId, happening: 'build_added', path });
      return id;
    });
  });
  return readReview({ database, newId, comparisons }, reviewId, userId);
}

/** Compares again without these areas. The result before and its verdicts stay until then, to be carried over. */
export async function ignoreAreas(parts: BuildReviewParts, at: ReviewAt, areas: readonly Area[]) {
  const isPossible = (state: ReviewState) => canMoveReview(state, 'comparing');
  return change(parts, at, isPossible, async (tx, row, review) => {
    const comparison = review.comparison + 1;
    await save(tx, at, { state: 'comparing', ignored: JSON.stringify(areas), comparison, attempts: 0, heat: null });
    await parts.comparisons.ask(tx, { reviewId: review.id, comparison });
    await publishToBoth(tx, row, review);
  });
}

/** Judges some of the findings; the others stay unchanged. */
export async function judgeFindings(parts: BuildReviewParts, at: ReviewAt, judged: readonly NewVerdict[]) {
  const isPossible = (state: ReviewState) => state === 'to_review';
  return change(parts, at, isPossible, async (tx, row, review) => {
    await save(tx, at, { verdicts: JSON.stringify(verdictsAfter(review, judged)) });
    await publishToBoth(tx, row, review);
  });
}

/** @throws invalid_request where the comparison has no such finding */
function verdictsAfter(review: ReviewRow, judged: readonly NewVerdict[]): Verdict[] {
  const numbers = new Set(review.result!.findings.map(({ number }) => number));
  if (judged.some(({ finding }) => !numbers.has(finding)))
    throw invalidRequest({ verdicts: 'One of these findings is no longer there' });
  return withVerdicts(review.verdicts, judged);
}

/** The designer's decision on a screenshot, which is made once. Verdicts that were not sent before come with it. */
export async function decideReview(
  parts: BuildReviewParts,
  at: ReviewAt,
  { decision, note, verdicts: judged }: { decision: 'approved' | 'returned'; note: string; verdicts: NewVerdict[] },
) {
  const isPossible = (state: ReviewState) => canMoveReview(state, decision);
  return change(parts, at, isPossible, async (tx, row, review) => {
    if (decision === 'returned' && isComplete(row.status))
      throw refused('The build is complete, so nothing can be sent back.');
    const { findings } = review.result!;
    const verdicts = verdictsAfter(review, judged);
    const hindrance = decision === 'approved' ? approvalHindrance({ findings, verdicts }) : null;
    if (hindrance) throw new AppError('review_undecided', `${hindrance}. Approve once all are fine as built.`);
    await save(tx, at, { state: decision, note, verdicts: JSON.stringify(verdicts), decided_at: databaseTime });
    await updateWorkspace(tx, row.id, { changed_at: databaseTime });
    await publishToBoth(tx, row, review);
    const title = `${review.frame_name}, build ${review.round}`;
    const { newId } = parts;
    await recordActivity(tx, row, {
      id: newId(),
      actorId: at.userId,
      type: 'feedback',
      content: decision === 'approved' ? `approved ${title}` : `asked for changes on ${title}`,
      metadata: note ? { message: shortened(note, QUOTE_MAX) } : {},
    });
    const [happening, path] =
      decision === 'approved'
        ? (['build_approved', links.buildReview(row.submission_id)] as const)
        : (['build_returned', links.buildReview(row.submission_id, review.frame_id)] as const);
    await notifyOther(tx, row, { id: newId(), actorId: at.userId, happening, path });
  });
}

/** Runs a change by the designer if the review's state allows it. @returns the changed review. @throws moved_on, too_many_requests */
async function change(
  parts: BuildReviewParts,
  { id, userId, revision }: ReviewAt,
  isPossible: (state: ReviewState) => boolean,
  act: (tx: Tx, row: WorkspaceRow, review: ReviewRow) => Promise<void>,
): Promise<BuildReview> {
  await transaction(parts.database.kysely, async (tx) => {
    const designId = await designOfReview(tx, id);
    const row = designId && (await enterWorkspace(tx, designId, userId));
    if (!row) throw reviewNotFound();
    const review = await reviewRow(tx, id);
    // The design may have had an earlier workspace; its reviews do not belong to this one.
    if (review.workspace_id !== row.id) throw reviewNotFound();
    if (!canDecide(roleOf(row, userId))) throw refused('Only the designer can decide about a screenshot.');
    if (!isPossible(review.state)) throw movedOn(OVER, review.revision);
    await makeRoom(tx, 'build_reviews', userId);
    expectRevision(review, revision, CHANGED_ELSEWHERE);
    await act(tx, row, review);
  });
  return readReview(parts, id, userId);
}

/** The workspace is locked, so nobody else decides meanwhile. */
async function save(tx: Tx, at: ReviewAt, change: UpdateObject<Schema, 'build_reviews'>) {
  if (!(await changeAtRevision(tx, 'build_reviews', at, change))) throw movedOn(CHANGED_ELSEWHERE, at.revision);
}

async function publishToBoth(tx: Tx, row: WorkspaceRow, review: Pick<ReviewRow, 'id' | 'frame_id'>) {
  const data = { reviewId: review.id, frameId: review.frame_id };
  await publishEvent(tx, partiesOf(row), { kind: 'review', workspaceId: row.id, data });
}

function reviewNotFound() {
  return new AppError('review_not_found', 'This review is not there, or it is not yours.');
}

function refused(why: string) {
  return new AppError('review_refused', why);
}
