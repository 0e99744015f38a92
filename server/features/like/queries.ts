import { prepared } from '#server/platform/database/prepared.ts';
import { seesDesignSql } from '#server/shared/visible.ts';

/** Whether the person likes the design now, and how many do. */
export interface Liked {
  liked: boolean;
  likeCount: number;
}

/** A person may like public designs and their own. The lock waits for a deletion in progress, after which the design is not found. */
const visible = `select s.id from design_submissions s where s.id = $1 and ${seesDesignSql('s', '$2')} for key share`;

/** $1 design, $2 person: the count with this like, or no row if the person may not see the design. */
const addLikeSql = `with design as (${visible}),
   added as (
     insert into submission_likes (submission_id, user_id) select id, $2 from design
     on conflict do nothing returning submission_id)
   select true as liked, c.likes + (select count(*) from added) as "likeCount"
   from design join submission_counts c on c.submission_id = design.id`;

export const addLike = prepared<Liked>('add_like', addLikeSql);

/** $1 design, $2 person. No row if the person may not see the design; the count is without this like. */
export const removeLike = prepared<Liked>(
  'remove_like',
  `with design as (${visible}),
   gone as (
     delete from submission_likes where user_id = $2 and submission_id = (select id from design) returning submission_id)
   select false as liked, c.likes - (select count(*) from gone) as "likeCount"
   from design join submission_counts c on c.submission_id = design.id`,
);
