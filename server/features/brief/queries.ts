import { sql, type Transaction, type Updateable } from 'kysely';
import type { ClientRecord } from '#domain/client/record.ts';
import { isoTime, prepared } from '#server/platform/database/prepared.ts';
import type { Schema, UserBriefProgressTable } from '#server/platform/database/schema.ts';
import { begunForBrief } from '#server/shared/begun-submission-sql.ts';
import { clientRecord } from '#server/shared/client-record-sql.ts';
import { communityCopySql } from '#server/shared/community-copy-sql.ts';
import { milestoneSql } from '#server/shared/milestone-sql.ts';
import { sectionRewritesLeft } from '#server/shared/section-rewrites-sql.ts';
import { changeWaits, toldTwist } from '#server/shared/told-twist-sql.ts';
import { worksOnBriefSql } from '#server/shared/visible.ts';

/*
 * PostgreSQL writes the page's data as JSON, and the server sends it unchanged (contract/brief.ts has the shape; brief.test.ts
 * checks it). Each brief contains the viewer's own work; a brief that the viewer may not read is not found.
 */

const milestoneList = `
  select coalesce(json_agg(${milestoneSql('m')} order by m.percentage), '[]')
  from brief_milestones m where m.brief_id = b.id and m.user_id = $2`;

const progressObject = `
  json_build_object(
    'id', p.id, 'status', p.status, 'startedAt', ${isoTime('p.started_at')}, 'completedAt', ${isoTime('p.completed_at')},
    'updatedAt', ${isoTime('p.updated_at')}, 'submissionId', p.submission_id, 'dueOn', p.due_on)`;

/** $1 brief, $2 viewer or null. Finds own and community briefs only. */
export const briefForViewerSql = `select json_build_object(
      'id', b.id, 'docket', b.docket, 'isCommunity', b.user_id is null, 'isMine', coalesce(b.user_id = $2, false),
      'sharedBy', (select case when o.user_id = $2 then 'me' else 'somebody' end from design_briefs o where o.id = b.copied_from),
      'assignedTo', coalesce(owner.display_name, case when p.id is not null then viewer.display_name end),
      'industry', b.industry, 'styles', b.styles, 'level', b.level, 'timeBoxDays', b.time_box_days, 'focus', b.skeleton ->> 'focus',
      'title', b.title, 'content', b.content || jsonb_strip_nulls(jsonb_build_object('plotTwist', ${toldTwist('b', '$2')})), 'engine', b.engine, 'model', b.model,
      'originality', b.gate ->> 'originality',
      'communityCopyId', ${communityCopySql('b', '$2')},
      'hasClient', exists (select from brief_sheets c where c.brief_id = b.id),
      'sectionRewritesLeft', ${sectionRewritesLeft('b.id')}, 'createdAt', ${isoTime('b.created_at')},
      'progress', case when p.id is not null then ${progressObject} end,
      'begun', ${begunForBrief('$2')}, 'changeWaits', ${changeWaits('b', '$2', 'p')},
      'milestones', (${milestoneList}),
      'ticks', (select coalesce(json_agg(t.key order by t.key), '[]') from brief_deliverable_ticks t where t.brief_id = b.id and t.user_id = $2)
    )::text as json
   from design_briefs b
   left join profiles owner on owner.id = b.user_id
   left join profiles viewer on viewer.id = $2
   left join user_brief_progress p on p.brief_id = b.id and p.user_id = $2
   where b.id = $1 and ${worksOnBriefSql('b', '$2')}`;

export const briefForViewer = prepared<{ json: string }>('brief_for_viewer', briefForViewerSql);

/** $1 brief, $2 viewer: their conversation with the client; `null` if there was none. */
export const conversationOf = prepared<{ client: ClientRecord | null }>(
  'conversation_of_brief',
  `select ${clientRecord('$1', '$2')} as client`,
);

type Tx = Transaction<Schema>;

/** The days of the brief's time box; null if it is open-ended. */
export async function timeBoxOf(tx: Tx, briefId: string): Promise<number | null> {
  const brief = await tx
    .selectFrom('design_briefs')
    .select('time_box_days')
    .where('id', '=', briefId)
    .executeTakeFirstOrThrow();
  return brief.time_box_days;
}

export async function saveProgress(tx: Tx, id: string, change: Updateable<UserBriefProgressTable>) {
  return tx
    .updateTable('user_brief_progress')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Whether the brief's deliverables contain the requirement `key` ("deliverable.requirement"). */
export async function requirementExists(tx: Tx, briefId: string, key: string): Promise<boolean> {
  const [deliverable, requirement] = key.split('.');
  const found = await tx
    .selectFrom('design_briefs')
    .select('id')
    .where('id', '=', briefId)
    .where(
      sql<boolean>`content #> array['deliverables', ${deliverable}::text, 'requirements', ${requirement}::text] is not null`,
    )
    .executeTakeFirst();
  return found !== undefined;
}

export async function setTick(tx: Tx, tick: { briefId: string; userId: string; key: string; done: boolean }) {
  const row = { brief_id: tick.briefId, user_id: tick.userId, key: tick.key };
  if (tick.done)
    await tx
      .insertInto('brief_deliverable_ticks')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else
    await tx
      .deleteFrom('brief_deliverable_ticks')
      .where('brief_id', '=', tick.briefId)
      .where('user_id', '=', tick.userId)
      .where('key', '=', tick.key)
      .execute();
}

export async function ticksOf(tx: Tx, briefId: string, userId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('brief_deliverable_ticks')
    .select('key')
    .where('brief_id', '=', briefId)
    .where('user_id', '=', userId)
    .orderBy('key')
    .execute();
  return rows.map((row) => row.key);
}
