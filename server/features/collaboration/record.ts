import { isoTime, prepared } from '#server/platform/database/prepared.ts';
import { pictureSql } from '#server/platform/media/picture-sql.ts';
import { readsRecordSql } from '#server/shared/visible.ts';

const PAGE = 100;
const roleSql = (person: string) =>
  `case ${person} when w.designer_id then 'designer' when w.developer_id then 'developer' end`;

/** Messages, and all that happened but was no message. `w` is the workspace. */
const entriesSql = `
  select c.id, c.created_at, 'message' as kind, ${roleSql('c.author_id')} as by, c.text, '' as note, null as url
    from workspace_comments c where c.workspace_id = w.id
  union all
  select i.id, i.created_at, i.type, ${roleSql('i.actor_id')}, i.content, coalesce(i.metadata ->> 'message', ''), i.metadata ->> 'url'
    from workspace_activity i where i.workspace_id = w.id and i.type <> 'comment'`;

const reviewsSql = `
  select coalesce(json_agg(json_build_object(
    'id', r.id, 'frameName', r.frame_name, 'round', r.round, 'state', r.state, 'fidelity', r.result -> 'fidelity',
    'findings', jsonb_array_length(coalesce(r.result -> 'findings', '[]')), 'note', r.note,
    'design', ${pictureSql('d')}, 'build', ${pictureSql('b')}, 'addedAt', ${isoTime('r.created_at')}
  ) order by r.frame_name, r.frame_id, r.round desc), '[]')
  from build_reviews r join media d on d.id = r.design_media_id join media b on b.id = r.build_media_id
  where r.workspace_id = w.id`;

/** $1 viewer, $2 agreement, $3 the entry before which older ones are read, or null. No row for a third person. */
export const recordForParty = prepared<{ json: string }, [string, string, string | null]>(
  'collaboration_record',
  `with entered as (select * from workspaces w where w.id = $2 and ${readsRecordSql('w', '$1')}),
   entry as (select e.* from entered w, lateral (${entriesSql}) e),
   page as (
     select * from entry where coalesce((select (entry.created_at, entry.id) < (b.created_at, b.id) from entry b where b.id = $3), $3::uuid is null)
     order by created_at desc, id desc limit ${PAGE})
   select json_build_object(
     'entries', coalesce((select json_agg(json_build_object('id', e.id, 'kind', e.kind, 'by', e.by, 'text', e.text,
         'note', e.note, 'url', e.url, 'at', ${isoTime('e.created_at')}) order by e.created_at, e.id) from page e), '[]'),
     'earlierCursor', case when (select count(*) from page) = ${PAGE} then (select id from page order by created_at, id limit 1) end,
     'links', json_build_object('demoUrl', w.demo_url, 'repoUrl', w.repo_url),
     'reviews', (${reviewsSql})
   )::text as json
   from entered w`,
);
