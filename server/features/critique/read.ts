import { getCritique } from '#contract/critique.ts';
import { CRITIQUES_SHOWN } from '#domain/critique/critique.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { isoTime, prepared } from '#server/platform/database/prepared.ts';
import { eventsUntilSql } from '#server/platform/events/queries.ts';
import { submissionNotFound } from '#server/platform/http/errors.ts';
import { rawJson } from '#server/platform/http/raw-json.ts';
import { personSql } from '#server/shared/person-sql.ts';
import { seesDesignSql } from '#server/shared/visible.ts';

/** The brief's goals, then its deliverables, as rows of (key, kind, place, text, requirements); `b` is the brief. */
export const linesOfBrief = `
  select 'goal.' || (g.place - 1) as key, 'goal' as kind, g.place, g.value as text, '[]'::jsonb as requirements
  from jsonb_array_elements_text(coalesce(b.content -> 'projectGoals', '[]')) with ordinality g(value, place)
  union all
  select 'deliverable.' || (d.place - 1), 'deliverable', d.place, d.value ->> 'title',
    coalesce(d.value -> 'requirements', '[]')
  from jsonb_array_elements(coalesce(b.content -> 'deliverables', '[]')) with ordinality d(value, place)`;

/** A mark counts only if its line of the brief still has the same text. */
const count = (verdict: string) => `'${verdict}', count(*) filter (where m.verdict = '${verdict}')`;
const countsOf = `(
  select json_build_object(${['met', 'partly', 'not', 'unclear'].map(count).join(', ')})
  from critiques c join critique_marks m on m.critique_id = c.id
  where c.submission_id = s.id and c.hidden_at is null and m.line = l.key and m.asked = l.text)`;

const linesOf = `(
  select json_agg(json_build_object('key', l.key, 'kind', l.kind, 'text', l.text, 'requirements', l.requirements,
    'counts', ${countsOf}) order by l.kind desc, l.place)
  from (${linesOfBrief}) l)`;

/** A pin on a deleted frame is left out. */
const marksOf = `(
  select coalesce(json_agg(json_build_object(
    'line', m.line, 'asked', m.asked, 'verdict', m.verdict, 'suggestion', m.suggestion,
    'pin', case when exists (select from submission_frames f where f.submission_id = s.id and f.id = m.frame_id)
      then json_build_object('frameId', m.frame_id, 'x', m.x, 'y', m.y) end,
    'answer', case when a.mark_id is not null then json_build_object(
      'answer', a.answer, 'reason', a.reason, 'answeredAt', ${isoTime('a.answered_at')}) end
  ) order by split_part(m.line, '.', 1) desc, m.line), '[]')
  from critique_marks m left join critique_answers a on a.mark_id = m.id where m.critique_id = c.id)`;

/** $1 design, $2 viewer or null. No row if the viewer may not see the design. */
const critiqueOf = prepared<{ json: string }, [designId: string, viewerId: string | null]>(
  'critique_of',
  `select json_build_object(
     'lines', coalesce((select ${linesOf} from design_briefs b where b.id = s.brief_id), '[]'),
     'given', coalesce((
       select json_agg(item order by is_mine desc, created_at desc, id desc) from (
         select c.id, c.created_at, coalesce(c.reviewer_id = $2, false) as is_mine, json_build_object(
           'id', c.id, 'isMine', coalesce(c.reviewer_id = $2, false), 'isHidden', c.hidden_at is not null, 'revision', c.revision,
           'reviewer', ${personSql('p')},
           'createdAt', ${isoTime('c.created_at')}, 'updatedAt', ${isoTime('c.updated_at')}, 'marks', ${marksOf}) as item
         from critiques c join profiles p on p.id = c.reviewer_id
         where c.submission_id = s.id and (c.hidden_at is null or c.reviewer_id = $2)
         order by is_mine desc, c.created_at desc, c.id desc limit ${CRITIQUES_SHOWN}) known), '[]'),
     'total', (select count(*) from critiques c where c.submission_id = s.id and c.hidden_at is null),
     'eventsUntil', ${eventsUntilSql('$2')})::text as json
   from design_submissions s where s.id = $1 and ${seesDesignSql('s', '$2')}`,
);

/** @throws submission_not_found */
export async function readCritique({ database }: { database: Database }, designId: string, viewerId: string | null) {
  const [row] = await critiqueOf(database.readsFor(viewerId), designId, viewerId);
  if (!row) throw submissionNotFound();
  return rawJson(getCritique, row.json);
}
