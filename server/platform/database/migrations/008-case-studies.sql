-- Case studies: one page for each design, stored as operations on a document (domain/case-study).

create table case_studies (
  -- 'cs-' and the time in base 36: the permanent link.
  id                 text primary key check (id ~ '^cs-[0-9a-z]{1,20}$'),
  user_id            uuid not null references profiles (id) on delete cascade,
  -- The page stays when its design is deleted.
  submission_id      uuid references design_submissions (id) on delete set null,
  document           jsonb not null,
  -- Counts saves. An edit of an older revision is refused and overwrites nothing.
  revision           integer not null default 1,
  -- The public page, without data for its author only. Saving does not change it.
  published          jsonb,
  published_at       timestamptz,
  published_revision integer,
  publications       integer not null default 0,
  visibility         text not null default 'public' check (visibility in ('public', 'unlisted')),
  is_sample          boolean not null default false,
  created_at         timestamptz not null default now(),
  updated_at         timestamptz not null default now(),
  check ((published is null) = (published_at is null))
);
create unique index case_studies_one_a_design on case_studies (user_id, submission_id) where submission_id is not null;
create index case_studies_by_user on case_studies (user_id, updated_at desc);

-- Recent changes, so that an outdated page can apply its own edits on top. A batch has one effect, even when it is
-- sent several times.
create table case_study_changes (
  case_study_id text not null references case_studies (id) on delete cascade,
  revision      integer not null,
  batch         uuid not null,
  operations    jsonb not null,
  created_at    timestamptz not null default now(),
  primary key (case_study_id, revision),
  unique (case_study_id, batch)
);

create table case_study_versions (
  id            uuid primary key,
  case_study_id text not null references case_studies (id) on delete cascade,
  -- automatic: before a save, some minutes apart. set_aside: the copy that was not chosen, or the content that a
  -- restore replaced.
  kind          text not null check (kind in ('automatic', 'published', 'set_aside')),
  label         text not null,
  document      jsonb not null,
  created_at    timestamptz not null default now()
);
create index case_study_versions_newest on case_study_versions (case_study_id, created_at desc);

-- Pictures that a page or one of its older versions needs. They are public while the published page shows them.
create table case_study_pictures (
  case_study_id text not null references case_studies (id) on delete cascade,
  media_id      uuid not null references media (id) on delete cascade,
  is_published  boolean not null default false,
  primary key (case_study_id, media_id)
);
create index case_study_pictures_by_media on case_study_pictures (media_id);

-- Each request to smooth the wording of a draft: one call of the language model, which counts against the daily
-- budget.
create table case_study_smoothings (
  id         uuid primary key,
  user_id    uuid not null references profiles (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index case_study_smoothings_by_person on case_study_smoothings (user_id, created_at);
create index case_study_smoothings_by_time on case_study_smoothings (created_at);
