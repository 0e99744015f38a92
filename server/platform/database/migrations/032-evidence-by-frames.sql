-- A requirement that asks for several frames is evidenced with all of them. Designs from before are counted again.

with asked as (
  select s.id, s.evidenced_count, coalesce(s.coverage -> (d.place - 1 || '.' || r.place - 1), '{}') as evidence,
    coalesce(substring(r.text from '^[^\n]{1,120}?(?::|[?!]) (\d{1,2}) frames?(?: at [^,]+)?, ')::integer, 1) as frames
  from design_submissions s
  join design_briefs b on b.id = s.brief_id
  cross join jsonb_array_elements(b.content -> 'deliverables') with ordinality as d (deliverable, place)
  cross join jsonb_array_elements_text(d.deliverable -> 'requirements') with ordinality as r (text, place)),
linked as (
  select id, evidenced_count, frames, greatest(
    jsonb_array_length(coalesce(evidence -> 'frameIds', '[]')),
    sign(jsonb_array_length(coalesce(evidence -> 'noteIds', '[]')))) as linked
  from asked),
counted as (
  select id, evidenced_count, count(*) filter (where linked >= frames) as evidenced from linked group by id, evidenced_count)
update design_submissions s set evidenced_count = counted.evidenced
from counted where counted.id = s.id and counted.evidenced <> counted.evidenced_count;
