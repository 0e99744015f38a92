-- The showcase's lists, quick at any size. Every list, filter and search reads narrow rows in an order that an index has; triggers
-- keep them in the transaction that changes a design, so that what is private is in no list from the moment it is private.

-- Published with every list ("Why here") and kept in domain/showcase/ranking.ts as well; a test compares the two.
create function trending_score(likes integer, created_at timestamptz) returns double precision language sql immutable parallel safe
  return log(greatest(likes, 1)::double precision) + extract(epoch from created_at)::double precision / 45000;

-- One row a public design that belongs to a brief. likes and score are those that the lists are ordered by: a moment behind the
-- counts, so that many likes at once move a design once.
create table showcase_entries (
  submission_id uuid primary key references design_submissions (id) on delete cascade,
  created_at    timestamptz not null,
  likes         integer not null,
  score         double precision not null,
  industry      text not null,
  styles        text[] not null,
  is_open       boolean not null,
  -- The words of the card and its tags; facets as lexemes that no text can bring, because they hold a space: '#i food',
  -- '#s retro', '#t React', '#open', and '#w 2915', the week of its creation.
  words         tsvector not null
) with (fillfactor = 80);
create index showcase_entries_words on showcase_entries using gin (words);

-- The same designs under each combination that is filtered by: ('', '') all, (industry, ''), (industry, style),
-- (industry, '+' technology). Several chosen ones are merged from the tops of their lists.
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

-- How many there are of each kind, for the numbers beside the filters. Changes are put down here and added up later, so that
-- nobody who publishes waits for somebody else who does.
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
-- Designs whose likes have changed since the lists were last put in order.
create table showcase_changes (submission_id uuid not null);

-- What the operator puts first.
create table showcase_picks (
  submission_id uuid primary key references design_submissions (id) on delete cascade,
  picked_at     timestamptz not null default now()
);

-- New designs, until they have been shown as often as each one is (domain/showcase/ranking.ts), a week at most.
create table showcase_newcomers (
  submission_id uuid primary key references design_submissions (id) on delete cascade,
  shown         integer not null default 0,
  until         timestamptz not null
) with (fillfactor = 70);
create index showcase_newcomers_turn on showcase_newcomers (shown, submission_id);

create function showcase_week(at timestamptz) returns integer language sql immutable parallel safe
  return floor(extract(epoch from at) / 604800)::integer;

create function showcase_words(title text, brief_title text, designer text, tags text[], industry text, styles text[],
  is_open boolean, technologies text[], created_at timestamptz) returns tsvector language sql immutable parallel safe
  return to_tsvector('pg_catalog.english', concat_ws(' ', title, brief_title, designer, array_to_string(tags, ' '), industry,
      array_to_string(styles, ' ')))
    || array_to_tsvector(
      array['#i ' || industry, '#w ' || showcase_week(created_at)]
      || array(select '#s ' || style from unnest(styles) style)
      || case when is_open then array['#open'] || array(select '#t ' || technology from unnest(technologies) technology)
         else '{}' end);

create function showcase_lists(design design_submissions) returns void language plpgsql as $$
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
      design.industry, design.styles, design.open_to_collaboration, design.tech_preferences, design.created_at));
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

create function submission_is_listed() returns trigger language plpgsql as $$
begin
  perform showcase_lists(new);
  return null;
end $$;
create trigger submission_is_listed after insert or update of title, is_public, brief_id, industry, styles, tags, designer_name,
  open_to_collaboration, tech_preferences, created_at on design_submissions
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

-- A name that changes is found by its new one.
create function designs_take_name() returns trigger language plpgsql as $$
begin
  update design_submissions set designer_name = new.display_name
  where user_id = new.id and designer_name is distinct from new.display_name;
  return null;
end $$;
create trigger designs_take_name after update of display_name on profiles
  for each row when (old.display_name is distinct from new.display_name) execute function designs_take_name();

create or replace function like_is_counted() returns trigger language plpgsql as $$
begin
  update submission_counts c set likes = c.likes + added.likes
  from (select submission_id, count(*) as likes from changed group by submission_id) added
  where c.submission_id = added.submission_id;
  insert into showcase_changes select distinct submission_id from changed;
  return null;
end $$;
create or replace function like_is_uncounted() returns trigger language plpgsql as $$
begin
  update submission_counts c set likes = c.likes - gone.likes
  from (select submission_id, count(*) as likes from changed group by submission_id) gone
  where c.submission_id = gone.submission_id;
  insert into showcase_changes select distinct submission_id from changed;
  return null;
end $$;

do $$
declare design design_submissions;
begin
  for design in select * from design_submissions loop
    perform showcase_lists(design);
  end loop;
end $$;
drop index design_submissions_newest;
