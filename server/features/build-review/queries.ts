import type { Selectable } from 'kysely';
import { isoTime, prepared } from '#server/platform/database/prepared.ts';
import type { BuildReviewsTable } from '#server/platform/database/schema.ts';
import type { Tx } from '#server/platform/database/transaction.ts';
import { eventsUntilSql } from '#server/platform/events/queries.ts';
import { pictureSql } from '#server/platform/media/picture-sql.ts';
import { personNameSql } from '#server/shared/person-sql.ts';
import { entersWorkspaceSql } from '#server/shared/visible.ts';

export type ReviewRow = Selectable<BuildReviewsTable>;

/** `r` is the review, `d` the design's picture, `b` the build's picture. */
const reviewSql = `json_build_object(
  'id', r.id, 'frameId', r.frame_id, 'frameName', r.frame_name, 'round', r.round, 'state', r.state,
  'design', ${pictureSql('d')}, 'build', ${pictureSql('b')}, 'ignored', r.ignored, 'result', r.result,
  'heatUrl', case when r.heat is not null then '/api/build-reviews/' || r.id || '/heat.png?v=' || r.comparison end,
  'verdicts', r.verdicts, 'note', r.note, 'revision', r.revision,
  'addedAt', ${isoTime('r.created_at')}, 'decidedAt', ${isoTime('r.decided_at')})`;

const withPictures = `build_reviews r join media d on d.id = r.design_media_id join media b on b.id = r.build_media_id`;

/** The frames of the design, and removed frames that already have a screenshot. `w` is the workspace. */
const framesSql = `
  select f.id, f.name, f.media_id, f.is_featured, f.position from submission_frames f where f.submission_id = w.submission_id
  union all
  select * from (
    select distinct on (r.frame_id) r.frame_id, r.frame_name, r.design_media_id, false, 1000000
    from build_reviews r
    where r.workspace_id = w.id and not exists (
      select 1 from submission_frames f where f.submission_id = w.submission_id and f.id = r.frame_id)
    order by r.frame_id, r.round desc) gone`;

const mayEnter = entersWorkspaceSql('w', '$1');

/** $1 viewer, $2 design. */
export const reviewsForParty = prepared<{ json: string }, [string, string]>(
  'build_reviews_for_party',
  `select json_build_object(
    'id', w.id, 'designId', s.id, 'isDemo', false, 'title', s.title,
    'designer', ${personNameSql('g')},
    'developer', ${personNameSql('v')},
    'iAm', case $1::uuid when w.designer_id then 'designer' else 'developer' end, 'status', w.status,
    'frames', coalesce((select json_agg(json_build_object(
        'id', f.id, 'name', f.name, 'picture', ${pictureSql('m')},
        'current', (select ${reviewSql} from ${withPictures}
          where r.workspace_id = w.id and r.frame_id = f.id order by r.round desc limit 1),
        'earlier', coalesce((select json_agg(json_build_object(
            'id', r.id, 'round', r.round, 'state', r.state, 'fidelity', r.result -> 'fidelity', 'note', r.note,
            'addedAt', ${isoTime('r.created_at')}, 'decidedAt', ${isoTime('r.decided_at')}) order by r.round desc)
          from build_reviews r where r.workspace_id = w.id and r.frame_id = f.id and r.round < (
            select max(l.round) from build_reviews l where l.workspace_id = w.id and l.frame_id = f.id)), '[]'))
      order by f.is_featured desc, f.position, f.id)
      from (${framesSql}) f join media m on m.id = f.media_id), '[]'),
    'eventsUntil', ${eventsUntilSql('$1')}
  )::text as json
  from workspaces w
  join design_submissions s on s.id = w.submission_id
  join profiles g on g.id = w.designer_id
  join profiles v on v.id = w.developer_id
  where w.submission_id = $2 and ${mayEnter}`,
);

/** $1 viewer, $2 review. */
export const reviewForParty = prepared<{ json: string }, [string, string]>(
  'build_review_for_party',
  `select (${reviewSql})::text as json from ${withPictures} join workspaces w on w.id = r.workspace_id
   where r.id = $2 and ${mayEnter}`,
);

/** $1 viewer, $2 review. */
export const heatForParty = prepared<{ heat: Buffer }, [string, string]>(
  'build_review_heat_for_party',
  `select r.heat from build_reviews r join workspaces w on w.id = r.workspace_id
   where r.id = $2 and r.heat is not null and ${mayEnter}`,
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
