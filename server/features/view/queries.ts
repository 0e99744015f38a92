import { prepared } from '#server/platform/database/prepared.ts';

/**
 * $1 designs, $2 days, $3 viewers (hashes), $4 their ids (null for guests); all lists have the same length. Counts each person
 * once per design and day, public designs only, and never the designer.
 */
export const countViews = prepared(
  'count_views',
  `with looked as (
     insert into submission_views (submission_id, day, viewer)
     select s.id, seen.day, seen.viewer
     from unnest($1::uuid[], $2::date[], $3::bytea[], $4::uuid[]) as seen (id, day, viewer, person)
     join design_submissions s on s.id = seen.id and s.is_public and s.user_id is distinct from seen.person
     order by s.id, seen.viewer
     on conflict do nothing returning submission_id)
   update submission_counts c set views = c.views + n.views
   from (select submission_id, count(*) as views from looked group by submission_id) n
   where c.submission_id = n.submission_id`,
);
