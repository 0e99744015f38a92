-- The showcase is found by colour, and search forgives typing errors and beginnings of words
-- (docs/decisions/011-showcase-lists.md).
create extension if not exists pg_trgm;

-- A part of a colour, 0 to 255, as linear light.
create function linear_light(part integer) returns double precision language sql immutable parallel safe return
  case when part <= 10 then part / 3294.6 else power((part / 255.0::double precision + 0.055) / 1.055, 2.4) end;

-- A colour as Oklab, {l, a, b} (Björn Ottosson's definition).
create function oklab(hex text) returns double precision[] language plpgsql immutable parallel safe as $$
declare
  packed integer := ('x' || lpad(substr(hex, 2), 8, '0'))::bit(32)::integer;
  r double precision := linear_light((packed >> 16) & 255);
  g double precision := linear_light((packed >> 8) & 255);
  b double precision := linear_light(packed & 255);
  l double precision := cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  m double precision := cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  s double precision := cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
begin
  return array[
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s];
end $$;

-- The swatches of domain/showcase/colors.ts; a test compares them.
create table showcase_swatches (
  id  text primary key,
  hex text not null,
  lab double precision[] generated always as (oklab(hex)) stored
);
insert into showcase_swatches (id, hex) values
  ('red', '#c8372d'), ('orange', '#e58a2b'), ('yellow', '#ffd23f'), ('green', '#4e8f5b'), ('teal', '#0b6b75'), ('blue', '#3f6fd8'),
  ('violet', '#6b4fc4'), ('pink', '#ef6f9d'), ('cream', '#f3ead9'), ('brown', '#8a6a4f'), ('black', '#15191d');

-- The swatches that are nearest to the colours of a palette. White and grey are none, and neither is a colour that is far
-- from all.
create function showcase_colors(palette text[]) returns text[] language plpgsql stable as $$
begin
  return array(
    select distinct nearest.id
    from unnest(palette) hex
    cross join lateral (select oklab(hex) as lab offset 0) c
    cross join lateral (
      select s.id, sqrt((s.lab[1] - c.lab[1]) ^ 2 + (2 * (s.lab[2] - c.lab[2])) ^ 2 + (2 * (s.lab[3] - c.lab[3])) ^ 2) as distance
      from showcase_swatches s order by distance limit 1) nearest
    where nearest.distance < 0.22
      and (sqrt(c.lab[2] ^ 2 + c.lab[3] ^ 2) >= 0.012 or c.lab[1] < 0.35)
    order by nearest.id);
end $$;

create function showcase_colors_of(design uuid) returns text[] language sql stable return
  showcase_colors((select m.colors from design_submissions s join media m on m.id = s.cover_media_id where s.id = design));

-- The words of a design as people write them, three letters or more: what a search is corrected to.
create function showcase_spelling(said text) returns text[] language sql immutable parallel safe return
  array(select distinct word from regexp_split_to_table(lower(said), '[^[:alpha:]]+') word where length(word) between 3 and 30 order by word);

-- How many listed designs have each word. Changes are stored and added up later, as in showcase_tally. A word is shown to
-- somebody only when a search for it finds a public design.
create table showcase_vocabulary (
  word    text collate "C" primary key,
  designs integer not null
);
create index showcase_vocabulary_like on showcase_vocabulary using gin (word gin_trgm_ops);
create table showcase_vocabulary_changes (
  word    text not null,
  designs integer not null
);

-- Adds up how many designs have each word, and forgets the words that none has any more.
create function showcase_count_words() returns void language sql as $$
  with changed as (delete from showcase_vocabulary_changes returning word, designs),
  summed as (select word, sum(designs) as designs from changed group by word having sum(designs) <> 0),
  gone as (
    delete from showcase_vocabulary known using summed where summed.word = known.word and known.designs + summed.designs <= 0
    returning known.word)
  insert into showcase_vocabulary as known (word, designs)
  select word, designs from summed where word not in (select word from gone) and designs > 0
    or exists (select from showcase_vocabulary stays where stays.word = summed.word and stays.designs + summed.designs > 0)
  order by word
  on conflict (word) do update set designs = known.designs + excluded.designs
$$;

-- Nothing that a person typed stays after their account. Deferred, because their designs leave the lists after their row.
create function words_go_with_person() returns trigger language plpgsql as $$
begin
  perform showcase_count_words();
  return null;
end $$;
create constraint trigger words_go_with_person after delete on profiles deferrable initially deferred
  for each row execute function words_go_with_person();

alter table showcase_entries add column spelling text[] not null default '{}';

create function entry_is_spelled() returns trigger language plpgsql as $$
begin
  insert into showcase_vocabulary_changes
  select unnest(case when tg_op = 'INSERT' then new.spelling else old.spelling end), case when tg_op = 'INSERT' then 1 else -1 end;
  return null;
end $$;

-- As in 012, and with the colours of the cover, the technologies as words, and the words as they are written.
create or replace function showcase_words(title text, brief_title text, designer text, tags text[], industry text, styles text[],
  is_open boolean, technologies text[], created_at timestamptz) returns tsvector language sql immutable parallel safe
  return to_tsvector('pg_catalog.english', concat_ws(' ', title, brief_title, designer, array_to_string(tags, ' '), industry,
      array_to_string(styles, ' '), case when is_open then array_to_string(technologies, ' ') end))
    || array_to_tsvector(
      array['#i ' || industry, '#m ' || showcase_month(created_at)]
      || array(select '#s ' || style from unnest(styles) style)
      || case when is_open then array['#open'] || array(select '#t ' || technology from unnest(technologies) technology)
         else '{}' end);

create or replace function showcase_lists(design design_submissions) returns void language plpgsql as $$
declare
  liked integer := coalesce((select likes from submission_counts where submission_id = design.id), 0);
  score double precision := trending_score(liked, design.created_at);
  is_open boolean := design.open_to_collaboration and not design.is_claimed;
  brief_title text;
  colors text[];
begin
  delete from showcase_entries where submission_id = design.id;
  if not design.is_public or design.brief_id is null or design.industry is null then
    return;
  end if;
  brief_title := (select b.title from design_briefs b where b.id = design.brief_id);
  colors := showcase_colors((select m.colors from media m where m.id = design.cover_media_id));
  insert into showcase_entries (submission_id, created_at, likes, score, industry, styles, is_open, words, spelling)
  values (design.id, design.created_at, liked, score, design.industry, design.styles, is_open,
    showcase_words(design.title, brief_title, design.designer_name, design.tags,
      design.industry, design.styles, is_open, design.tech_preferences, design.created_at)
    || array_to_tsvector(showcase_parts(liked, score, design.created_at) || array(select '#c ' || color from unnest(colors) color)),
    showcase_spelling(concat_ws(' ', design.title, brief_title, design.designer_name, array_to_string(design.tags, ' '),
      case when is_open then array_to_string(design.tech_preferences, ' ') end)));
  insert into showcase_facets (submission_id, industry, facet, created_at, likes, score, is_open)
  select design.id, at.industry, at.facet, design.created_at, liked, score, is_open
  from (
    values ('', ''), (design.industry, '')
    union select design.industry, style from unnest(design.styles) style
    union select design.industry, '+' || technology from unnest(design.tech_preferences) technology where is_open
    union select place, '~' || color from unnest(colors) color, unnest(array['', design.industry]) place
  ) at (industry, facet);
  if design.created_at > now() - interval '7 days' then
    insert into showcase_newcomers (submission_id, until) values (design.id, design.created_at + interval '7 days')
    on conflict do nothing;
  end if;
end $$;

-- A cover's colours are known after its first file, mostly when the design is public already. The entry is changed in its
-- place, so that no card is written and nothing waits for another picture.
create function showcase_paint(designs uuid[]) returns void language plpgsql as $$
begin
  perform from showcase_entries where submission_id = any (designs) order by submission_id for update;
  update showcase_entries e set words = ts_delete(e.words, array(select '#c ' || id from showcase_swatches))
    || array_to_tsvector(array(select '#c ' || color from unnest(showcase_colors_of(e.submission_id)) color))
  where e.submission_id = any (designs);
  delete from showcase_facets where submission_id = any (designs) and facet like '~%';
  insert into showcase_facets (submission_id, industry, facet, created_at, likes, score, is_open)
  select e.submission_id, place, '~' || color, e.created_at, e.likes, e.score, e.is_open
  from showcase_entries e, unnest(showcase_colors_of(e.submission_id)) color, unnest(array['', e.industry]) place
  where e.submission_id = any (designs);
end $$;

create function picture_has_colors() returns trigger language plpgsql as $$
begin
  perform showcase_paint(array(select id from design_submissions where cover_media_id = new.id));
  return null;
end $$;
create trigger picture_has_colors after update of colors on media
  for each row when (old.colors is distinct from new.colors) execute function picture_has_colors();

create function cover_has_colors() returns trigger language plpgsql as $$
begin
  perform showcase_paint(array[new.id]);
  return null;
end $$;
create trigger cover_has_colors after update of cover_media_id on design_submissions
  for each row when (old.cover_media_id is distinct from new.cover_media_id) execute function cover_has_colors();

-- People and community briefs are found beside designs.
create index profiles_by_words on profiles using gin (to_tsvector('simple', display_name));
create index community_briefs_by_words on design_briefs using gin (to_tsvector('english', title)) where user_id is null;

update showcase_entries e set
  words = showcase_words(s.title, b.title, s.designer_name, s.tags, e.industry, e.styles, e.is_open, s.tech_preferences, s.created_at)
    || array_to_tsvector(showcase_parts(e.likes, e.score, e.created_at)),
  spelling = showcase_spelling(concat_ws(' ', s.title, b.title, s.designer_name, array_to_string(s.tags, ' '),
    case when e.is_open then array_to_string(s.tech_preferences, ' ') end))
from design_submissions s left join design_briefs b on b.id = s.brief_id where s.id = e.submission_id;
select showcase_paint(array(select submission_id from showcase_entries));
insert into showcase_vocabulary (word, designs) select word, count(*) from showcase_entries, unnest(spelling) word group by word;

create trigger entry_is_spelled after insert or delete on showcase_entries
  for each row execute function entry_is_spelled();
