import { sql } from 'kysely';
import type { OpenFrame } from '#domain/workspace/build-status.ts';
import { isoTime, prepared } from '#server/platform/database/prepared.ts';
import type { Tx } from '#server/platform/database/transaction.ts';
import { eventsUntilSql } from '#server/platform/events/queries.ts';
import { pictureSql } from '#server/platform/media/picture-sql.ts';
import { personNameSql } from '#server/shared/person-sql.ts';
import { openableFileSql } from '#server/shared/submission-card-sql.ts';
import { toldTwist } from '#server/shared/told-twist-sql.ts';
import { entersWorkspaceSql, worksOnBriefSql } from '#server/shared/visible.ts';
import type { WorkspaceParties } from '#server/shared/workspace/enter.ts';

/** How many messages and activity items the page loads at first; older ones need another request. */
const PAGE = 100;

const roleSql = (person: string) => `case ${person} when w.designer_id then 'designer' else 'developer' end`;

/** `c` is the message, `a` its author, `w` the workspace. */
const commentSql = `json_build_object(
  'id', c.id, 'author', ${personNameSql('a')},
  'role', ${roleSql('c.author_id')}, 'text', c.text, 'createdAt', ${isoTime('c.created_at')})`;

/** `i` is the item, `a` its actor or null, `w` the workspace. */
const activitySql = `json_build_object(
  'id', i.id, 'type', i.type, 'content', i.content, 'metadata', i.metadata, 'createdAt', ${isoTime('i.created_at')},
  'actor', case when a.id is not null then json_build_object(
    'handle', a.handle, 'displayName', a.display_name, 'role', ${roleSql('i.actor_id')}) end)`;

const stagesSql = `json_build_object(
  'planning', ${isoTime('w.opened_at')}, 'building', ${isoTime('w.building_at')}, 'complete', ${isoTime('w.complete_at')})`;

/** `b` is the brief that the design answers, or null. */
const briefSql = `case when b.id is not null then json_build_object(
  'id', b.id, 'docket', b.docket, 'title', b.title, 'industry', b.industry,
  'projectDescription', b.content ->> 'projectDescription', 'plotTwist', ${toldTwist('b', 's.user_id')},
  'deliverables', coalesce((select json_agg(json_build_object('title', d ->> 'title', 'requirements', d -> 'requirements'))
    from jsonb_array_elements(b.content -> 'deliverables') d), '[]'),
  'isReadable', ${worksOnBriefSql('b', '$1')}) end`;

/** The frames without a build, and those whose latest build was returned. `w` is the workspace. */
const openFramesSql = `coalesce((select json_agg(json_build_object(
    'name', f.name, 'why', case l.state when 'returned' then 'returned' else 'unbuilt' end) order by f.is_featured desc, f.position)
  from submission_frames f left join lateral (
    select r.state from build_reviews r where r.workspace_id = w.id and r.frame_id = f.id order by r.round desc limit 1) l on true
  where f.submission_id = w.submission_id and (l.state is null or l.state in ('returned', 'failed'))), '[]')`;

export async function openFramesOf(tx: Tx, workspaceId: string): Promise<OpenFrame[]> {
  const { rows } = await sql<{ open: OpenFrame[] }>`
    select ${sql.raw(openFramesSql)} as open from workspaces w where w.id = ${workspaceId}`.execute(tx);
  return rows[0]!.open;
}

/** `w` is the workspace. */
const reviewSql = `json_build_object(
  'framesBuilt', (select count(distinct r.frame_id) from build_reviews r where r.workspace_id = w.id),
  'openFrames', ${openFramesSql},
  'latest', (select json_build_object(
      'frameName', r.frame_name, 'state', r.state, 'design', ${pictureSql('rd')}, 'build', ${pictureSql('rb')},
      'fidelity', r.result -> 'fidelity', 'findings', jsonb_array_length(coalesce(r.result -> 'findings', '[]')),
      'decided', jsonb_array_length(r.verdicts))
    from build_reviews r join media rd on rd.id = r.design_media_id join media rb on rb.id = r.build_media_id
    where r.workspace_id = w.id order by r.created_at desc, r.id desc limit 1))`;

/** Only the two members, and only while the workspace is open. $1 viewer, $2 design. */
const entered = `w.submission_id = $2 and ${entersWorkspaceSql('w', '$1')}`;

export const workspaceForParty = prepared<{ json: string }, [string, string]>(
  'workspace_for_party',
  `select json_build_object(
    'id', w.id, 'designId', s.id, 'isDemo', false, 'title', s.title,
    'designer', ${personNameSql('g')},
    'developer', ${personNameSql('d')},
    'iAm', ${roleSql('$1::uuid')}, 'industry', s.industry, 'styles', s.styles, 'figmaLink', ${openableFileSql},
    'frames', coalesce((select json_agg(json_build_object('id', f.id, 'name', f.name, 'picture', ${pictureSql('m')}, 'notes', f.notes)
      order by f.is_featured desc, f.position) from submission_frames f join media m on m.id = f.media_id
      where f.submission_id = s.id), '[]'),
    'brief', ${briefSql},
    'approach', s.approach, 'challenges', s.challenges, 'resources', s.resources, 'handoffNotes', s.handoff_notes,
    'assetsLink', s.assets_link, 'status', w.status, 'stages', ${stagesSql},
    'links', json_build_object('demoUrl', w.demo_url, 'repoUrl', w.repo_url), 'review', ${reviewSql},
    'comments', coalesce((select json_agg(item order by created_at, id) from (
      select c.created_at, c.id, ${commentSql} as item from workspace_comments c join profiles a on a.id = c.author_id
      where c.workspace_id = w.id order by c.created_at desc, c.id desc limit ${PAGE}) newest), '[]'),
    'commentCount', (select count(*) from workspace_comments c where c.workspace_id = w.id),
    'activity', coalesce((select json_agg(item order by created_at desc, id desc) from (
      select i.created_at, i.id, ${activitySql} as item from workspace_activity i left join profiles a on a.id = i.actor_id
      where i.workspace_id = w.id order by i.created_at desc, i.id desc limit ${PAGE}) newest), '[]'),
    'activityCount', (select count(*) from workspace_activity i where i.workspace_id = w.id),
    'lapsesAt', case when w.status <> 'complete' then ${isoTime('(w.heard_at + make_interval(days => w.silence_days))')} end,
    'eventsUntil', ${eventsUntilSql('$1')}
  )::text as json
  from workspaces w
  join design_submissions s on s.id = w.submission_id
  join profiles g on g.id = w.designer_id
  join profiles d on d.id = w.developer_id
  left join design_briefs b on b.id = s.brief_id
  where ${entered}`,
);

/** $3 the message before which older ones are read. No row if the viewer may not enter the workspace. */
export const commentsBefore = prepared<{ json: string }, [string, string, string]>(
  'workspace_comments_before',
  `select json_build_object('items', coalesce((select json_agg(item order by created_at, id) from (
      select c.created_at, c.id, ${commentSql} as item from workspace_comments c join profiles a on a.id = c.author_id
      where c.workspace_id = w.id and (c.created_at, c.id) < (
        select o.created_at, o.id from workspace_comments o where o.id = $3 and o.workspace_id = w.id)
      order by c.created_at desc, c.id desc limit ${PAGE}) older), '[]'))::text as json
   from workspaces w where ${entered}`,
);

export const activityBefore = prepared<{ json: string }, [string, string, string]>(
  'workspace_activity_before',
  `select json_build_object('items', coalesce((select json_agg(item order by created_at desc, id desc) from (
      select i.created_at, i.id, ${activitySql} as item from workspace_activity i left join profiles a on a.id = i.actor_id
      where i.workspace_id = w.id and (i.created_at, i.id) < (
        select o.created_at, o.id from workspace_activity o where o.id = $3 and o.workspace_id = w.id)
      order by i.created_at desc, i.id desc limit ${PAGE}) older), '[]'))::text as json
   from workspaces w where ${entered}`,
);

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
     where ${entered}
     returning w.id, w.submission_id, w.designer_id, w.developer_id
   ), written as (
     insert into workspace_comments (id, workspace_id, author_id, text, created_at)
     select $3, id, $1, $4, clock_timestamp() from entered
     returning created_at
   )
   select entered.*, written.created_at, a.handle, a.display_name as "displayName"
   from entered, written, profiles a where a.id = $1`,
);
