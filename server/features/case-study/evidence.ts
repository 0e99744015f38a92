import { getCaseStudyEvidence } from '#contract/case-study-evidence.ts';
import { isoTime, prepared } from '#server/platform/database/prepared.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { rawJson } from '#server/platform/http/raw-json.ts';
import { clientRecord } from '#server/shared/client-record-sql.ts';
import { toldTwist } from '#server/shared/told-twist-sql.ts';
import type { CaseStudyParts } from './service.ts';

const marked = (verdict: string) => `count(*) filter (where m.verdict = '${verdict}')`;

/** $1 design, $2 its owner: all records of how the design was made. */
const evidenceOf = prepared<{ json: string }>(
  'case_study_evidence',
  `select json_build_object(
     'design', json_build_object('id', s.id, 'title', s.title, 'approach', s.approach, 'challenges', s.challenges,
       'resources', s.resources, 'createdAt', ${isoTime('s.created_at')}),
     'brief', case when b.id is not null then json_build_object('id', b.id, 'title', b.title,
       'projectDescription', coalesce(b.content ->> 'projectDescription', ''),
       'projectGoals', coalesce(b.content -> 'projectGoals', '[]'),
       'primaryAudience', coalesce(b.content ->> 'primaryAudience', ''),
       'styles', b.styles, 'plotTwist', coalesce(${toldTwist('b', 's.user_id')}, ''), 'colors', (select coalesce(json_agg(json_build_object('hex', c.color -> 'hex', 'role', c.color -> 'role') order by c.at), '[]')
         from jsonb_array_elements(b.content -> 'colors') with ordinality as c (color, at))) end,
     'client', ${clientRecord('s.brief_id', 's.user_id')},
     'milestones', (select coalesce(json_agg(json_build_object('id', t.id, 'title', t.title, 'percentage', t.percentage,
         'isDone', t.done_at is not null) order by t.percentage), '[]')
       from brief_milestones t where t.brief_id = s.brief_id and t.user_id = s.user_id),
     'requirements', (select coalesce(json_agg(json_build_object(
         'key', (d.place - 1) || '.' || (r.place - 1), 'deliverable', d.value ->> 'title', 'text', r.value,
         'frameIds', coalesce(s.coverage -> ((d.place - 1) || '.' || (r.place - 1)) -> 'frameIds', '[]'),
         'arguedAway', coalesce(s.coverage -> ((d.place - 1) || '.' || (r.place - 1)) ->> 'arguedAway', '')
       ) order by d.place, r.place), '[]')
       from jsonb_array_elements(coalesce(b.content -> 'deliverables', '[]')) with ordinality d(value, place),
            jsonb_array_elements_text(d.value -> 'requirements') with ordinality r(value, place)),
     'frames', (select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'mediaId', f.media_id,
         'isFeatured', f.is_featured, 'width', fm.width, 'height', fm.height,
         'pins', (select coalesce(json_agg(json_build_object('text', p -> 'text', 'x', p -> 'x', 'y', p -> 'y')), '[]') from jsonb_array_elements(f.notes -> 'pins') p),
         'notes', (select coalesce(json_agg(n ->> 'text'), '[]') from jsonb_array_elements(f.notes -> 'general') n)
       ) order by f.position), '[]')
       from submission_frames f join media fm on fm.id = f.media_id where f.submission_id = s.id),
     'critique', (select json_build_object(
         'total', count(distinct c.id),
         'counts', json_build_object('met', ${marked('met')}, 'partly', ${marked('partly')}, 'not', ${marked('not')},
           'unclear', ${marked('unclear')}),
         'answers', coalesce(json_agg(json_build_object('critiqueId', c.id, 'line', m.line, 'asked', m.asked,
           'answer', a.answer, 'reason', a.reason) order by a.answered_at) filter (where a.mark_id is not null), '[]'))
       from critiques c left join critique_marks m on m.critique_id = c.id left join critique_answers a on a.mark_id = m.id
       where c.submission_id = s.id and c.hidden_at is null),
     'builds', (select coalesce(json_agg(json_build_object('status', w.status,
         'frames', (select count(*) from submission_frames f where f.submission_id = s.id),
         'approved', (select coalesce(json_agg(json_build_object('name', r.frame_name,
             'fidelity', (r.result ->> 'fidelity')::int, 'round', r.round) order by r.frame_name), '[]')
           from (select distinct on (frame_id) * from build_reviews where workspace_id = w.id
             order by frame_id, round desc) r
           where r.state = 'approved')) order by w.opened_at), '[]')
       from workspaces w where w.submission_id = s.id and w.state = 'active' and w.status <> 'planning')
   )::text as json
   from design_submissions s left join design_briefs b on b.id = s.brief_id
   where s.id = $1 and s.user_id = $2`,
);

/** @throws submission_not_found, both for an unknown design and for one of somebody else. */
export async function readEvidence({ database }: CaseStudyParts, submissionId: string, userId: string) {
  const [row] = await evidenceOf(database.pool, submissionId, userId);
  if (!row) throw new AppError('submission_not_found', 'This submission is private or you do not have access to it');
  return rawJson(getCaseStudyEvidence, row.json);
}
