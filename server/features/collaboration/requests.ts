import type { CollaborationRequest } from '#contract/collaboration.ts';
import * as calls from '#contract/collaboration.ts';
import { COLLABORATIONS_LISTED, type DeveloperRole, REQUEST_DAYS, standingOf } from '#domain/collaboration/request.ts';
import { links } from '#domain/navigation/links.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { type Tx, transaction } from '#server/platform/database/transaction.ts';
import { headsOf } from '#server/platform/events/queries.ts';
import { submissionNotFound } from '#server/platform/http/errors.ts';
import { once } from '#server/platform/http/idempotency.ts';
import { hasBlocked } from '#server/shared/has-blocked.ts';
import { makeRoomToday } from '#server/shared/make-room-today.ts';
import { notifyPerson } from '#server/shared/notification/notify-person.ts';
import { collaborationsOf, findDesignForAsking, requestForParty, requestsOf, standingFor } from './queries.ts';
import { claimed, closed, requestExists, requestNotFound } from './refusals.ts';
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
    requests: requests.slice(0, COLLABORATIONS_LISTED).map((row) => viewRequest(row, userId)),
    collaborations: collaborations.slice(0, COLLABORATIONS_LISTED).map((row) => viewCollaboration(row, userId)),
    isCut: Math.max(requests.length, collaborations.length) > COLLABORATIONS_LISTED,
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
    call: calls.askToCollaborate,
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
    path: links.collaborations(),
  });
  return written.id;
}

export async function readRequest({ database }: CollaborationParts, id: string, userId: string) {
  const row = await requestForParty(database, userId, id);
  if (!row) throw requestNotFound();
  return viewRequest(row, userId);
}
