-- With the C locale, the parser of a text search takes a curly quote for a part of the word beside it.
create function with_plain_quotes(said text) returns text language sql immutable parallel safe return
  translate(said, '’‘“”„«»', '''''     ');

create or replace function showcase_words(title text, brief_title text, designer text, tags text[], industry text, styles text[],
  is_open boolean, technologies text[], created_at timestamptz) returns tsvector language sql immutable parallel safe
  return to_tsvector('pg_catalog.english', with_plain_quotes(concat_ws(' ', title, brief_title, designer, array_to_string(tags, ' '), industry,
      array_to_string(styles, ' '), case when is_open then array_to_string(technologies, ' ') end)))
    || array_to_tsvector(
      array['#i ' || industry, '#m ' || showcase_month(created_at)]
      || array(select '#s ' || style from unnest(styles) style)
      || case when is_open then array['#open'] || array(select '#t ' || technology from unnest(technologies) technology)
         else '{}' end);

drop index profiles_by_words;
create index profiles_by_words on profiles using gin (to_tsvector('simple', with_plain_quotes(display_name)));
drop index community_briefs_by_words;
create index community_briefs_by_words on design_briefs using gin (to_tsvector('english', with_plain_quotes(title))) where user_id is null;

select showcase_lists(s)
from design_submissions s left join design_briefs b on b.id = s.brief_id
where concat(s.title, b.title, s.designer_name, s.tags::text) ~ '[’‘“”„«»]';
