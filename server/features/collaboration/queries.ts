import { type Insertable, sql } from 'kysely';
import { HISTORY_SHOWN } from '#domain/collaboration/agreement.ts';
import { COLLABORATIONS_LISTED } from '#domain/collaboration/request.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import type { AgreementHistoryTable, WorkspacesTable } from '#server/platform/database/schema.ts';
import type { Tx } from '#server/platform/database/transaction.ts';
import { eventsUntil } from '#server/platform/events/queries.ts';
import { pictureOf } from '#server/platform/media/picture-sql.ts';
import { isFromFileSql } from '#server/shared/from-design-file-sql.ts';
import { personNameSql, personOf } from '#server/shared/person-sql.ts';
import {
  entersWorkspaceSql,
  isInShowcaseSql,
  isParty,
  isPartySql,
  knowsDesign,
  seesDesign,
  seesDesignSql,
} from '#server/shared/visible.ts';
import type { WorkspaceRow } from '#server/shared/workspace/enter.ts';

/** One more than is listed, which says that there are more. */
const READ_MAX = COLLABORATIONS_LISTED + 1;

type Db = Pick<Database, 'kysely'>;

/** The design `s` with its cover `m`, as far as the viewer may know it, its designer `g` and its developer `d`. */
const seenBy = (viewerId: string) =>
  [
    's.id as design_id',
    's.title',
    knowsDesign('s', viewerId).as('is_known'),
    pictureOf('m').as('picture'),
    personOf('g').as('designer'),
    personOf('d').as('developer'),
  ] as const;

function requestsFor({ kysely }: Db, viewerId: string) {
  return kysely
    .selectFrom('collaboration_requests as r')
    .innerJoin('design_submissions as s', 's.id', 'r.submission_id')
    .leftJoin('media as m', 'm.id', 's.cover_media_id')
    .innerJoin('profiles as g', 'g.id', 'r.designer_id')
    .innerJoin('profiles as d', 'd.id', 'r.developer_id')
    .select(['r.id', 'r.designer_id', 'r.state', 'r.message', 'r.role', 'r.technologies', 'r.reason'])
    .select(['r.created_at', 'r.expires_at', 'r.ended_at'])
    .select(seenBy(viewerId))
    .where(isParty('r', viewerId));
}

/** Open ones and then the latest first. A request that became an agreement appears as the agreement. */
export function requestsOf(db: Db, userId: string) {
  return requestsFor(db, userId)
    .where('r.state', '<>', 'accepted')
    .orderBy(sql`r.state <> 'open'`)
    .orderBy((row) => row.fn.coalesce('r.ended_at', 'r.created_at'), 'desc')
    .limit(READ_MAX)
    .execute();
}

/** Visible to its two people. */
export function requestForParty(db: Db, viewerId: string, id: string) {
  return requestsFor(db, viewerId).where('r.id', '=', id).executeTakeFirst();
}

function workspacesFor({ kysely }: Db, viewerId: string) {
  return kysely
    .selectFrom('workspaces as w')
    .innerJoin('design_submissions as s', 's.id', 'w.submission_id')
    .leftJoin('media as m', 'm.id', 's.cover_media_id')
    .innerJoin('profiles as g', 'g.id', 'w.designer_id')
    .innerJoin('profiles as d', 'd.id', 'w.developer_id')
    .select(['w.id', 'w.designer_id', 'w.developer_id', 'w.state', 'w.end_reason'])
    .select(['w.designer_confirmed_at', 'w.developer_confirmed_at'])
    .select(seenBy(viewerId))
    .where(isParty('w', viewerId));
}

/** Agreements and workspaces, those that have ended last, the latest changed first. */
export function collaborationsOf(db: Db, userId: string) {
  return workspacesFor(db, userId)
    .select(['w.status', 'w.created_at', 'w.changed_at'])
    .select((row) =>
      row
        .selectFrom('agreement_history as h')
        .select('h.actor_id')
        .whereRef('h.workspace_id', '=', 'w.id')
        .where('h.what', 'in', ['withdrew', 'ended'])
        .limit(1)
        .as('ended_by'),
    )
    .orderBy(sql`w.state = 'ended'`)
    .orderBy('w.changed_at', 'desc')
    .limit(READ_MAX)
    .execute();
}

/** Visible to its two people. */
export function agreementForParty(db: Db, viewerId: string, id: string) {
  return workspacesFor(db, viewerId)
    .select(['w.terms', 'w.revision', 'w.changes', 'w.agreement', 'w.agreement_hash', 'w.confirmed_hash'])
    .select(eventsUntil(viewerId).as('events_until'))
    .where('w.id', '=', id)
    .executeTakeFirst();
}

/** The latest entries, the newest first. */
export function historyOf({ kysely }: Db, workspaceId: string) {
  return kysely
    .selectFrom('agreement_history')
    .select(['id', 'what', 'term', 'actor_id', 'created_at'])
    .where('workspace_id', '=', workspaceId)
    .orderBy('id', 'desc')
    .limit(HISTORY_SHOWN)
    .execute();
}

export interface StandingRow extends Record<string, unknown> {
  is_mine: boolean;
  is_open: boolean;
  is_blocked: boolean;
  request_id: string | null;
  agreement_id: string | null;
  is_workspace_open: boolean;
  is_claimed: boolean;
  is_complete: boolean;
  build: { developer: { handle: string; displayName: string }; demoUrl: string | null } | null;
  waiting_count: number;
  has_layers: boolean;
}

/** $1 design, $2 viewer or null: a design that the viewer may see, and the viewer's relation to it. */
export const standingFor = prepared<StandingRow, [string, string | null]>(
  'standing_for',
  `select coalesce(s.user_id = $2, false) as is_mine, s.open_to_collaboration as is_open,
     exists (select 1 from person_blocks b where b.blocker_id = s.user_id and b.blocked_id = $2) as is_blocked,
     (select r.id from collaboration_requests r where r.submission_id = s.id and r.developer_id = $2 and r.state = 'open'
        and r.expires_at > now()) as request_id,
     w.agreement_id, coalesce(w.is_workspace_open, false) as is_workspace_open, w.id is not null as is_claimed,
     coalesce(w.is_complete, false) as is_complete,
     case when ${isInShowcaseSql('s')} then (
       select json_build_object('developer', ${personNameSql('d')}, 'demoUrl', b.demo_url)
       from workspaces b join profiles d on d.id = b.developer_id
       where b.submission_id = s.id and b.status = 'complete' order by b.complete_at desc limit 1) end as build,
     case when s.user_id = $2 then (select count(*)::int from collaboration_requests r
       where r.submission_id = s.id and r.state = 'open' and r.expires_at > now()) else 0 end as waiting_count,
     exists (select 1 from submission_frames f join media m on m.id = f.media_id
       where f.submission_id = s.id and ${isFromFileSql}) as has_layers
   from design_submissions s
   left join lateral (
     select w.id, w.status = 'complete' as is_complete, ${entersWorkspaceSql('w', '$2')} as is_workspace_open,
       case when ${isPartySql('w', '$2')} then w.id end as agreement_id
     from workspaces w where w.submission_id = s.id and w.state <> 'ended') w on true
   where s.id = $1 and ${seesDesignSql('s', '$2')}`,
);

/** The design of a new request. It is locked until the transaction ends. */
export async function findDesignForAsking(tx: Tx, id: string, userId: string) {
  return tx
    .selectFrom('design_submissions')
    .select(['id', 'user_id', 'title', 'open_to_collaboration'])
    .where('id', '=', id)
    .where(seesDesign('design_submissions', userId))
    .forShare()
    .executeTakeFirst();
}

export async function lockRequest(tx: Tx, id: string, userId: string) {
  return tx
    .selectFrom('collaboration_requests')
    .selectAll()
    .where('id', '=', id)
    .where(isParty('collaboration_requests', userId))
    .forUpdate()
    .executeTakeFirst();
}

export async function closeToRequests(tx: Tx, designId: string, now: Date) {
  await tx
    .updateTable('design_submissions')
    .set((row) => ({ open_to_collaboration: false, revision: row('revision', '+', 1), updated_at: now }))
    .where('id', '=', designId)
    .execute();
}

export async function endRequest(
  tx: Tx,
  id: string,
  { state, reason, now }: { state: 'accepted' | 'declined' | 'withdrawn'; reason: string; now: Date },
) {
  await tx.updateTable('collaboration_requests').set({ state, reason, ended_at: now }).where('id', '=', id).execute();
}

export async function namesOf(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx.selectFrom('profiles').select(['id', 'display_name']).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row.display_name]));
}

export async function titleOf(tx: Tx, submissionId: string): Promise<string> {
  const row = await tx
    .selectFrom('design_submissions')
    .select('title')
    .where('id', '=', submissionId)
    .executeTakeFirstOrThrow();
  return row.title;
}

/** `undefined` if somebody has already claimed the design: a constraint allows one claim at a time. */
export async function insertWorkspace(tx: Tx, row: Insertable<WorkspacesTable>) {
  return tx
    .insertInto('workspaces')
    .values(row)
    .onConflict((conflict) => conflict.column('submission_id').where('state', '<>', 'ended').doNothing())
    .returning('id')
    .executeTakeFirst();
}

export async function lockWorkspace(tx: Tx, id: string, userId: string): Promise<WorkspaceRow | undefined> {
  return tx
    .selectFrom('workspaces')
    .selectAll()
    .where('id', '=', id)
    .where(isParty('workspaces', userId))
    .forUpdate()
    .executeTakeFirst();
}

export async function writeHistory(tx: Tx, entry: Insertable<AgreementHistoryTable>) {
  await tx.insertInto('agreement_history').values(entry).execute();
}

/** Open requests between the two end with it. */
export async function block(tx: Tx, blockerId: string, blockedId: string, now: Date) {
  await tx
    .insertInto('person_blocks')
    .values({ blocker_id: blockerId, blocked_id: blockedId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await sql`
    update collaboration_requests set ended_at = ${now},
      state = case designer_id when ${blockerId} then 'declined' else 'withdrawn' end
    where state = 'open' and (designer_id, developer_id) in ((${blockerId}, ${blockedId}), (${blockedId}, ${blockerId}))`.execute(
    tx,
  );
}
