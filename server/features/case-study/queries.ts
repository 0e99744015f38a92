import { type Selectable, sql } from 'kysely';
import type { CaseStudyCard } from '#contract/case-study.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { isoTime, prepared } from '#server/platform/database/prepared.ts';
import type { CaseStudiesTable } from '#server/platform/database/schema.ts';
import type { Tx } from '#server/platform/database/transaction.ts';
import { pictureOf, pictureSql } from '#server/platform/media/picture-sql.ts';
import { removeUnusedPictures } from '#server/platform/media/remove-unused.ts';
import { opensPageSql, pageLinkSql } from '#server/shared/page-link-sql.ts';
import { personNameSql, personSql } from '#server/shared/person-sql.ts';
import { worksOnBriefSql } from '#server/shared/visible.ts';

export type CaseStudyRow = Selectable<CaseStudiesTable>;

const published = `case when c.published is not null then json_build_object(
  'at', ${isoTime('c.published_at')}, 'visibility', c.visibility, 'version', c.publications,
  'link', ${pageLinkSql('c')}, 'isCurrent', c.published_revision = c.revision,
  'hasPassword', c.password_hash is not null, 'expiresAt', ${isoTime('c.expires_at')}) end`;

const draftSql = `json_build_object(
  'id', c.id, 'submissionId', c.submission_id, 'document', c.document, 'revision', c.revision, 'published', ${published},
  'updatedAt', ${isoTime('c.updated_at')})`;

const pictures = (which: string) => `(
  select coalesce(json_object_agg(m.id, ${pictureSql('m')}), '{}') from case_study_pictures p join media m on m.id = p.media_id
  where p.case_study_id = c.id ${which})`;

/** $1 design, $2 its owner. The author can choose from these frames. */
export const editorDataOf = prepared<{ json: string }>(
  'case_study_desk',
  `select json_build_object(
     'design', json_build_object('id', s.id, 'title', s.title, 'frames', (
       select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'picture', ${pictureSql('m')}) order by f.position), '[]')
       from submission_frames f join media m on m.id = f.media_id where f.submission_id = s.id)),
     'caseStudy', case when c.id is not null then ${draftSql} end,
     'pictures', ${pictures('')}
   )::text as json
   from design_submissions s
   left join case_studies c on c.submission_id = s.id and c.user_id = s.user_id
   where s.id = $1 and s.user_id = $2`,
);

/** $1 case study, $2 its author. */
export const draftOf = prepared<{ json: string }>(
  'case_study_draft',
  `select (${draftSql})::text as json from case_studies c where c.id = $1 and c.user_id = $2`,
);

/** The author's drafts and published pages, last changed first. */
export function caseStudiesOf({ kysely }: Pick<Database, 'kysely'>, userId: string) {
  return kysely
    .selectFrom('case_studies as c')
    .leftJoin('design_submissions as s', 's.id', 'c.submission_id')
    .leftJoin('media as m', 'm.id', 's.cover_media_id')
    .select([
      'c.id',
      'c.submission_id',
      sql<string>`c.document ->> 'title'`.as('title'),
      's.title as design_title',
      pictureOf('m').as('picture'),
      sql.raw<CaseStudyCard['published']>(published).as('published'),
      'c.updated_at',
    ])
    .where('c.user_id', '=', userId)
    .orderBy('c.updated_at', 'desc')
    .orderBy('c.id', 'desc')
    .execute();
}

/** The public page published before or after this one: the author's own if there is one, else anybody's. */
function neighbour(side: 'previous' | 'next'): string {
  const [sign, order] = side === 'previous' ? ['<', 'desc'] : ['>', 'asc'];
  const nearest = (whose: string) => `(
    select n.* from case_studies n
    where n.published is not null and n.visibility = 'public' ${whose}
      and (n.published_at, n.id) ${sign} (c.published_at, c.id)
    order by n.published_at ${order}, n.id ${order} limit 1)`;
  return `(
    select json_build_object('id', n.id, 'title', n.published ->> 'title', 'author', na.display_name, 'picture', ${pictureSql('nm')})
    from (${nearest('and n.user_id = c.user_id')} union all ${nearest('')}) n
    join profiles na on na.id = n.user_id
    left join design_submissions ns on ns.id = n.submission_id and ns.is_public
    left join media nm on nm.id = ns.cover_media_id
    order by n.user_id = c.user_id desc limit 1)`;
}

/** $1 case study, $2 viewer or null, $3 secret of the link or null. Only published pages are found. */
export const publishedFor = prepared<{ json: string; id: string; isMine: boolean; passwordHash: string | null }>(
  'published_case_study',
  `select c.id, coalesce(c.user_id = $2, false) as "isMine", c.password_hash as "passwordHash", json_build_object(
     'id', c.id, 'link', ${pageLinkSql('c')}, 'isMine', coalesce(c.user_id = $2, false),
     'author', ${personSql('a')},
     'publishedAt', ${isoTime('c.published_at')}, 'visibility', c.visibility, 'isSample', c.is_sample,
     'document', c.published, 'pictures', ${pictures('and p.is_published')},
     'design', case when s.id is not null then json_build_object('id', s.id, 'title', s.title, 'frames', (
       select coalesce(json_agg(json_build_object('name', f.name, 'picture', ${pictureSql('fm')}) order by f.position), '[]')
       from (select * from submission_frames where submission_id = s.id order by position limit 4) f
       join media fm on fm.id = f.media_id)) end,
     'linkPreview', case when s.cover_media_id is not null and c.password_hash is null
       then '/case-studies/' || ${pageLinkSql('c')} || '/link.jpg' end,
     'previous', ${neighbour('previous')}, 'next', ${neighbour('next')},
     'brief', case when s.id is not null and b.id is not null then json_build_object(
       'id', b.id, 'title', b.title, 'industry', b.industry, 'styles', b.styles,
       'isReadable', ${worksOnBriefSql('b', '$2')}) end,
     'build', (
       select json_build_object('developer', ${personNameSql('d')},
         'demoUrl', w.demo_url)
       from workspaces w join profiles d on d.id = w.developer_id
       where w.submission_id = s.id and s.brief_id is not null and w.status = 'complete'
       order by w.complete_at desc limit 1)
   )::text as json
   from case_studies c
   join profiles a on a.id = c.user_id
   left join design_submissions s on s.id = c.submission_id and s.is_public
   left join design_briefs b on b.id = s.brief_id
   where c.id = $1 and c.published is not null and ${opensPageSql('c', '$3')}`,
);

export async function isOwnDesign(tx: Tx, submissionId: string, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('design_submissions')
    .select('id')
    .where('id', '=', submissionId)
    .where('user_id', '=', userId)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

export async function findOfDesign(tx: Tx, submissionId: string, userId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('case_studies')
    .select('id')
    .where('submission_id', '=', submissionId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Answers false if the id is taken or the design already has a case study. */
export async function insertCaseStudy(
  tx: Tx,
  row: { id: string; userId: string; submissionId: string; document: unknown; now: Date },
): Promise<boolean> {
  const made = await tx
    .insertInto('case_studies')
    .values({
      id: row.id,
      user_id: row.userId,
      submission_id: row.submissionId,
      document: JSON.stringify(row.document),
      created_at: row.now,
      updated_at: row.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

export async function findBatch(tx: Tx, id: string, batch: string, operations: unknown) {
  return tx
    .selectFrom('case_study_changes')
    .select(['revision', 'created_at', sql<boolean>`operations = ${JSON.stringify(operations)}::jsonb`.as('isSame')])
    .where('case_study_id', '=', id)
    .where('batch', '=', batch)
    .executeTakeFirst();
}

/** Stored changes after a revision, oldest first. */
export async function changesSince(tx: Tx, id: string, revision: number) {
  return tx
    .selectFrom('case_study_changes')
    .selectAll()
    .where('case_study_id', '=', id)
    .where('revision', '>', revision)
    .orderBy('revision')
    .execute();
}

/** Enough changes for a window that was inactive for a day. Older changes are only in the versions. */
const CHANGES_MAX = 500;

export async function insertChange(
  tx: Tx,
  change: { id: string; revision: number; batch: string; operations: unknown; now: Date },
) {
  await tx
    .insertInto('case_study_changes')
    .values({
      case_study_id: change.id,
      revision: change.revision,
      batch: change.batch,
      operations: JSON.stringify(change.operations),
      created_at: change.now,
    })
    .execute();
  await tx
    .deleteFrom('case_study_changes')
    .where('case_study_id', '=', change.id)
    .where('revision', '<=', change.revision - CHANGES_MAX)
    .execute();
}

/** The person's own pictures among these. */
export async function ownMedia(tx: Tx, userId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectFrom('media')
    .select('id')
    .where('owner_id', '=', userId)
    .where('id', 'in', ids)
    .forKeyShare()
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The page uses these pictures from now on. Pictures that it no longer uses remain for its versions. */
export async function storePictures(tx: Tx, id: string, mediaIds: readonly string[]) {
  if (mediaIds.length === 0) return;
  await tx
    .insertInto('case_study_pictures')
    .values(mediaIds.map((media_id) => ({ case_study_id: id, media_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Readers see these pictures and no others. */
export async function showPictures(tx: Tx, id: string, mediaIds: readonly string[]) {
  await sql`update case_study_pictures set is_published = media_id = any (${mediaIds as string[]}::uuid[])
    where case_study_id = ${id}`.execute(tx);
}

/** Deletes the page, and the pictures that nothing else shows. */
export async function removeCaseStudy(tx: Tx, id: string, userId: string) {
  const rows = await tx.selectFrom('case_study_pictures').select('media_id').where('case_study_id', '=', id).execute();
  await tx.deleteFrom('case_studies').where('id', '=', id).execute();
  await removeUnusedPictures(
    tx,
    userId,
    rows.map(({ media_id }) => media_id),
  );
}
