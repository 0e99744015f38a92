-- Drafts of the wizard, the designs made from them with their frames, and counts of likes and views.

create table submission_drafts (
  id            uuid primary key,
  user_id       uuid not null references profiles (id) on delete cascade,
  brief_id      uuid references design_briefs (id) on delete set null,
  step          integer not null default 1 check (step between 1 and 7),
  revision      integer not null default 1,
  content       jsonb not null,
  submission_id uuid,
  created_at    timestamptz not null default now(),
  updated_at    timestamptz not null default now()
);
create index submission_drafts_open on submission_drafts (user_id, updated_at desc) where submission_id is null;

create table design_submissions (
  id                        uuid primary key,
  user_id                   uuid not null references profiles (id) on delete cascade,
  brief_id                  uuid references design_briefs (id) on delete set null,
  -- A draft becomes one design, even when it is sent several times.
  draft_id                  uuid unique,
  title                     text not null check (char_length(btrim(title)) between 1 and 120),
  figma_link                text check (figma_link ~ '^https?://'),
  figma_file_info           jsonb,
  approach                  text not null default '',
  challenges                text not null default '',
  resources                 text not null default '',
  private_notes             text not null default '',
  tags                      text[] not null default '{}',
  assets_link               text check (assets_link ~ '^https?://'),
  handoff_notes             text not null default '',
  is_public                 boolean not null default true,
  -- Whether the page shows the client's change in the middle of the work, and its outcome.
  shows_change              boolean not null default false,
  open_to_collaboration     boolean not null default false,
  -- Whether a workspace claims the design (009-collaboration.sql). While it does, nobody else can ask to build it.
  is_claimed                boolean not null default false,
  collaboration_preferences text[] not null default '{}',
  tech_preferences          text[] not null default '{}',
  developer_message         text not null default '',
  coverage                  jsonb not null default '{}',
  requirement_count         integer not null default 0,
  evidenced_count           integer not null default 0,
  -- Copied from the brief and the person, so that one index covers the filter and the order.
  industry                  text,
  styles                    text[] not null default '{}',
  designer_name             text not null,
  -- The picture for cards and previews, from the featured frame.
  cover_media_id            uuid references media (id) on delete set null,
  is_sample                 boolean not null default false,
  -- Counts the saves, so that a save on an older one is refused (docs/decisions/021).
  revision                  integer not null default 1,
  created_at                timestamptz not null default now(),
  updated_at                timestamptz not null default now(),
  check (is_public or not open_to_collaboration)
);
create index design_submissions_by_user on design_submissions (user_id, created_at desc);
create index design_submissions_by_brief on design_submissions (brief_id, created_at desc);
create index design_submissions_by_cover on design_submissions (cover_media_id) where cover_media_id is not null;

create table submission_frames (
  submission_id uuid not null references design_submissions (id) on delete cascade,
  -- The design file's node id, or an id that the wizard created for an uploaded picture.
  id            text not null check (char_length(id) between 1 and 120),
  position      integer not null check (position >= 0),
  name          text not null,
  page_id       text,
  page_name     text,
  -- Deferrable, because deleting a person deletes the pictures before the frames.
  media_id      uuid not null references media (id) deferrable,
  is_featured   boolean not null default false,
  -- {"pins": [{"id", "x", "y", "text"}], "general": [{"id", "text"}]}
  notes         jsonb not null default '{"pins": [], "general": []}',
  primary key (submission_id, id),
  unique (submission_id, position) deferrable initially deferred
);
create unique index submission_frames_one_featured on submission_frames (submission_id) where is_featured;
create index submission_frames_by_media on submission_frames (media_id);

alter table submission_drafts
  add foreign key (submission_id) references design_submissions (id) on delete cascade;
alter table user_brief_progress
  add foreign key (submission_id) references design_submissions (id) on delete set null;

create function designs_take_name() returns trigger language plpgsql as $$
begin
  update design_submissions set designer_name = new.display_name
  where user_id = new.id and designer_name is distinct from new.display_name;
  return null;
end $$;
create trigger designs_take_name after update of display_name on profiles
  for each row when (old.display_name is distinct from new.display_name) execute function designs_take_name();

-- A separate row, so that a like updates neither the wide row of the design nor an index.
create table submission_counts (
  submission_id uuid primary key references design_submissions (id) on delete cascade,
  likes         integer not null default 0 check (likes >= 0),
  views         integer not null default 0 check (views >= 0)
) with (fillfactor = 50);

create function submission_begins_counts() returns trigger language plpgsql as $$
begin
  insert into submission_counts (submission_id) select id from added;
  return null;
end $$;
create trigger submission_begins_counts after insert on design_submissions
  referencing new table as added for each statement execute function submission_begins_counts();

create table submission_likes (
  submission_id uuid not null references design_submissions (id) on delete cascade,
  user_id       uuid not null references profiles (id) on delete cascade,
  created_at    timestamptz not null default now(),
  primary key (submission_id, user_id)
);
create index submission_likes_by_user on submission_likes (user_id, created_at desc);

-- Designs whose likes changed since the showcase last sorted its lists.
create table showcase_changes (submission_id uuid not null);

-- Triggers count, so the number is right for every kind of change. They update designs in the order of ids, to avoid
-- deadlocks and a plan that reads all counts.
create function like_is_counted() returns trigger language plpgsql as $$
declare added record;
begin
  for added in select submission_id, count(*) as likes from changed group by submission_id order by submission_id loop
    update submission_counts set likes = likes + added.likes where submission_id = added.submission_id;
    insert into showcase_changes values (added.submission_id);
  end loop;
  return null;
end $$;
create function like_is_uncounted() returns trigger language plpgsql as $$
declare gone record;
begin
  for gone in select submission_id, count(*) as likes from changed group by submission_id order by submission_id loop
    update submission_counts set likes = likes - gone.likes where submission_id = gone.submission_id;
    insert into showcase_changes values (gone.submission_id);
  end loop;
  return null;
end $$;
create trigger like_is_counted after insert on submission_likes
  referencing new table as changed for each statement execute function like_is_counted();
create trigger like_is_uncounted after delete on submission_likes
  referencing old table as changed for each statement execute function like_is_uncounted();

-- A person counts once in a UTC day. The viewer is a hash that changes every day, so that nobody can be tracked over
-- days; old rows are swept.
create table submission_views (
  submission_id uuid not null references design_submissions (id) on delete cascade,
  day           date not null,
  viewer        bytea not null check (length(viewer) = 16),
  primary key (submission_id, day, viewer)
);
create index submission_views_by_day on submission_views (day);
