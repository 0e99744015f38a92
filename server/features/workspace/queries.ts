import { sql } from 'kysely';
import type { FrameNotes } from '#contract/submission-draft.ts';
import type { ActivityItem, WorkspaceBrief, WorkspaceView } from '#contract/workspace.ts';
import type { BriefContent } from '#domain/brief/content.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { pictureOf } from '#server/platform/media/picture-sql.ts';
import { personNameOf } from '#server/shared/person-sql.ts';
import { openableFileSql } from '#server/shared/submission-card-sql.ts';
import { toldTwist } from '#server/shared/told-twist-sql.ts';
import { entersWorkspaceSql, worksOnBrief } from '#server/shared/visible.ts';
import type { WorkspaceParties } from '#server/shared/workspace/enter.ts';
import { workspaceForParty } from '#server/shared/workspace/find.ts';

/** How many messages and activity items the page loads at first; older ones need another request. */
const PAGE = 100;

/** Nobody reads on to so many, and counting more would take each look at the page longer. */
const COUNTED_MAX = 10_000;

const countedSql = (table: 'workspace_comments' | 'workspace_activity') =>
  sql<number>`(select count(*) from (select from ${sql.table(table)} c where c.workspace_id = w.id limit ${sql.lit(COUNTED_MAX)}) counted)`;

type Db = Pick<Database, 'kysely'>;

/** Only its two people find it, and only while it is open. */
export function findWorkspace(db: Db, userId: string, designId: string) {
  return workspaceForParty(db, userId, designId)
    .select(['w.terms', 'w.demo_url', 'w.repo_url', 'w.opened_at', 'w.building_at', 'w.complete_at'])
    .select(sql<Date>`w.heard_at + make_interval(days => w.silence_days)`.as('lapses_at'))
    .select(['s.approach', 's.challenges', 's.resources', 's.handoff_notes', 's.assets_link'])
    .select(sql.raw<string | null>(openableFileSql).as('figma_link'))
    .select((row) => [
      row.ref('s.industry').$castTo<WorkspaceView['industry']>().as('industry'),
      row.ref('s.styles').$castTo<WorkspaceView['styles']>().as('styles'),
      countedSql('workspace_comments').as('comment_count'),
      countedSql('workspace_activity').as('activity_count'),
    ])
    .executeTakeFirst();
}

/** The brief that the design answers, with the twist that its designer was told. */
export function briefOf({ kysely }: Db, designId: string, viewerId: string) {
  return kysely
    .selectFrom('design_submissions as s')
    .innerJoin('design_briefs as b', 'b.id', 's.brief_id')
    .select((row) => [
      'b.id',
      'b.docket',
      'b.title',
      row.ref('b.industry').$castTo<WorkspaceBrief['industry']>().as('industry'),
      row.ref('b.content').$castTo<BriefContent>().as('content'),
      sql.raw<string | null>(toldTwist('b', 's.user_id')).as('plotTwist'),
      worksOnBrief('b', viewerId).as('isReadable'),
    ])
    .where('s.id', '=', designId)
    .executeTakeFirst();
}

/** The featured one first. */
export function framesOf({ kysely }: Db, designId: string) {
  return kysely
    .selectFrom('submission_frames as f')
    .innerJoin('media as m', 'm.id', 'f.media_id')
    .select(['f.id', 'f.name', pictureOf('m').$notNull().as('picture')])
    .select((row) => row.ref('f.notes').$castTo<FrameNotes>().as('notes'))
    .where('f.submission_id', '=', designId)
    .orderBy('f.is_featured', 'desc')
    .orderBy('f.position')
    .execute();
}

/** The state of each frame's newest screenshot. */
export async function buildStatesOf({ kysely }: Db, workspaceId: string) {
  const rows = await kysely
    .selectFrom('build_reviews')
    .distinctOn('frame_id')
    .select(['frame_id', 'state'])
    .where('workspace_id', '=', workspaceId)
    .orderBy('frame_id')
    .orderBy('round', 'desc')
    .execute();
  return new Map(rows.map(({ frame_id, state }) => [frame_id, state]));
}

/** Of each frame's newest screenshot, the one with the most open findings; among those, the newest. */
export function foremostReviewOf({ kysely }: Db, workspaceId: string) {
  const newest = kysely
    .selectFrom('build_reviews')
    .distinctOn('frame_id')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .orderBy('frame_id')
    .orderBy('round', 'desc');
  const openFindings = sql`case r.state when 'to_review'
    then jsonb_array_length(r.result -> 'findings') - jsonb_array_length(r.verdicts) else 0 end`;
  return kysely
    .selectFrom(newest.as('r'))
    .innerJoin('media as d', 'd.id', 'r.design_media_id')
    .innerJoin('media as b', 'b.id', 'r.build_media_id')
    .select(['r.frame_name', 'r.state', 'r.result', 'r.verdicts'])
    .select([pictureOf('d').$notNull().as('design'), pictureOf('b').$notNull().as('build')])
    .orderBy(openFindings, 'desc')
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The newest first; with `before`, those before that message. */
export function commentsOf({ kysely }: Db, workspaceId: string, before?: string) {
  return kysely
    .selectFrom('workspace_comments as c')
    .innerJoin('profiles as a', 'a.id', 'c.author_id')
    .select(['c.id', 'c.author_id', 'c.text', 'c.created_at', personNameOf('a').as('author')])
    .where('c.workspace_id', '=', workspaceId)
    .$if(before !== undefined, (comments) => comments.where(isOlder('c', before!, 'workspace_comments', workspaceId)))
    .orderBy('c.created_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(PAGE)
    .execute();
}

/** The newest first; with `before`, those before that item. */
export function activityOf({ kysely }: Db, workspaceId: string, before?: string) {
  return kysely
    .selectFrom('workspace_activity as i')
    .leftJoin('profiles as a', 'a.id', 'i.actor_id')
    .select(['i.id', 'i.type', 'i.actor_id', 'a.handle', 'a.display_name', 'i.content', 'i.created_at'])
    .select((row) => row.ref('i.metadata').$castTo<ActivityItem['metadata']>().as('metadata'))
    .where('i.workspace_id', '=', workspaceId)
    .$if(before !== undefined, (items) => items.where(isOlder('i', before!, 'workspace_activity', workspaceId)))
    .orderBy('i.created_at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(PAGE)
    .execute();
}

/** Whether a row of the list comes after the row `before`. */
function isOlder(
  row: 'c' | 'i',
  before: string,
  table: 'workspace_comments' | 'workspace_activity',
  workspaceId: string,
) {
  return sql<boolean>`(${sql.ref(`${row}.created_at`)}, ${sql.ref(`${row}.id`)}) < (
    select o.created_at, o.id from ${sql.table(table)} o where o.id = ${before} and o.workspace_id = ${workspaceId})`;
}

type WrittenComment = WorkspaceParties & { created_at: Date; handle: string; displayName: string };

/**
 * $1 author, $2 design, $3 the message's id, $4 its text. It locks the workspace like `enterWorkspace`; no row if the author may
 * not enter it.
 */
export const insertComment = prepared<WrittenComment, [string, string, string, string]>(
  'write_workspace_comment',
  `with entered as (
     update workspaces w set changed_at = clock_timestamp(),
       heard_at = case $1 when w.developer_id then clock_timestamp() else w.heard_at end
     where w.submission_id = $2 and ${entersWorkspaceSql('w', '$1')}
     returning w.id, w.submission_id, w.designer_id, w.developer_id
   ), written as (
     insert into workspace_comments (id, workspace_id, author_id, text, created_at)
     select $3, id, $1, $4, clock_timestamp() from entered
     returning created_at
   )
   select entered.*, written.created_at, a.handle, a.display_name as "displayName"
   from entered, written, profiles a where a.id = $1`,
);
