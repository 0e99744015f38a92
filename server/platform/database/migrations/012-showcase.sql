-- The showcase's lists, filters and search read narrow rows in the order of an index
-- (docs/decisions/011-showcase-lists.md). Triggers update them in the transaction that changes a design, so a private
-- design leaves all lists at once.

-- The same formula is shown with every list ("Why here") and implemented in domain/showcase/ranking.ts; a test
-- compares the two.
create function trending_score(likes integer, created_at timestamptz) returns double precision language sql immutable parallel safe
  return log(greatest(likes, 1)::double precision) + extract(epoch from created_at)::double precision / 45000;

-- One row for each public design that belongs to a brief. Its likes and score follow the counts a moment later, so
-- that many likes at once update it once.
create table showcase_entries (
  submission_id uuid primary key references design_submissions (id) on delete cascade,
  created_at    timestamptz not null,
  likes         integer not null,
  score         double precision not null,
  industry      text not null,
  styles        text[] not null,
  is_open       boolean not null,
  -- The words of the card and its tags, and lexemes that no text can bring, because they hold a space: the facets '#i food',
  -- '#s retro', '#t React' and '#open', and the parts of the three orders, '#m 731', '#p 100121' and '#h 731'.
  words         tsvector not null
) with (fillfactor = 80);
-- PostgreSQL then keeps three thousand words in its statistics; the rarest of them is in one of two thousand designs.
alter table showcase_entries alter column words set statistics 300;
-- No pending list (fastupdate), because every search would read all of it.
create index showcase_entries_words on showcase_entries using gin (words) with (fastupdate = off);

-- The same designs under each combination that is filtered by: ('', '') all, (industry, ''), (industry, style),
-- (industry, '+' technology). When several are chosen, the tops of their lists are merged.
create table showcase_facets (
  submission_id uuid not null references showcase_entries (submission_id) on delete cascade,
  industry      text collate "C" not null,
  facet         text collate "C" not null,
  created_at    timestamptz not null,
  likes         integer not null,
  score         double precision not null,
  is_open       boolean not null,
  primary key (submission_id, industry, facet)
);
create index showcase_facets_newest on showcase_facets (industry, facet, created_at desc, submission_id desc);
create index showcase_facets_popular on showcase_facets (industry, facet, likes desc, created_at desc, submission_id desc);
create index showcase_facets_trending on showcase_facets (industry, facet, score desc, submission_id desc);
create index showcase_open_newest on showcase_facets (industry, facet, created_at desc, submission_id desc) where is_open;
create index showcase_open_popular on showcase_facets (industry, facet, likes desc, created_at desc, submission_id desc) where is_open;
create index showcase_open_trending on showcase_facets (industry, facet, score desc, submission_id desc) where is_open;

-- The numbers beside the filters. Changes are stored and added up later, so that two people who publish never wait
-- for each other.
create table showcase_tally (
  industry text not null,
  styles   text[] not null,
  is_open  boolean not null,
  designs  integer not null,
  primary key (industry, styles, is_open)
);
create table showcase_tally_changes (
  industry text not null,
  styles   text[] not null,
  is_open  boolean not null,
  designs  integer not null
);

-- Designs that the operator shows first.
create table showcase_picks (
  submission_id uuid primary key references design_submissions (id) on delete cascade,
  picked_at     timestamptz not null default now()
);

-- New designs, for at most a week, until each was shown as often as domain/showcase/ranking.ts says.
create table showcase_newcomers (
  submission_id uuid primary key references design_submissions (id) on delete cascade,
  shown         integer not null default 0,
  until         timestamptz not null
) with (fillfactor = 70);
create index showcase_newcomers_turn on showcase_newcomers (shown, submission_id);

-- A search walks an order part by part from the top of the list, so that ten designs cost the same however many more match.
-- A part is a stretch of one order, and a lexeme beside the words. Newest goes by months of 28 days.
create function showcase_month(at timestamptz) returns integer language sql immutable parallel safe
  return floor(extract(epoch from at) / (28 * 86400))::integer;

-- Most designs have none to three likes. These are divided by time as well: none by 8 weeks, one to three by 24.
-- Above that, each doubling is one part.
create function showcase_popular_part(likes integer, created_at timestamptz) returns integer language sql immutable parallel safe
  return case when likes < 1 then showcase_month(created_at) / 2
    when likes <= 3 then likes * 100000 + showcase_month(created_at) / 6
    else 1000000 + floor(ln(likes) / ln(2))::integer end;
-- A part covers the score that 28 days add.
create function showcase_trending_part(score double precision) returns integer language sql immutable parallel safe
  return floor(score / 53.76)::integer;

create function showcase_parts(likes integer, score double precision, created_at timestamptz) returns text[]
  language sql immutable parallel safe
  return array['#p ' || showcase_popular_part(likes, created_at), '#h ' || showcase_trending_part(score)];

-- The words of a design whose likes changed. Most changes stay in the same part, and then no index is updated.
create function showcase_moved(words tsvector, before text[], after text[]) returns tsvector language sql immutable parallel safe
  return case when before = after then words else ts_delete(words, before) || array_to_tsvector(after) end;

create function showcase_words(title text, brief_title text, designer text, tags text[], industry text, styles text[],
  is_open boolean, technologies text[], created_at timestamptz) returns tsvector language sql immutable parallel safe
  return to_tsvector('pg_catalog.english', concat_ws(' ', title, brief_title, designer, array_to_string(tags, ' '), industry,
      array_to_string(styles, ' ')))
    || array_to_tsvector(
      array['#i ' || industry, '#m ' || showcase_month(created_at)]
      || array(select '#s ' || style from unnest(styles) style)
      || case when is_open then array['#open'] || array(select '#t ' || technology from unnest(technologies) technology)
         else '{}' end);

create function showcase_lists(design design_submissions) returns void language plpgsql as $$
declare
  liked integer := coalesce((select likes from submission_counts where submission_id = design.id), 0);
  score double precision := trending_score(liked, design.created_at);
  is_open boolean := design.open_to_collaboration and not design.is_claimed;
begin
  delete from showcase_entries where submission_id = design.id;
  if not design.is_public or design.brief_id is null or design.industry is null then
    return;
  end if;
  insert into showcase_entries (submission_id, created_at, likes, score, industry, styles, is_open, words)
  values (design.id, design.created_at, liked, score, design.industry, design.styles, is_open,
    showcase_words(design.title, (select title from design_briefs where id = design.brief_id), design.designer_name, design.tags,
      design.industry, design.styles, is_open, design.tech_preferences, design.created_at)
    || array_to_tsvector(showcase_parts(liked, score, design.created_at)));
  insert into showcase_facets (submission_id, industry, facet, created_at, likes, score, is_open)
  select design.id, at.industry, at.facet, design.created_at, liked, score, is_open
  from (
    values ('', ''), (design.industry, '')
    union select design.industry, style from unnest(design.styles) style
    union select design.industry, '+' || technology from unnest(design.tech_preferences) technology where is_open
  ) at (industry, facet);
  if design.created_at > now() - interval '7 days' then
    insert into showcase_newcomers (submission_id, until) values (design.id, design.created_at + interval '7 days')
    on conflict do nothing;
  end if;
end $$;

create function submission_is_listed() returns trigger language plpgsql as $$
begin
  perform showcase_lists(new);
  return null;
end $$;
create trigger submission_is_listed after insert or update of title, is_public, brief_id, industry, styles, tags, designer_name,
  open_to_collaboration, is_claimed, tech_preferences, created_at on design_submissions
  for each row execute function submission_is_listed();

create function entry_is_tallied() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into showcase_tally_changes values (new.industry, new.styles, new.is_open, 1);
  else
    insert into showcase_tally_changes values (old.industry, old.styles, old.is_open, -1);
  end if;
  return null;
end $$;
create trigger entry_is_tallied after insert or delete on showcase_entries
  for each row execute function entry_is_tallied();

-- How common a word is: a search starts with its rarest word. A word that is missing here is rarer than all words
-- here.
create table showcase_common_words (
  lexeme text primary key,
  -- The share of all listed designs, 0 to 1.
  share  real not null
);

-- Read from PostgreSQL's statistics. A word of fewer than a hundred designs is rare anyway and may be personal, so it
-- is not stored separately.
create function showcase_learn_words() returns void language sql as $$
  with counted as materialized (
    select most_common_elems::text::text[] as lexemes, most_common_elem_freqs as shares,
      (select reltuples from pg_class where oid = 'showcase_entries'::regclass) as designs
    from pg_stats
    where schemaname = current_schema and tablename = 'showcase_entries' and attname = 'words' and most_common_elems is not null),
  learnt as materialized (
    select lexeme, share from counted, unnest(lexemes, shares[1:cardinality(lexemes)]) known (lexeme, share)
    where share * designs >= 100),
  forgotten as (
    delete from showcase_common_words where lexeme not in (select lexeme from learnt) and exists (select from counted))
  insert into showcase_common_words as known (lexeme, share) select lexeme, share from learnt
  on conflict (lexeme) do update set share = excluded.share where known.share is distinct from excluded.share
$$;

-- Each design's card, written when the design changes. Joining five tables for each list took more time than the rest
-- of the query.
create table showcase_cards (
  id        uuid primary key references showcase_entries (submission_id) on delete cascade,
  -- JSON as server/shared/submission-card-sql.ts writes it; a test compares the two. It lacks the last brace, because a list
  -- appends the counts.
  open_card text not null
);

-- Builds JSON without the spaces of json_build_object, which were a tenth of an answer.
create function picture_json(m media) returns json language sql stable return
  case when m.id is not null then (select row_to_json(picture) from (select
    m.id as "mediaId", m.state, m.width, m.height, m.placeholder, m.colors,
    to_json(array(select row_to_json(source) from (
      select v ->> 'type' as type, (v ->> 'width')::integer as width,
        '/media/' || m.id || '/' || (v ->> 'width') || '.' || substr(v ->> 'type', 7) as url
      from jsonb_array_elements(m.variants) v) source
      order by type, width)) as sources) picture) end;

create function showcase_card(s design_submissions, p profiles, b design_briefs, m media) returns text language sql stable return
  (select left(row_to_json(card)::text, -1) from (select
    s.id, s.title, b.title as "briefTitle", s.industry, s.styles, s.tags,
    (select row_to_json(designer) from (select p.handle, p.display_name as "displayName") designer) as designer,
    picture_json(m) as picture,
    s.is_public as "isPublic", s.open_to_collaboration and not s.is_claimed as "openToCollaboration", s.figma_link as "figmaLink",
    s.requirement_count as "requirementCount", s.evidenced_count as "evidencedCount",
    s.is_sample or coalesce((s.figma_file_info ->> 'isSample')::boolean, false) as "isSample",
    to_char(s.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt") card);

-- Locks the rows that a card is built from until the transaction ends. Another transaction that changes them waits,
-- then sees the design and writes its card again.
create function showcase_keep_cards(designs uuid[]) returns void language plpgsql as $$
begin
  perform from media where id in (select cover_media_id from design_submissions where id = any (designs)) order by id for share;
  perform from profiles where id in (select user_id from design_submissions where id = any (designs)) order by id for share;
  perform from design_briefs where id in (select brief_id from design_submissions where id = any (designs)) order by id for share;
  insert into showcase_cards as kept (id, open_card)
  select s.id, showcase_card(s, p, b, m)
  from showcase_entries e
  join design_submissions s on s.id = e.submission_id
  join profiles p on p.id = s.user_id
  left join design_briefs b on b.id = s.brief_id
  left join media m on m.id = s.cover_media_id
  where e.submission_id = any (designs)
  on conflict (id) do update set open_card = excluded.open_card where kept.open_card <> excluded.open_card;
end $$;

create function entry_has_card() returns trigger language plpgsql as $$
begin
  perform showcase_keep_cards(array[new.submission_id]);
  return null;
end $$;
create trigger entry_has_card after insert on showcase_entries for each row execute function entry_has_card();

-- Only columns that are on the card and in no list. Updating a design's lists already writes a new card.
create function design_has_card() returns trigger language plpgsql as $$
begin
  perform showcase_keep_cards(array[new.id]);
  return null;
end $$;
create trigger design_has_card
  after update of figma_link, figma_file_info, cover_media_id, requirement_count, evidenced_count, is_sample on design_submissions
  for each row execute function design_has_card();

create function person_has_cards() returns trigger language plpgsql as $$
begin
  perform showcase_keep_cards(array(select id from design_submissions where user_id = new.id));
  return null;
end $$;
create trigger person_has_cards after update of handle, display_name on profiles
  for each row when ((old.handle, old.display_name) is distinct from (new.handle, new.display_name)) execute function person_has_cards();

create function brief_has_cards() returns trigger language plpgsql as $$
begin
  perform showcase_keep_cards(array(select id from design_submissions where brief_id = new.id));
  return null;
end $$;
create trigger brief_has_cards after update of title on design_briefs
  for each row when (old.title <> new.title) execute function brief_has_cards();

create function picture_has_cards() returns trigger language plpgsql as $$
begin
  perform showcase_keep_cards(array(select id from design_submissions where cover_media_id = new.id));
  return null;
end $$;
create trigger picture_has_cards after update of state, width, height, placeholder, colors, variants on media
  for each row execute function picture_has_cards();
