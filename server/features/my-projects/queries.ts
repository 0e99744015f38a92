import { sql } from 'kysely';
import type { Picture } from '#contract/media.ts';
import type { SubmissionCard } from '#contract/submission.ts';
import type { BegunSubmission } from '#contract/submission-draft.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { isoTime, prepared } from '#server/platform/database/prepared.ts';
import { pictureSql } from '#server/platform/media/picture-sql.ts';
import { begunForBrief, begunSubmission } from '#server/shared/begun-submission-sql.ts';
import { communityCopySql } from '#server/shared/community-copy-sql.ts';
import { submissionCardSql } from '#server/shared/submission-card-sql.ts';
import { changeWaits } from '#server/shared/told-twist-sql.ts';
import { worksOnBriefSql } from '#server/shared/visible.ts';

/**
 * $1 person: own briefs, and community briefs they work on, last changed first. An own brief is listed even before it has a
 * record of work.
 */
export const briefsOfSql = `select json_build_object('items', coalesce(json_agg(item order by changed_at desc, id desc), '[]'))::text as json from (
     select b.id, coalesce(p.updated_at, b.created_at) as changed_at, json_build_object(
       'briefId', b.id, 'isMine', b.user_id is not null, 'progressId', p.id, 'docket', b.docket, 'title', b.title, 'industry', b.industry, 'styles', b.styles,
       'status', coalesce(p.status, 'not_started'), 'submissionId', p.submission_id,
       'communityCopyId', ${communityCopySql('b', '$1')},
       'begun', ${begunForBrief('$1')}, 'changeWaits', ${changeWaits('b', '$1', 'p')},
       'startedAt', ${isoTime('p.started_at')}, 'completedAt', ${isoTime('p.completed_at')}, 'dueOn', p.due_on,
       'updatedAt', ${isoTime('coalesce(p.updated_at, b.created_at)')}, 'createdAt', ${isoTime('b.created_at')},
       'requirementCount', b.requirement_count,
       'tickCount', (select count(*) from brief_deliverable_ticks t where t.brief_id = b.id and t.user_id = $1),
       'evidencedCount', s.evidenced_count, 'milestoneCount', milestones.total, 'milestonesDone', milestones.done
     ) as item
     from (
       select id from design_briefs where user_id = $1
       union
       select brief_id from user_brief_progress where user_id = $1
     ) listed
     join design_briefs b on b.id = listed.id and ${worksOnBriefSql('b', '$1')}
     left join user_brief_progress p on p.brief_id = b.id and p.user_id = $1
     left join design_submissions s on s.id = p.submission_id
     cross join lateral (
       select count(*) as total, count(m.done_at) as done from brief_milestones m where m.brief_id = b.id and m.user_id = $1
     ) milestones
   ) items`;

export const briefsOf = prepared<{ json: string }>('briefs_of', briefsOfSql);

/** Own designs, public and private, newest first. */
export async function submissionsOf({ kysely }: Pick<Database, 'kysely'>, userId: string): Promise<SubmissionCard[]> {
  const rows = await kysely
    .selectFrom('design_submissions as s')
    .innerJoin('profiles as p', 'p.id', 's.user_id')
    .leftJoin('design_briefs as b', 'b.id', 's.brief_id')
    .leftJoin('media as m', 'm.id', 's.cover_media_id')
    .select(sql.raw<SubmissionCard>(submissionCardSql).as('card'))
    .where('s.user_id', '=', userId)
    .orderBy('s.created_at', 'desc')
    .orderBy('s.id', 'desc')
    .execute();
  return rows.map((row) => row.card);
}

/** $1 person: submissions that are begun and not handed in, last changed first, with their featured or first frame. */
export const begunBy = prepared<{ begun: BegunSubmission; picture: Picture | null }>(
  'begun_by',
  `select ${begunSubmission} as begun, ${pictureSql('m')} as picture
   from submission_drafts d left join design_briefs b on b.id = d.brief_id
   left join media m on m.id = (
     select (frame ->> 'mediaId')::uuid from jsonb_array_elements(d.content -> 'frames') with ordinality as listed(frame, n)
     where (frame ->> 'selected')::boolean order by (frame ->> 'featured')::boolean desc, n limit 1)
   where d.user_id = $1 and d.submission_id is null order by d.updated_at desc, d.id`,
);
