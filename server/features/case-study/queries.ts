import { type Kysely, type Selectable, sql } from 'kysely';
import { FRAMES_MAX } from '#domain/submission/limits.ts';
import type { Database } from '#server/platform/database/connect.ts';
import type { CaseStudiesTable, Schema } from '#server/platform/database/schema.ts';
import type { Tx } from '#server/platform/database/transaction.ts';
import { pictureOf } from '#server/platform/media/picture-sql.ts';
import { removeUnusedPictures } from '#server/platform/media/remove-unused.ts';
import { pageLinkSql } from '#server/shared/page-link-sql.ts';

export type CaseStudyRow = Selectable<CaseStudiesTable>;

type Db = Pick<Database, 'kysely'>;

/** What is published of case study `c`. */
const publication = [
  sql<boolean>`c.published is not null`.as('is_published'),
  'c.published_at',
  'c.visibility',
  'c.publications',
  sql.raw<string>(pageLinkSql('c')).as('link'),
  sql<boolean>`c.published_revision = c.revision`.as('is_current'),
  sql<boolean>`c.password_hash is not null`.as('has_password'),
  'c.expires_at',
] as const;

function drafts({ kysely }: Db, userId: string) {
  return kysely
    .selectFrom('case_studies as c')
    .select(['c.id', 'c.submission_id', 'c.document', 'c.revision', 'c.updated_at'])
    .select(publication)
    .where('c.user_id', '=', userId);
}

export function draftOf(db: Db, id: string, userId: string) {
  return drafts(db, userId).where('c.id', '=', id).executeTakeFirst();
}

export function draftOfDesign(db: Db, submissionId: string, userId: string) {
  return drafts(db, userId).where('c.submission_id', '=', submissionId).executeTakeFirst();
}

/** The author's drafts and published pages, last changed first. */
export function caseStudiesOf({ kysely }: Db, userId: string) {
  return kysely
    .selectFrom('case_studies as c')
    .leftJoin('design_submissions as s', 's.id', 'c.submission_id')
    .leftJoin('media as m', 'm.id', 's.cover_media_id')
    .select([
      'c.id',
      'c.submission_id',
      'c.title',
      's.title as design_title',
      pictureOf('m').as('picture'),
      'c.updated_at',
    ])
    .select(publication)
    .where('c.user_id', '=', userId)
    .orderBy('c.updated_at', 'desc')
    .orderBy('c.id', 'desc')
    .execute();
}

export function findOwnDesign({ kysely }: Db, id: string, userId: string) {
  return kysely
    .selectFrom('design_submissions')
    .select(['id', 'title'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export function framesOf({ kysely }: Db, submissionId: string, atMost = FRAMES_MAX) {
  return kysely
    .selectFrom('submission_frames as f')
    .innerJoin('media as m', 'm.id', 'f.media_id')
    .select(['f.id', 'f.name', pictureOf('m').$notNull().as('picture')])
    .where('f.submission_id', '=', submissionId)
    .orderBy('f.position')
    .limit(atMost)
    .execute();
}

/** The pictures of the page and its versions, by id; of the published page alone for its readers. */
export async function picturesOnPage({ kysely }: Db, id: string, { isPublished = false } = {}) {
  const rows = await kysely
    .selectFrom('case_study_pictures as p')
    .innerJoin('media as m', 'm.id', 'p.media_id')
    .select(['m.id', pictureOf('m').$notNull().as('picture')])
    .where('p.case_study_id', '=', id)
    .$if(isPublished, (pictures) => pictures.where('p.is_published', '=', true))
    .execute();
  return Object.fromEntries(rows.map((row) => [row.id, row.picture]));
}

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

/** The person's own page, not locked: who changes it names its revision. */
export function findOwn(db: Kysely<Schema>, id: string, userId: string) {
  return ownPage(db, id, userId).select(['document', 'revision']).executeTakeFirst();
}

export function findOwnRevision(db: Kysely<Schema>, id: string, userId: string) {
  return ownPage(db, id, userId).select('revision').executeTakeFirst();
}

const ownPage = (db: Kysely<Schema>, id: string, userId: string) =>
  db.selectFrom('case_studies').where('id', '=', id).where('user_id', '=', userId);

/** Stored changes after a revision up to another, oldest first. */
export function changesBetween(db: Kysely<Schema>, id: string, after: number, upTo: number) {
  return db
    .selectFrom('case_study_changes')
    .selectAll()
    .where('case_study_id', '=', id)
    .where('revision', '>', after)
    .where('revision', '<=', upTo)
    .orderBy('revision')
    .execute();
}

/** Enough changes for a window that was inactive for a day. Older changes are only in the versions. */
const CHANGES_MAX = 500;
/** What they may take together as text, as they are read: stored, a long row of one letter is a hundredth of it. */
const CHANGES_BYTES_MAX = 1024 * 1024;

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
  await sql`
    delete from case_study_changes where case_study_id = ${change.id} and revision < (
      select min(revision) from (
        select revision, row_number() over newest as place, sum(octet_length(operations::text)) over newest as bytes
        from case_study_changes where case_study_id = ${change.id} window newest as (order by revision desc)) kept
      where place = 1 or (place <= ${CHANGES_MAX} and bytes <= ${CHANGES_BYTES_MAX}))`.execute(tx);
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

/**
 * The page uses these pictures from now on. Pictures that it no longer uses remain for its versions.
 * @returns how many it has now
 */
export async function storePictures(tx: Tx, id: string, mediaIds: readonly string[]): Promise<number> {
  if (mediaIds.length === 0) return 0;
  await tx
    .insertInto('case_study_pictures')
    .values(mediaIds.map((media_id) => ({ case_study_id: id, media_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { count } = await tx
    .selectFrom('case_study_pictures')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('case_study_id', '=', id)
    .executeTakeFirstOrThrow();
  return count;
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
