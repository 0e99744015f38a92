import { COMMENT_CHARACTERS_SHOWN, COMMENTS_SHOWN, OF_ONE_SHOWN } from '#domain/comment/comment.ts';
import { isoTime, prepared } from '#server/platform/database/prepared.ts';
import type { Tx } from '#server/platform/database/transaction.ts';
import { eventsUntilSql } from '#server/platform/events/queries.ts';
import { personSql } from '#server/shared/person-sql.ts';
import { seesDesign, seesDesignSql } from '#server/shared/visible.ts';

/** `c` is the comment, `p` its author, `s` the design, $2 the viewer. A pin on a deleted frame keeps only the frame's name. */
const commentSql = `json_build_object(
  'id', c.id, 'parentId', c.parent_id,
  'author', case when p.id is not null then
    ${personSql('p')} end,
  'isMine', coalesce(c.user_id = $2, false), 'isByDesigner', coalesce(c.user_id = s.user_id, false),
  'pin', case when exists (select from submission_frames f where f.submission_id = s.id and f.id = c.frame_id)
    then json_build_object('frameId', c.frame_id, 'x', c.x, 'y', c.y) end,
  'goneFrame', case when c.frame_id is not null and not exists (
      select from submission_frames f where f.submission_id = s.id and f.id = c.frame_id)
    then coalesce(c.gone_frame, '') end,
  'body', c.body, 'removed', c.removed, 'isSettled', c.settled_at is not null, 'createdAt', ${isoTime('c.created_at')}, 'editedAt', ${isoTime('c.edited_at')})`;

/** As many as four people can write. */
const LOOKED_AT = 2_000;
const standingOf = `select count(*)::integer from comments c where c.submission_id = s.id and c.removed is null`;

/** $1 design, $2 viewer or null. No row if the viewer may not see the design. */
export const discussionOf = prepared<{ json: string }>(
  'discussion_of',
  `select json_build_object(
     'items', coalesce((
       select json_agg(item order by created_at desc, id desc) from (
         select c.created_at, c.id, ${commentSql} as item
         from (
           select *, sum(length(body)) over newest as characters from (
             select *, row_number() over of_one as place_of_one, sum(length(body)) over of_one as characters_of_one from (
               select * from comments where submission_id = s.id
               order by created_at desc, id desc limit ${LOOKED_AT}) latest
             window of_one as (partition by coalesce(user_id, id) order by created_at desc, id desc)) each
           where place_of_one <= ${OF_ONE_SHOWN.comments} and characters_of_one <= ${OF_ONE_SHOWN.characters}
           window newest as (order by created_at desc, id desc)
           order by created_at desc, id desc limit ${COMMENTS_SHOWN}
         ) c left join profiles p on p.id = c.user_id
         where c.characters <= ${COMMENT_CHARACTERS_SHOWN}) known), '[]'),
     'total', (${standingOf}),
     'isFirst', not exists (select from comments c where c.user_id = $2),
     'eventsUntil', ${eventsUntilSql('$2')})::text as json
   from design_submissions s where s.id = $1 and ${seesDesignSql('s', '$2')}`,
);

/** $1 design, $2 viewer or null. No row if the viewer may not see the design. */
export const commentCountOf = prepared<{ count: number }>(
  'comment_count_of',
  `select (${standingOf}) as count
   from design_submissions s where s.id = $1 and ${seesDesignSql('s', '$2')}`,
);

/** $1 comment, $2 viewer. */
export const commentById = prepared<{ json: string }>(
  'comment_by_id',
  `select ${commentSql}::text as json
   from comments c join design_submissions s on s.id = c.submission_id left join profiles p on p.id = c.user_id
   where c.id = $1 and ${seesDesignSql('s', '$2')}`,
);

/** A design that the person may see, and whether its designer has blocked them. `isHeld`: nobody deletes it or makes it private meanwhile. */
export async function findDesign(tx: Tx, id: string, userId: string, { isHeld = false } = {}) {
  return tx
    .selectFrom('design_submissions as s')
    .select((select) => [
      's.user_id',
      's.is_public',
      select
        .exists(
          select
            .selectFrom('person_blocks')
            .select('blocker_id')
            .whereRef('blocker_id', '=', 's.user_id')
            .where('blocked_id', '=', userId),
        )
        .as('is_blocked'),
    ])
    .where('s.id', '=', id)
    .where(seesDesign('s', userId))
    .$if(isHeld, (design) => design.forShare('s'))
    .executeTakeFirst();
}

/** A visible comment with the design's owner, locked until the transaction ends. */
export async function lockComment(tx: Tx, id: string, viewerId: string) {
  return tx
    .selectFrom('comments as c')
    .innerJoin('design_submissions as s', 's.id', 'c.submission_id')
    .select(['c.id', 'c.user_id', 'c.submission_id', 'c.parent_id', 'c.created_at', 's.user_id as designer_id'])
    .where('c.id', '=', id)
    .where('c.removed', 'is', null)
    .where(seesDesign('s', viewerId))
    .forUpdate('c')
    .executeTakeFirst();
}

/** The row of a removed comment, locked until the transaction ends. */
export async function lockPlace(tx: Tx, id: string) {
  return tx
    .selectFrom('comments')
    .select('id')
    .where('id', '=', id)
    .where('removed', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function hasFrame(tx: Tx, submissionId: string, frameId: string): Promise<boolean> {
  const frame = await tx
    .selectFrom('submission_frames')
    .select('id')
    .where('submission_id', '=', submissionId)
    .where('id', '=', frameId)
    .executeTakeFirst();
  return frame !== undefined;
}

export async function hasReplies(tx: Tx, id: string): Promise<boolean> {
  const reply = await tx.selectFrom('comments').select('id').where('parent_id', '=', id).executeTakeFirst();
  return reply !== undefined;
}
