-- Words are looked for under Popular and Trending as among the newest: part by part from the top of the list, so that finding ten
-- costs the same however many more there are. A part is a stretch of one order, written as a lexeme beside the words.

-- Counts of likes up to three stand by themselves, and there are many of each, so by time as well: none by 8 weeks, the others by
-- 24. Above, each doubling is one part.
create function showcase_popular_part(likes integer, created_at timestamptz) returns integer language sql immutable parallel safe
  return case when likes < 1 then showcase_month(created_at) / 2
    when likes <= 3 then likes * 100000 + showcase_month(created_at) / 6
    else 1000000 + floor(ln(likes) / ln(2))::integer end;
-- As much score as 28 days bring.
create function showcase_trending_part(score double precision) returns integer language sql immutable parallel safe
  return floor(score / 53.76)::integer;

create function showcase_parts(likes integer, score double precision, created_at timestamptz) returns text[]
  language sql immutable parallel safe
  return array['#p ' || showcase_popular_part(likes, created_at), '#h ' || showcase_trending_part(score)];

create or replace function showcase_lists(design design_submissions) returns void language plpgsql as $$
declare
  liked integer := coalesce((select likes from submission_counts where submission_id = design.id), 0);
  score double precision := trending_score(liked, design.created_at);
begin
  delete from showcase_entries where submission_id = design.id;
  if not design.is_public or design.brief_id is null or design.industry is null then
    return;
  end if;
  insert into showcase_entries (submission_id, created_at, likes, score, industry, styles, is_open, words)
  values (design.id, design.created_at, liked, score, design.industry, design.styles, design.open_to_collaboration,
    showcase_words(design.title, (select title from design_briefs where id = design.brief_id), design.designer_name, design.tags,
      design.industry, design.styles, design.open_to_collaboration, design.tech_preferences, design.created_at)
    || array_to_tsvector(showcase_parts(liked, score, design.created_at)));
  insert into showcase_facets (submission_id, industry, facet, created_at, likes, score, is_open)
  select design.id, at.industry, at.facet, design.created_at, liked, score, design.open_to_collaboration
  from (
    values ('', ''), (design.industry, '')
    union select design.industry, style from unnest(design.styles) style
    union select design.industry, '+' || technology from unnest(design.tech_preferences) technology
      where design.open_to_collaboration
  ) at (industry, facet);
  if design.created_at > now() - interval '7 days' then
    insert into showcase_newcomers (submission_id, until) values (design.id, design.created_at + interval '7 days')
    on conflict do nothing;
  end if;
end $$;

-- A design whose likes changed: its words, with the parts where it stands now. Most changes stay in their part, and then no index
-- is written to.
create function showcase_moved(words tsvector, before text[], after text[]) returns tsvector language sql immutable parallel safe
  return case when before = after then words else ts_delete(words, before) || array_to_tsvector(after) end;

drop index showcase_entries_words;
update showcase_entries set words = words || array_to_tsvector(showcase_parts(likes, score, created_at));
create index showcase_entries_words on showcase_entries using gin (words) with (fastupdate = off);
