import { ITEMS_MAX, PICTURES } from '#domain/collection/collection.ts';
import { isoTime, prepared } from '#server/platform/database/prepared.ts';
import { pictureSql } from '#server/platform/media/picture-sql.ts';
import { timeCursorSql } from '#server/platform/time-cursor.ts';
import { personSql } from '#server/shared/person-sql.ts';
import { showcaseCardSql } from '#server/shared/submission-card-sql.ts';
import { isInShowcaseSql } from '#server/shared/visible.ts';

/*
 * What is kept is shown to a viewer only while they may see the thing itself, so a private design never leaves through
 * somebody's collection. `viewer` is SQL: a uuid or null.
 */
const seesDesign = (viewer: string) => `(${isInShowcaseSql('s')} or s.user_id = ${viewer})`;
const seesBrief = (viewer: string) => `(b.user_id is null or b.user_id = ${viewer})`;
const seesCaseStudy = (viewer: string) =>
  `(k.published is not null and (k.visibility = 'public' or k.user_id = ${viewer}))`;

const seesItem = (viewer: string) => `(
  exists (select from design_submissions s where s.id = i.submission_id and ${seesDesign(viewer)})
  or exists (select from design_briefs b where b.id = i.brief_id and ${seesBrief(viewer)})
  or exists (select from case_studies k where k.id = i.case_study_id and ${seesCaseStudy(viewer)}))`;

/** Whether a person may keep a thing. $1 its id, $2 the person. */
export const canKeep = {
  design: prepared(
    'can_keep_design',
    `select from design_submissions s where s.id::text = $1 and ${seesDesign('$2::uuid')}`,
  ),
  brief: prepared('can_keep_brief', `select from design_briefs b where b.id::text = $1 and ${seesBrief('$2::uuid')}`),
  'case-study': prepared(
    'can_keep_case_study',
    `select from case_studies k where k.id = $1 and ${seesCaseStudy('$2::uuid')}`,
  ),
};

export const columnOf = { design: 'submission_id', brief: 'brief_id', 'case-study': 'case_study_id' } as const;

const coverOfCaseStudy = `(select ${pictureSql('m')} from design_submissions s join media m on m.id = s.cover_media_id
  where s.id = k.submission_id and s.is_public)`;

const item = (viewer: string) => `coalesce(
  (select json_build_object('kind', 'design', 'id', s.id, 'note', i.note, 'design', ${showcaseCardSql(viewer)})
   from design_submissions s join profiles p on p.id = s.user_id join submission_counts c on c.submission_id = s.id
   left join design_briefs b on b.id = s.brief_id left join media m on m.id = s.cover_media_id
   where s.id = i.submission_id and ${seesDesign(viewer)}),
  (select json_build_object('kind', 'brief', 'id', b.id, 'note', i.note, 'brief', json_build_object(
     'title', b.title, 'industry', b.industry, 'styles', b.styles))
   from design_briefs b where b.id = i.brief_id and ${seesBrief(viewer)}),
  (select json_build_object('kind', 'case-study', 'id', k.id, 'note', i.note, 'caseStudy', json_build_object(
     'title', k.published ->> 'title', 'author', author.display_name, 'picture', ${coverOfCaseStudy}))
   from case_studies k join profiles author on author.id = k.user_id
   where k.id = i.case_study_id and ${seesCaseStudy(viewer)}))`;

const itemsOf = (viewer: string) => `(
  select coalesce(json_agg(shown.item order by shown.position, shown.id), '[]') from (
    select i.position, i.id, ${item(viewer)} as item from collection_items i
    where i.collection_id = c.id order by i.position, i.id limit ${ITEMS_MAX}) shown where shown.item is not null)`;

/** $1 collection, $2 viewer or null. No row for a private collection of somebody else. */
export const collectionById = prepared<{ json: string }, [id: string, viewerId: string | null]>(
  'collection_by_id',
  `select json_build_object(
     'id', c.id, 'title', c.title, 'about', c.about, 'owner', ${personSql('o')}, 'isMine', coalesce(c.user_id = $2, false),
     'isPublic', c.is_public, 'revision', c.revision, 'items', ${itemsOf('$2::uuid')},
     'hiddenCount', case when c.user_id = $2 then (
       select count(*) from collection_items i where i.collection_id = c.id and not ${seesItem('$2::uuid')}) else 0 end,
     'linkPreview', case when c.is_public then (
       select '/media/' || m.id || '/link.jpg' from collection_items i join design_submissions s on s.id = i.submission_id
       join media m on m.id = s.cover_media_id
       where i.collection_id = c.id and ${isInShowcaseSql('s')} and m.preview_key is not null order by i.position, i.id limit 1) end,
     'updatedAt', ${isoTime('c.updated_at')})::text as json
   from collections c join profiles o on o.id = c.user_id
   where c.id = $1 and (c.is_public or c.user_id = $2)`,
);

const card = (viewer: string) => `
  'id', c.id, 'title', c.title, 'owner', ${personSql('o')}, 'isPublic', c.is_public,
  'itemCount', (select count(*) from collection_items i where i.collection_id = c.id and ${seesItem(viewer)}),
  'pictures', (select coalesce(json_agg(shown.picture order by shown.position), '[]') from (
     select i.position, ${pictureSql('m')} as picture from collection_items i
     left join case_studies k on k.id = i.case_study_id and ${seesCaseStudy(viewer)}
     join design_submissions s on s.id = coalesce(i.submission_id, k.submission_id) and ${seesDesign(viewer)}
     join media m on m.id = s.cover_media_id
     where i.collection_id = c.id order by i.position, i.id limit ${PICTURES}) shown),
  'updatedAt', ${isoTime('c.updated_at')}`;

type Row = { json: string; cursor: string };

/** $1 and $2 time and id of the last collection shown, or null; $3 limit; $4 viewer or null. */
export const publicCollections = prepared<Row, [string | null, string | null, limit: number, viewerId: string | null]>(
  'public_collections',
  `select json_build_object(${card('$4::uuid')})::text as json, ${timeCursorSql('c')} as cursor
   from collections c join profiles o on o.id = c.user_id
   where c.is_public and ($1::timestamptz is null or (c.created_at, c.id) < ($1::timestamptz, $2::uuid))
   order by c.created_at desc, c.id desc limit $3`,
);

/** $1 the person, $2 the kind and $3 the id of a thing, or null. */
export const collectionsOf = prepared<{ json: string }, [userId: string, kind: string | null, thingId: string | null]>(
  'collections_of',
  `select json_build_object(${card('$1::uuid')}, 'hasThing', exists (
     select from collection_items i where i.collection_id = c.id and case $2::text
       when 'design' then i.submission_id::text = $3 when 'brief' then i.brief_id::text = $3
       when 'case-study' then i.case_study_id = $3 else false end))::text as json
   from collections c join profiles o on o.id = c.user_id
   where c.user_id = $1 order by c.updated_at desc, c.id desc`,
);
