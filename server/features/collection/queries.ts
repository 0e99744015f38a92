import type { CollectionCard, CollectionItem, CollectionView } from '#contract/collection.ts';
import type { Picture } from '#contract/media.ts';
import type { ShowcaseCard } from '#contract/showcase.ts';
import { ITEMS_MAX, PICTURES } from '#domain/collection/collection.ts';
import { prepared } from '#server/platform/database/prepared.ts';
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
  design: prepared('can_keep_design', `select from design_submissions s where s.id = $1 and ${seesDesign('$2::uuid')}`),
  brief: prepared('can_keep_brief', `select from design_briefs b where b.id = $1 and ${seesBrief('$2::uuid')}`),
  'case-study': prepared(
    'can_keep_case_study',
    `select from case_studies k where k.id = $1 and ${seesCaseStudy('$2::uuid')}`,
  ),
};

export const columnOf = { design: 'submission_id', brief: 'brief_id', 'case-study': 'case_study_id' } as const;

type CollectionRow = Omit<CollectionView, 'items' | 'updatedAt'> & { updated_at: Date };

/** $1 collection, $2 viewer or null. No row for a private collection of somebody else. */
export const collectionById = prepared<CollectionRow, [id: string, viewerId: string | null]>(
  'collection_by_id',
  `select c.id, c.title, c.about, ${personSql('o')} as owner, coalesce(c.user_id = $2, false) as "isMine",
     c.is_public as "isPublic", c.revision, c.updated_at,
     case when c.user_id = $2 then (
       select count(*) from collection_items i where i.collection_id = c.id and not ${seesItem('$2::uuid')}) else 0 end as "hiddenCount",
     case when c.is_public then (
       select '/media/' || m.id || '/link.jpg' from collection_items i join design_submissions s on s.id = i.submission_id
       join media m on m.id = s.cover_media_id
       where i.collection_id = c.id and ${isInShowcaseSql('s')} and m.preview_key is not null order by i.position, i.id limit 1)
       end as "linkPreview"
   from collections c join profiles o on o.id = c.user_id
   where c.id = $1 and (c.is_public or c.user_id = $2)`,
);

type CollectedBrief = Extract<CollectionItem, { kind: 'brief' }>['brief'];

export interface ItemRow extends Record<string, unknown> {
  note: string;
  /** Each of these three is null where the viewer does not see it. */
  design: ShowcaseCard | null;
  brief_id: string | null;
  case_study_id: string | null;
  brief_title: string;
  industry: CollectedBrief['industry'];
  styles: CollectedBrief['styles'];
  page_title: string;
  author: string;
  picture: Picture | null;
}

/** $1 collection, $2 viewer or null: what is in it, in its order. */
export const itemsOf = prepared<ItemRow, [collectionId: string, viewerId: string | null]>(
  'collection_items_of',
  `select i.note, (
       select ${showcaseCardSql('$2::uuid')} from design_submissions s join profiles p on p.id = s.user_id
       join submission_counts c on c.submission_id = s.id
       left join design_briefs b on b.id = s.brief_id left join media m on m.id = s.cover_media_id
       where s.id = i.submission_id and ${seesDesign('$2::uuid')}) as design,
     b.id as brief_id, b.title as brief_title, b.industry, b.styles,
     k.id as case_study_id, k.published_title as page_title, a.display_name as author, ${pictureSql('km')} as picture
   from collection_items i
   left join design_briefs b on b.id = i.brief_id and ${seesBrief('$2::uuid')}
   left join case_studies k on k.id = i.case_study_id and ${seesCaseStudy('$2::uuid')}
   left join profiles a on a.id = k.user_id
   left join design_submissions ks on ks.id = k.submission_id and ks.is_public
   left join media km on km.id = ks.cover_media_id
   where i.collection_id = $1 order by i.position, i.id limit ${ITEMS_MAX}`,
);

/** The designs of a collection that have a picture, in its order. */
const shown = (viewer: string) => `from collection_items i
    left join case_studies k on k.id = i.case_study_id and ${seesCaseStudy(viewer)}
    join design_submissions s on s.id = coalesce(i.submission_id, k.submission_id) and ${seesDesign(viewer)}
    join media m on m.id = s.cover_media_id
    where i.collection_id = c.id order by i.position, i.id`;

const card = (viewer: string) => `
  c.id, c.title, ${personSql('o')} as owner, c.is_public as "isPublic", c.updated_at,
  (select count(*) from collection_items i where i.collection_id = c.id and ${seesItem(viewer)}) as "itemCount",
  array(select ${pictureSql('m')} ${shown(viewer)} limit ${PICTURES}) as pictures,
  coalesce((select showcase_frames(s) ${shown(viewer)} limit 1), '[]') as frames`;

type CardRow = Omit<CollectionCard, 'updatedAt'> & { updated_at: Date };

/** $1 and $2 time and id of the last collection shown, or null; $3 limit; $4 viewer or null. */
export const publicCollections = prepared<
  CardRow & { cursor: string },
  [string | null, string | null, limit: number, viewerId: string | null]
>(
  'public_collections',
  `select ${card('$4::uuid')}, ${timeCursorSql('c')} as cursor
   from collections c join profiles o on o.id = c.user_id
   where c.is_public and ($1::timestamptz is null or (c.created_at, c.id) < ($1::timestamptz, $2::uuid))
   order by c.created_at desc, c.id desc limit $3`,
);

/** $1 the person, $2 the kind and $3 the id of a thing, or null. */
export const collectionsOf = prepared<
  CardRow & { hasThing: boolean },
  [userId: string, kind: string | null, thingId: string | null]
>(
  'collections_of',
  `select ${card('$1::uuid')}, exists (
     select from collection_items i where i.collection_id = c.id and case $2::text
       when 'design' then i.submission_id::text = $3 when 'brief' then i.brief_id::text = $3
       when 'case-study' then i.case_study_id = $3 else false end) as "hasThing"
   from collections c join profiles o on o.id = c.user_id
   where c.user_id = $1 order by c.updated_at desc, c.id desc`,
);
