import type { CollaborationRequest } from '#contract/collaboration.ts';
import { firstTerms } from '#domain/collaboration/agreement.ts';
import {
  type DeveloperRole,
  mayAnswer,
  REQUEST_DAYS,
  type RequestAnswer,
  standingOf,
} from '#domain/collaboration/request.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { type Tx, transaction } from '#server/platform/database/transaction.ts';
import { headsOf } from '#server/platform/events/queries.ts';
import { once } from '#server/platform/http/idempotency.ts';
import { hasBlocked } from '#server/shared/has-blocked.ts';
import { makeRoom } from '#server/shared/make-room.ts';
import { makeRoomToday } from '#server/shared/make-room-today.ts';
import { notifyPerson } from '#server/shared/notification/notify-person.ts';
import { agreementPath, MY_COLLABORATIONS } from './paths.ts';
import {
  block,
  collaborationsOf,
  endRequest,
  findDesignForAsking,
  insertWorkspace,
  lockRequest,
  namesOf,
  requestForParty,
  requestsOf,
  standingFor,
  titleOf,
  writeHistory,
} from './queries.ts';
import { claimed, closed, requestExists, requestNotFound, requestOver, submissionNotFound } from './refusals.ts';
import { viewCollaboration, viewRequest } from './view.ts';

export interface CollaborationParts {
  database: Database;
  clock: () => Date;
  newId: () => string;
}

const DAY_MS = 86_400_000;

export async function readStanding({ database }: CollaborationParts, designId: string, viewerId: string | null) {
  const [row] = await standingFor(database.pool, designId, viewerId);
  if (!row) throw submissionNotFound();
  const claimedBy = row.agreement_id ? 'viewer' : row.is_claimed ? 'another' : 'nobody';
  return {
    standing: standingOf({
      isMine: row.is_mine,
      isOpen: row.is_open,
      isBlocked: row.is_blocked,
      hasAsked: row.request_id !== null,
      claimedBy,
      isComplete: row.is_complete,
    }),
    isClaimed: row.is_claimed,
    build: row.build,
    requestId: row.request_id,
    agreementId: row.agreement_id,
    isWorkspaceOpen: row.is_workspace_open,
    waitingCount: row.waiting_count,
    hasLayers: row.has_layers,
  } as const;
}

export async function listCollaborations({ database }: CollaborationParts, userId: string) {
  const [last] = await headsOf(database.pool, [userId]);
  const requests = await requestsOf(database, userId);
  const collaborations = await collaborationsOf(database, userId);
  return {
    requests: requests.map((row) => viewRequest(row, userId)),
    collaborations: collaborations.map((row) => viewCollaboration(row, userId)),
    eventsUntil: last?.head ?? 0,
  };
}

interface NewRequest {
  message: string;
  role: DeveloperRole;
  technologies: string[];
}

/** @throws request_exists if the person already has an open request: a constraint allows one. */
export async function askToCollaborate(
  parts: CollaborationParts,
  { designId, userId }: { designId: string; userId: string },
  request: NewRequest,
  key: string | null,
): Promise<CollaborationRequest> {
  const asked = {
    userId,
    key,
    route: 'POST /api/submissions/:id/collaboration-requests',
    request: [designId, request],
  };
  const id = await transaction(parts.database.kysely, (tx) =>
    once(tx, asked, async () => {
      const design = await findDesignForAsking(tx, designId, userId);
      if (!design) throw submissionNotFound();
      const isRefused = design.user_id === userId || !design.open_to_collaboration;
      if (isRefused || (await hasBlocked(tx, design.user_id, userId))) throw closed();
      const live = await tx
        .selectFrom('workspaces')
        .select('id')
        .where('submission_id', '=', designId)
        .where('state', '<>', 'ended')
        .executeTakeFirst();
      if (live) throw claimed();
      await makeRoomToday(tx, 'request', userId);
      return writeRequest(parts, tx, { design, userId, request });
    }),
  );
  return readRequest(parts, id, userId);
}

async function writeRequest(
  { clock, newId }: CollaborationParts,
  tx: Tx,
  { design, userId, request }: { design: { id: string; user_id: string }; userId: string; request: NewRequest },
): Promise<string> {
  const now = clock();
  // An expired request is closed first, so that a new one is possible.
  await tx
    .updateTable('collaboration_requests')
    .set({ state: 'expired', ended_at: now })
    .where('submission_id', '=', design.id)
    .where('developer_id', '=', userId)
    .where('state', '=', 'open')
    .where('expires_at', '<=', now)
    .execute();
  const written = await tx
    .insertInto('collaboration_requests')
    .values({
      id: newId(),
      submission_id: design.id,
      designer_id: design.user_id,
      developer_id: userId,
      message: request.message,
      role: request.role,
      technologies: [...new Set(request.technologies)],
      created_at: now,
      expires_at: new Date(now.getTime() + REQUEST_DAYS * DAY_MS),
    })
    .onConflict((conflict) =>
      conflict.columns(['submission_id', 'developer_id']).where('state', '=', 'open').doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (!written) throw requestExists();
  await notifyPerson(tx, {
    id: newId(),
    to: design.user_id,
    happening: 'asked',
    actorId: userId,
    submissionId: design.id,
    path: MY_COLLABORATIONS,
  });
  return written.id;
}

async function readRequest({ database }: CollaborationParts, id: string, userId: string) {
  const row = await requestForParty(database, userId, id);
  if (!row) throw requestNotFound();
  return viewRequest(row, userId);
}

/** The designer accepts or declines, or the developer withdraws. Only the first answer counts. */
export async function answerRequest(
  parts: CollaborationParts,
  { id, userId }: { id: string; userId: string },
  { answer, reason, closeDesign }: { answer: RequestAnswer; reason: string; closeDesign: boolean },
) {
  const agreementId = await transaction(parts.database.kysely, async (tx) => {
    const request = await lockRequest(tx, id, userId);
    // A person who may not give this answer gets the same error as for an unknown request.
    if (!request || !mayAnswer(request.designer_id === userId ? 'designer' : 'developer', answer))
      throw requestNotFound();
    const now = parts.clock();
    if (request.state !== 'open' || request.expires_at <= now) throw requestOver();
    const news = { id: parts.newId(), actorId: userId, submissionId: request.submission_id };
    if (answer === 'withdraw') {
      await endRequest(tx, id, { state: 'withdrawn', reason: '', now });
      await notifyPerson(tx, { ...news, to: request.designer_id, happening: 'withdrawn', path: MY_COLLABORATIONS });
      return null;
    }
    if (answer === 'decline') {
      await endRequest(tx, id, { state: 'declined', reason, now });
      if (closeDesign)
        await tx
          .updateTable('design_submissions')
          .set((row) => ({ open_to_collaboration: false, revision: row('revision', '+', 1), updated_at: now }))
          .where('id', '=', request.submission_id)
          .execute();
      await notifyPerson(tx, { ...news, to: request.developer_id, happening: 'declined', path: MY_COLLABORATIONS });
      return null;
    }
    await endRequest(tx, id, { state: 'accepted', reason: '', now });
    const opened = await openAgreement(parts, tx, request, now);
    await notifyPerson(tx, { ...news, to: request.developer_id, happening: 'accepted', path: agreementPath(opened) });
    return opened;
  });
  return { request: await readRequest(parts, id, userId), agreementId };
}

/** The agreement that both people must confirm. @throws design_claimed while the design has another agreement or workspace. */
async function openAgreement(
  { newId }: CollaborationParts,
  tx: Tx,
  request: { id: string; submission_id: string; designer_id: string; developer_id: string; created_at: Date },
  now: Date,
): Promise<string> {
  const { designer_id, developer_id, submission_id } = request;
  const names = await namesOf(tx, [designer_id, developer_id]);
  const terms = firstTerms({
    designer: names.get(designer_id)!,
    developer: names.get(developer_id)!,
    design: await titleOf(tx, submission_id),
  });
  const id = newId();
  const opened = await insertWorkspace(tx, {
    id,
    request_id: request.id,
    submission_id,
    designer_id,
    developer_id,
    end_reason: null,
    terms: JSON.stringify(terms),
    agreement: null,
    agreement_hash: null,
    demo_url: null,
    repo_url: null,
    silence_days: terms.silenceDays,
    heard_at: now,
    created_at: now,
    changed_at: now,
  });
  if (!opened) throw claimed();
  const entry = { workspace_id: id, term: null };
  await writeHistory(tx, { ...entry, actor_id: developer_id, what: 'asked', created_at: request.created_at });
  await writeHistory(tx, { ...entry, actor_id: designer_id, what: 'accepted', created_at: now });
  return id;
}

/** Only the operator sees reports. A second report of the same person replaces the words of the first. */
export async function reportRequest(
  parts: CollaborationParts,
  { id, userId }: { id: string; userId: string },
  { reason, block: isToBlock }: { reason: string; block: boolean },
) {
  await transaction(parts.database.kysely, async (tx) => {
    const request = await lockRequest(tx, id, userId);
    if (!request) throw requestNotFound();
    const other = request.designer_id === userId ? request.developer_id : request.designer_id;
    await makeRoom(tx, 'person_reports', userId);
    await tx
      .insertInto('person_reports')
      .values({ id: parts.newId(), reporter_id: userId, reported_id: other, request_id: id, reason })
      .onConflict((conflict) => conflict.columns(['reporter_id', 'request_id']).doUpdateSet({ reason }))
      .execute();
    if (!isToBlock) return;
    await block(tx, userId, other);
    const now = parts.clock();
    if (request.state !== 'open') return;
    const state = request.designer_id === userId ? 'declined' : 'withdrawn';
    await endRequest(tx, id, { state, reason: '', now });
  });
  return undefined;
}
