import type { ActivityItem, WorkspaceComment, WorkspaceView } from '#contract/workspace.ts';
import * as calls from '#contract/workspace.ts';
import { repositoryLink, webLink } from '#domain/submission/link.ts';
import { shortened } from '#domain/text/cut.ts';
import {
  type BuildStatus,
  buildStatusWords,
  canMoveBuild,
  completionHindrance,
  openFrames,
} from '#domain/workspace/build-status.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { type Tx, transaction } from '#server/platform/database/transaction.ts';
import { publishEvent } from '#server/platform/events/publish.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { once } from '#server/platform/http/idempotency.ts';
import { makeRoom } from '#server/shared/make-room.ts';
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
import { notifyOther, recordActivity } from '#server/shared/workspace/record.ts';
import {
  activityOf,
  briefOf,
  buildStatesOf,
  commentsOf,
  findWorkspace,
  foremostReviewOf,
  framesOf,
  insertComment,
} from './queries.ts';
import { viewActivity, viewBrief, viewComments, viewForemost } from './view.ts';

export interface WorkspaceParts {
  database: Database;
  newId: () => string;
}

interface Place {
  designId: string;
  userId: string;
}

/** Characters of a message that the activity quotes. */
const QUOTE_MAX = 140;

export async function readWorkspace({ database }: WorkspaceParts, { designId, userId }: Place): Promise<WorkspaceView> {
  const row = await findWorkspace(database, userId, designId);
  if (!row) throw workspaceNotFound();
  const [brief, frames, states, foremost, comments, activity] = await Promise.all([
    briefOf(database, designId, userId),
    framesOf(database, designId),
    buildStatesOf(database, row.id),
    foremostReviewOf(database, row.id),
    commentsOf(database, row.id),
    activityOf(database, row.id),
  ]);
  const { id, title, designer, developer, industry, styles, approach, challenges, resources } = row;
  return {
    id,
    designId,
    isDemo: false,
    title,
    designer,
    developer,
    iAm: roleOf(row, userId),
    industry,
    styles,
    figmaLink: row.figma_link,
    frames,
    brief: brief ? viewBrief(brief) : null,
    approach,
    challenges,
    resources,
    handoffNotes: row.handoff_notes,
    assetsLink: row.assets_link,
    scope: row.terms.scope,
    ...progressOf(row),
    links: { demoUrl: row.demo_url, repoUrl: row.repo_url },
    review: {
      framesBuilt: states.size,
      openFrames: openFrames(frames, states),
      framesToReview: [...states.values()].filter((state) => state === 'to_review').length,
      foremost: foremost ? viewForemost(foremost) : null,
    },
    comments: viewComments(row, comments),
    commentCount: row.comment_count,
    activity: viewActivity(row, activity),
    activityCount: row.activity_count,
    lapsesAt: row.status === 'complete' ? null : row.lapses_at.toISOString(),
    eventsUntil: row.eventsUntil,
  };
}

export async function readOlderComments({ database }: WorkspaceParts, { designId, userId }: Place, before: string) {
  const row = await findWorkspace(database, userId, designId);
  if (!row) throw workspaceNotFound();
  return { items: viewComments(row, await commentsOf(database, row.id, before)) };
}

export async function readOlderActivity({ database }: WorkspaceParts, { designId, userId }: Place, before: string) {
  const row = await findWorkspace(database, userId, designId);
  if (!row) throw workspaceNotFound();
  return { items: viewActivity(row, await activityOf(database, row.id, before)) };
}

/** Moves to the next stage. If two people press at once, there is one move and one item of the activity. */
export async function moveStatus(
  { database, newId }: WorkspaceParts,
  place: Place,
  { from, to, reason = '' }: { from: BuildStatus; to: BuildStatus; reason?: string },
) {
  return transaction(database.kysely, async (tx) => {
    const row = await enter(tx, place);
    if (!canMoveBuild(from, to)) throw moveRefused(row.status, to);
    if (row.status === to) return progressOf(row);
    if (row.status !== from) throw moveRefused(row.status, to);
    if (to === 'complete') await refuseOpenFrames(tx, row, { by: roleOf(row, place.userId), reason });
    const moved = await updateWorkspace(tx, row.id, {
      status: to,
      ...(to === 'building' ? { building_at: databaseTime } : { complete_at: databaseTime }),
      changed_at: databaseTime,
      ...renewedClaim(row, place.userId),
    });
    const progress = progressOf(moved);
    await publishEvent(tx, partiesOf(row), { kind: 'status', workspaceId: row.id, data: progress });
    await recordActivity(tx, row, {
      id: newId(),
      actorId: place.userId,
      type: 'status_change',
      content: `moved the status to ${buildStatusWords[to]}`,
      metadata: { status: to, ...(reason && { message: reason }) },
    });
    const happening = to === 'building' ? 'moved_to_building' : 'moved_to_complete';
    await notifyOther(tx, row, { id: newId(), actorId: place.userId, happening });
    return progress;
  });
}

export async function putLinks(
  { database }: WorkspaceParts,
  place: Place,
  { demoUrl, repoUrl }: { demoUrl?: string; repoUrl?: string },
) {
  return transaction(database.kysely, async (tx) => {
    const row = await enter(tx, place);
    await makeRoom(tx, 'workspaces', place.userId);
    const changed = await updateWorkspace(tx, row.id, {
      ...(demoUrl !== undefined && { demo_url: webLink(demoUrl) }),
      ...(repoUrl !== undefined && { repo_url: repositoryLink(repoUrl) }),
      changed_at: databaseTime,
      ...renewedClaim(row, place.userId),
    });
    const links = { demoUrl: changed.demo_url, repoUrl: changed.repo_url };
    await publishEvent(tx, partiesOf(row), { kind: 'links', workspaceId: row.id, data: links });
    return links;
  });
}

export async function shareProgress(
  { database, newId }: WorkspaceParts,
  place: Place,
  { message }: { message: string },
  key: string | null,
): Promise<ActivityItem> {
  const asked = {
    userId: place.userId,
    key,
    call: calls.shareProgress,
    request: [place.designId, message],
  };
  return transaction(database.kysely, async (tx) => {
    const row = await enter(tx, place);
    return once(tx, asked, async () => {
      await makeRoom(tx, 'workspace_activity', place.userId);
      await updateWorkspace(tx, row.id, { changed_at: databaseTime, ...renewedClaim(row, place.userId) });
      const item = await recordActivity(tx, row, {
        id: newId(),
        actorId: place.userId,
        type: 'progress_update',
        content: 'shared progress',
        metadata: { message, status: row.status },
      });
      await notifyOther(tx, row, { id: newId(), actorId: place.userId, happening: 'progress_shared' });
      return item!;
    });
  });
}

export async function writeComment(
  { database, newId }: WorkspaceParts,
  place: Place,
  { text }: { text: string },
  key: string | null,
): Promise<WorkspaceComment> {
  const asked = {
    userId: place.userId,
    key,
    call: calls.writeComment,
    request: [place.designId, text],
  };
  return transaction(database.kysely, (tx) =>
    once(tx, asked, async () => {
      await makeRoom(tx, 'workspace_comments', place.userId);
      const id = newId();
      const [row] = await insertComment(tx, place.userId, place.designId, id, text);
      if (!row) throw workspaceNotFound();
      const { handle, displayName, created_at } = row;
      const role = roleOf(row, place.userId);
      const comment = { id, author: { handle, displayName }, role, text, createdAt: created_at.toISOString() };
      await publishEvent(tx, partiesOf(row), { kind: 'comment', workspaceId: row.id, data: comment });
      await recordActivity(tx, row, {
        id: newId(),
        actorId: place.userId,
        type: 'comment',
        content: 'wrote a message',
        metadata: { message: shortened(text, QUOTE_MAX) },
      });
      await notifyOther(tx, row, { id: newId(), actorId: place.userId, happening: 'commented' });
      return comment;
    }),
  );
}

async function enter(tx: Tx, { designId, userId }: Place): Promise<WorkspaceRow> {
  const row = await enterWorkspace(tx, designId, userId);
  if (!row) throw workspaceNotFound();
  return row;
}

function progressOf(row: Pick<WorkspaceRow, 'status' | 'opened_at' | 'building_at' | 'complete_at'>) {
  return {
    status: row.status,
    stages: {
      planning: row.opened_at!.toISOString(),
      building: row.building_at?.toISOString() ?? null,
      complete: row.complete_at?.toISOString() ?? null,
    },
  };
}

/** A build is complete when its frames are. The designer may decide otherwise, and says why. */
async function refuseOpenFrames(
  tx: Tx,
  row: WorkspaceRow,
  { by, reason }: { by: 'designer' | 'developer'; reason: string },
) {
  const db = { kysely: tx };
  const frames = await framesOf(db, row.submission_id);
  const hindrance = completionHindrance(openFrames(frames, await buildStatesOf(db, row.id)), frames.length);
  if (!hindrance || (by === 'designer' && reason)) return;
  const way =
    by === 'designer'
      ? 'Say why the build is complete all the same.'
      : 'The designer can complete the build all the same, and says why.';
  throw new AppError('move_refused', `${hindrance}. ${way}`);
}

function moveRefused(now: BuildStatus, to: BuildStatus) {
  const message = `A build does not go from ${buildStatusWords[now]} to ${buildStatusWords[to]}. It moves one stage at a time, and only on.`;
  return new AppError('move_refused', message);
}
