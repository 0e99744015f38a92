-- Words are looked for month by month instead of week by week: each look costs as much as the rarest word has designs, so with
-- several words a hundred of them were too many.
create function showcase_month(at timestamptz) returns integer language sql immutable parallel safe
  return floor(extract(epoch from at) / (28 * 86400))::integer;

create or replace function showcase_words(title text, brief_title text, designer text, tags text[], industry text, styles text[],
  is_open boolean, technologies text[], created_at timestamptz) returns tsvector language sql immutable parallel safe
  return to_tsvector('pg_catalog.english', concat_ws(' ', title, brief_title, designer, array_to_string(tags, ' '), industry,
      array_to_string(styles, ' ')))
    || array_to_tsvector(
      array['#i ' || industry, '#m ' || showcase_month(created_at)]
      || array(select '#s ' || style from unnest(styles) style)
      || case when is_open then array['#open'] || array(select '#t ' || technology from unnest(technologies) technology)
         else '{}' end);

-- Without a list of what is still to be sorted in (fastupdate), which every search would have to read from end to end.
drop index showcase_entries_words;
update showcase_entries e
set words = showcase_words(s.title, b.title, s.designer_name, s.tags, s.industry, s.styles, s.open_to_collaboration,
  s.tech_preferences, s.created_at)
from design_submissions s left join design_briefs b on b.id = s.brief_id
where s.id = e.submission_id;
create index showcase_entries_words on showcase_entries using gin (words) with (fastupdate = off);
drop function showcase_week(timestamptz);
