-- Designs: pictures in our own storage, drafts of the wizard, submissions with their frames.
-- Invariants are held here: one featured frame a design, one design a draft, a private design open to nobody.

-- One picture that somebody brought. The bytes live in the blob store under their hash; several rows may share one.
create table media (
  id          uuid primary key,
  owner_id    uuid not null references profiles (id) on delete cascade,
  -- SHA-256 of the bytes as they came, in hex: the name of the original in the blob store.
  hash        text not null check (hash ~ '^[0-9a-f]{64}$'),
  source      text not null check (source in ('upload', 'design_file', 'sample')),
  state       text not null default 'processing' check (state in ('processing', 'ready', 'failed')),
  width       integer not null check (width > 0),
  height      integer not null check (height > 0),
  bytes       bigint not null check (bytes > 0),
  -- A few pixels as a data URL, and the commonest colours; known as soon as the first variant is.
  placeholder text not null default '' check (char_length(placeholder) <= 2000),
  colors      text[] not null default '{}',
  -- [{"type", "width", "height", "bytes", "key"}]: what is encoded by now; key names the blob.
  variants    jsonb not null default '[]',
  error_code  text,
  attempts    integer not null default 0,
  created_at  timestamptz not null default now(),
  updated_at  timestamptz not null default now(),
  check ((state = 'failed') = (error_code is not null))
);
create index media_by_owner on media (owner_id, created_at desc);
create index media_by_hash on media (hash);
create index media_waiting on media (created_at) where state = 'processing';

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
  -- A draft becomes one design, however often it is sent.
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
  open_to_collaboration     boolean not null default false,
  collaboration_preferences text[] not null default '{}',
  tech_preferences          text[] not null default '{}',
  developer_message         text not null default '',
  coverage                  jsonb not null default '{}',
  requirement_count         integer not null default 0,
  evidenced_count           integer not null default 0,
  -- Copied from the brief and the person, so that a filter and the order share one index.
  industry                  text,
  styles                    text[] not null default '{}',
  designer_name             text not null,
  -- The picture of cards and previews: the featured frame's.
  cover_media_id            uuid references media (id) on delete set null,
  is_sample                 boolean not null default false,
  created_at                timestamptz not null default now(),
  updated_at                timestamptz not null default now(),
  check (is_public or not open_to_collaboration)
);
create index design_submissions_by_user on design_submissions (user_id, created_at desc);
create index design_submissions_by_brief on design_submissions (brief_id, created_at desc);
create index design_submissions_newest on design_submissions (created_at desc, id desc) where is_public and brief_id is not null;

create table submission_frames (
  submission_id uuid not null references design_submissions (id) on delete cascade,
  -- The design file's node id, or one the wizard made for an uploaded picture.
  id            text not null check (char_length(id) between 1 and 120),
  position      integer not null check (position >= 0),
  name          text not null,
  page_id       text,
  page_name     text,
  media_id      uuid not null references media (id),
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
