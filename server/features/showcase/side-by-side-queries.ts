import type { Picture } from '#contract/media.ts';
import type { IndustryId } from '#domain/catalog/industries.ts';
import type { StyleId } from '#domain/catalog/styles.ts';
import { type Counts, verdicts } from '#domain/critique/critique.ts';
import type { Coverage } from '#domain/submission/coverage.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { pictureSql } from '#server/platform/media/picture-sql.ts';
import { personNameSql } from '#server/shared/person-sql.ts';
import { popularitySql } from '#server/shared/popularity-sql.ts';
import { isSampleSql } from '#server/shared/submission-card-sql.ts';

/** How many of the newest answers are considered. */
const CONSIDERED = 60;
/** How many of the newest designs are looked at to find the brief on the showcase's front. */
const LATEST = 200;
const BRIEFS = 3;

export interface BriefRow {
  id: string;
  title: string;
  industry: IndustryId;
  styles: StyleId[];
  deliverables: { title: string; requirements: string[] }[];
}

/** $1 a brief. No row unless it is a community brief. */
export const communityBrief = prepared<BriefRow & Record<string, unknown>, [briefId: string]>(
  'community_brief',
  `select b.id, b.title, b.industry, b.styles,
     coalesce(b.content -> 'deliverables', '[]') as deliverables
   from design_briefs b where b.id = $1 and b.user_id is null`,
);

export interface AnswerRow {
  id: string;
  designerId: string;
  title: string;
  designer: { handle: string; displayName: string };
  isSample: boolean;
  coverage: Coverage;
  frameIds: string[];
  popularity: { likeCount: number; viewCount: number; liked: boolean };
}

/** $1 a brief, $2 viewer or null, $3 a week or null: its newest public answers, of that week or of all times. */
export const newestAnswers = prepared<
  AnswerRow & Record<string, unknown>,
  [briefId: string, viewerId: string | null, week: string | null]
>(
  'newest_answers',
  `select s.id, s.user_id as "designerId", s.title, ${personNameSql('p')} as designer, ${isSampleSql} as "isSample", s.coverage,
     array(select f.id from submission_frames f where f.submission_id = s.id order by f.position) as "frameIds",
     json_build_object(${popularitySql('$2::uuid')}) as popularity
   from (select * from design_submissions where brief_id = $1 and is_public
     and ($3::date is null or created_at >= $3::date::timestamp at time zone 'utc'
       and created_at < ($3::date + 7)::timestamp at time zone 'utc')
     order by created_at desc limit ${CONSIDERED}) s
   join profiles p on p.id = s.user_id
   join submission_counts c on c.submission_id = s.id
   order by s.created_at desc, s.id desc`,
);

/** $1 designs, $2 frames: the pictures of these frames. */
export const picturesOfFrames = prepared<
  { submissionId: string; frameId: string; name: string; picture: Picture },
  [designIds: string[], frameIds: string[]]
>(
  'pictures_of_frames',
  `select f.submission_id as "submissionId", f.id as "frameId", f.name, ${pictureSql('m')} as picture
   from unnest($1::uuid[], $2::text[]) as asked (submission_id, id)
   join submission_frames f using (submission_id, id) join media m on m.id = f.media_id`,
);

const count = (verdict: string) => `count(*) filter (where m.verdict = '${verdict}')::integer as "${verdict}"`;

/** $1 designs: how often each verdict was given in visible critiques. */
export const verdictsOn = prepared<{ id: string } & Counts, [designIds: string[]]>(
  'verdicts_on',
  `select c.submission_id as id, ${verdicts.map(count).join(', ')}
   from critiques c join critique_marks m on m.critique_id = c.id
   where c.submission_id = any ($1::uuid[]) and c.hidden_at is null group by c.submission_id`,
);

/** The community briefs that were answered last, by at least two designers. */
export const briefsAnsweredLast = prepared<{ id: string }, []>(
  'briefs_answered_last',
  `with latest as materialized (
     select submission_id, created_at from showcase_facets where industry = '' and facet = ''
     order by created_at desc, submission_id desc limit ${LATEST}),
   answered as (
     select b.id, max(latest.created_at) as at from latest
     join design_submissions s on s.id = latest.submission_id
     join design_briefs b on b.id = s.brief_id and b.user_id is null
     group by b.id)
   -- In this order, so that the briefs after the first few are not counted.
   select id from (select id, at from answered order by at desc offset 0) answered
   where (select count(distinct other.user_id) from (
     select user_id from design_submissions where brief_id = answered.id and is_public limit ${CONSIDERED}) other) > 1
   limit ${BRIEFS}`,
);
