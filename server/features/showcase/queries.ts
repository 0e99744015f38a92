import { prepared } from '#server/platform/database/prepared.ts';
import { popularitySql } from '#server/platform/popularity-sql.ts';
import { submissionCardFields } from '#server/platform/submission-card-sql.ts';

/** $1 and $2: the last shown design's time and id, or null for the first page; $3 how many; $4 who asks, or null. Newest first. */
export const newestDesigns = prepared<{ json: string; cursor: string }>(
  'newest_designs',
  `select json_build_object(${submissionCardFields}, ${popularitySql('$4::uuid')})::text as json,
     to_char(s.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '_' || s.id as cursor
   from design_submissions s
   join profiles p on p.id = s.user_id
   left join design_briefs b on b.id = s.brief_id
   join submission_counts c on c.submission_id = s.id
   left join media m on m.id = s.cover_media_id
   where s.is_public and s.brief_id is not null
     and ($1::timestamptz is null or (s.created_at, s.id) < ($1::timestamptz, $2::uuid))
   order by s.created_at desc, s.id desc limit $3`,
);
