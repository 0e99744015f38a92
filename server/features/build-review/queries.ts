import { type Selectable, sql } from 'kysely';
import type { Database } from '#server/platform/database/connect.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import type { BuildReviewsTable } from '#server/platform/database/schema.ts';
import type { Tx } from '#server/platform/database/transaction.ts';
import { pictureOf } from '#server/platform/media/picture-sql.ts';
import { entersWorkspace, entersWorkspaceSql } from '#server/shared/visible.ts';

export type ReviewRow = Selectable<BuildReviewsTable>;

type Db = Pick<Database, 'kysely'>;

/** The featured one first, as on the design's page. */
export function framesOf({ kysely }: Db, designId: string) {
  return kysely
    .selectFrom('submission_frames as f')
    .innerJoin('media as m', 'm.id', 'f.media_id')
    .select(['f.id', 'f.name', pictureOf('m').$notNull().as('picture')])
    .where('f.submission_id', '=', designId)
    .orderBy('f.is_featured', 'desc')
    .orderBy('f.position')
    .execute();
}

function reviews({ kysely }: Db) {
  return kysely
    .selectFrom('build_reviews as r')
    .innerJoin('media as d', 'd.id', 'r.design_media_id')
    .innerJoin('media as b', 'b.id', 'r.build_media_id')
    .select(['r.id', 'r.frame_id', 'r.frame_name', 'r.round', 'r.state', 'r.ignored', 'r.result', 'r.comparison'])
    .select(['r.verdicts', 'r.note', 'r.revision', 'r.created_at', 'r.decided_at'])
    .select(sql<boolean>`r.heat is not null`.as('has_heat'))
    .select([pictureOf('d').$notNull().as('design'), pictureOf('b').$notNull().as('build')]);
}

/** The newest review of each frame. */
export function newestReviewsOf(db: Db, workspaceId: string) {
  return reviews(db)
    .distinctOn('r.frame_id')
    .where('r.workspace_id', '=', workspaceId)
    .orderBy('r.frame_id')
    .orderBy('r.round', 'desc')
    .execute();
}

/** All reviews in short, the newest round first. */
export function roundsOf({ kysely }: Db, workspaceId: string) {
  return kysely
    .selectFrom('build_reviews')
    .select(['id', 'frame_id', 'round', 'state', 'note', 'created_at', 'decided_at'])
    .select(sql<number | null>`result -> 'fidelity'`.as('fidelity'))
    .where('workspace_id', '=', workspaceId)
    .orderBy('round', 'desc')
    .execute();
}

/** A review in a workspace that the person may enter. */
export function reviewForParty(db: Db, userId: string, id: string) {
  return reviews(db)
    .innerJoin('workspaces as w', 'w.id', 'r.workspace_id')
    .where('r.id', '=', id)
    .where(entersWorkspace('w', userId))
    .executeTakeFirst();
}

/** $1 viewer, $2 review. */
export const heatForParty = prepared<{ heat: Buffer }, [string, string]>(
  'build_review_heat_for_party',
  `select r.heat from build_reviews r join workspaces w on w.id = r.workspace_id
   where r.id = $2 and r.heat is not null and ${entersWorkspaceSql('w', '$1')}`,
);

/** The design of a review. The caller then enters its workspace, which checks access and takes the lock. */
export async function designOfReview(tx: Tx, reviewId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('build_reviews as r')
    .innerJoin('workspaces as w', 'w.id', 'r.workspace_id')
    .select('w.submission_id')
    .where('r.id', '=', reviewId)
    .executeTakeFirst();
  return row?.submission_id;
}

export async function reviewRow(tx: Tx, id: string): Promise<ReviewRow> {
  return tx.selectFrom('build_reviews').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

export async function frameOfDesign(tx: Tx, submissionId: string, frameId: string) {
  return tx
    .selectFrom('submission_frames')
    .select(['name', 'media_id'])
    .where('submission_id', '=', submissionId)
    .where('id', '=', frameId)
    .executeTakeFirst();
}

export async function ownsPicture(tx: Tx, mediaId: string, ownerId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('media')
    .select('id')
    .where('id', '=', mediaId)
    .where('owner_id', '=', ownerId)
    .where('state', '!=', 'failed')
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** How many screenshots a collaboration has, and of how many frames. */
export async function countOf(tx: Tx, workspaceId: string): Promise<{ reviews: number; frames: number }> {
  return tx
    .selectFrom('build_reviews')
    .select([sql<number>`count(*)`.as('reviews'), sql<number>`count(distinct frame_id)`.as('frames')])
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirstOrThrow();
}

export async function newestRound(tx: Tx, workspaceId: string, frameId: string): Promise<ReviewRow | undefined> {
  return tx
    .selectFrom('build_reviews')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('frame_id', '=', frameId)
    .orderBy('round', 'desc')
    .limit(1)
    .executeTakeFirst();
}
