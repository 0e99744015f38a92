import { prepared } from '#server/platform/database/prepared.ts';
import { seesDesignSql } from '#server/shared/visible.ts';

/** What may be liked: public designs, and one's own. */
const visible = `select s.id from design_submissions s where s.id = $1 and ${seesDesignSql('s', '$2')}`;

/**
 * $1 design, $2 person. No row where there is no such design for them; the count is the one with this like. The design is held: one that
 * is being deleted is waited for, and then not there.
 */
export const addLikeSql = `with design as (${visible} for key share),
   added as (
     insert into submission_likes (submission_id, user_id) select id, $2 from design
     on conflict do nothing returning submission_id)
   select json_build_object('liked', true, 'likeCount', c.likes + (select count(*) from added))::text as json
   from design join submission_counts c on c.submission_id = design.id`;

export const addLike = prepared<{ json: string }>('add_like', addLikeSql, { shared: true });

/** $1 design, $2 person. No row where there is no such design for them; the count is the one without this like. */
export const removeLike = prepared<{ json: string }>(
  'remove_like',
  `with design as (${visible}),
   gone as (
     delete from submission_likes where user_id = $2 and submission_id = (select id from design) returning submission_id)
   select json_build_object('liked', false, 'likeCount', c.likes - (select count(*) from gone))::text as json
   from design join submission_counts c on c.submission_id = design.id`,
  { shared: true },
);
