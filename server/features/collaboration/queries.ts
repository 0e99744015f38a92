import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { AgreementView } from '#contract/agreement.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { isoTime, prepared } from '#server/platform/database/prepared.ts';
import type { AgreementHistoryTable, WorkspacesTable } from '#server/platform/database/schema.ts';
import type { Tx } from '#server/platform/database/transaction.ts';
import { eventsUntilSql } from '#server/platform/events/queries.ts';
import { pictureSql } from '#server/platform/media/picture-sql.ts';
import { knownTitleSql } from '#server/shared/known-design-sql.ts';
import { personNameSql, personSql } from '#server/shared/person-sql.ts';
import {
  entersWorkspaceSql,
  isInShowcaseSql,
  knowsDesignSql,
  seesDesign,
  seesDesignSql,
} from '#server/shared/visible.ts';

export type WorkspaceRow = Selectable<WorkspacesTable>;

const designSql = `json_build_object('id', s.id, 'title', ${knownTitleSql('$1::uuid')},
  'picture', case when ${knowsDesignSql('s', '$1::uuid')} then ${pictureSql('m')} end)`;

/** `r` is the request, `s` its design with cover `m`, `g` the designer, `d` the developer; $1 the viewer. */
const requestSql = `json_build_object(
  'id', r.id, 'iAm', case when r.designer_id = $1 then 'designer' else 'developer' end, 'state', r.state,
  'message', r.message, 'role', r.role, 'technologies', r.technologies, 'reason', r.reason, 'design', ${designSql},
  'designer', ${personSql('g')}, 'developer', ${personSql('d')}, 'createdAt', ${isoTime('r.created_at')},
  'expiresAt', ${isoTime('r.expires_at')}, 'endedAt', ${isoTime('r.ended_at')})`;

const collaborationSql = `json_build_object(
  'id', w.id, 'iAm', case when w.designer_id = $1 then 'designer' else 'developer' end, 'state', w.state,
  'endReason', w.end_reason, 'status', w.status, 'design', ${designSql}, 'designer', ${personSql('g')},
  'developer', ${personSql('d')},
  'isConfirmedByMe', case when w.designer_id = $1 then w.designer_confirmed_at else w.developer_confirmed_at end is not null,
  'isConfirmedByThem', case when w.designer_id = $1 then w.developer_confirmed_at else w.designer_confirmed_at end is not null,
  'createdAt', ${isoTime('w.created_at')}, 'changedAt', ${isoTime('w.changed_at')})`;

const joined = (row: string) => `
  join design_submissions s on s.id = ${row}.submission_id
  left join media m on m.id = s.cover_media_id
  join profiles g on g.id = ${row}.designer_id
  join profiles d on d.id = ${row}.developer_id`;

/** $1 person. A request that became an agreement appears as the agreement. */
export const collaborationsOf = prepared<{ json: string }, [string]>(
  'collaborations_of',
  `select json_build_object(
    'requests', coalesce((select json_agg(item order by touched desc) from (
      select coalesce(r.ended_at, r.created_at) as touched, ${requestSql} as item from collaboration_requests r ${joined('r')}
      where $1 in (r.designer_id, r.developer_id) and r.state <> 'accepted'
      order by touched desc limit 100) requests), '[]'),
    'collaborations', coalesce((select json_agg(item order by touched desc) from (
      select w.changed_at as touched, ${collaborationSql} as item from workspaces w ${joined('w')}
      where $1 in (w.designer_id, w.developer_id)
      order by touched desc limit 100) collaborations), '[]'),
    'eventsUntil', ${eventsUntilSql('$1')}
  )::text as json`,
);

/** $1 viewer, $2 request. Visible to its two people. */
export const requestForParty = prepared<{ json: string }, [string, string]>(
  'request_for_party',
  `select ${requestSql}::text as json from collaboration_requests r ${joined('r')}
   where r.id = $2 and $1 in (r.designer_id, r.developer_id)`,
);

export interface AgreementRow
  extends Record<string, unknown>,
    Pick<
      WorkspaceRow,
      'id' | 'designer_id' | 'developer_id' | 'state' | 'end_reason' | 'terms' | 'revision' | 'changes'
    >,
    Pick<WorkspaceRow, 'designer_confirmed_at' | 'developer_confirmed_at' | 'agreement' | 'agreement_hash'>,
    Pick<AgreementView, 'design' | 'designer' | 'developer'> {
  events_until: number;
}

/** $1 viewer, $2 agreement. Visible to its two people. */
export const agreementForParty = prepared<AgreementRow, [string, string]>(
  'agreement_for_party',
  `select w.id, w.designer_id, w.developer_id, w.state, w.end_reason, w.terms, w.revision, w.changes, w.designer_confirmed_at,
     w.developer_confirmed_at, w.agreement, w.agreement_hash, ${designSql} as design, ${personSql('g')} as designer,
     ${personSql('d')} as developer, ${eventsUntilSql('$1')} as events_until
   from workspaces w ${joined('w')} where w.id = $2 and $1 in (w.designer_id, w.developer_id)`,
);

/** The newest first. */
export function historyOf({ kysely }: Pick<Database, 'kysely'>, workspaceId: string) {
  return kysely
    .selectFrom('agreement_history')
    .select(['id', 'what', 'term', 'actor_id', 'created_at'])
    .where('workspace_id', '=', workspaceId)
    .orderBy('id', 'desc')
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
       where r.submission_id = s.id and r.state = 'open' and r.expires_at > now()) else 0 end as waiting_count
   from design_submissions s
   left join lateral (
     select w.id, w.status = 'complete' as is_complete, ${entersWorkspaceSql('w', '$2')} as is_workspace_open,
       case when $2 in (w.designer_id, w.developer_id) then w.id end as agreement_id
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

export async function askedToday(tx: Tx, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('collaboration_requests')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('developer_id', '=', userId)
    .where('created_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function lockRequest(tx: Tx, id: string, userId: string) {
  return tx
    .selectFrom('collaboration_requests')
    .selectAll()
    .where('id', '=', id)
    .where((where) => where.or([where('designer_id', '=', userId), where('developer_id', '=', userId)]))
    .forUpdate()
    .executeTakeFirst();
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
    .where((where) => where.or([where('designer_id', '=', userId), where('developer_id', '=', userId)]))
    .forUpdate()
    .executeTakeFirst();
}

export async function updateWorkspace(tx: Tx, id: string, change: Updateable<WorkspacesTable>) {
  await tx.updateTable('workspaces').set(change).where('id', '=', id).execute();
}

export async function writeHistory(tx: Tx, entry: Insertable<AgreementHistoryTable>) {
  await tx.insertInto('agreement_history').values(entry).execute();
}

export async function block(tx: Tx, blockerId: string, blockedId: string) {
  await tx
    .insertInto('person_blocks')
    .values({ blocker_id: blockerId, blocked_id: blockedId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function isBlocked(tx: Tx, blockerId: string, blockedId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('person_blocks')
    .select('blocker_id')
    .where('blocker_id', '=', blockerId)
    .where('blocked_id', '=', blockedId)
    .executeTakeFirst();
  return row !== undefined;
}
