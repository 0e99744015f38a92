-- What a person keeps: designs, community briefs and case studies, in an order of their own and with notes.
create table collections (
  id         uuid primary key,
  user_id    uuid not null references profiles (id) on delete cascade,
  title      text not null check (char_length(btrim(title)) between 1 and 80),
  about      text not null default '' check (char_length(about) <= 500),
  is_public  boolean not null default false,
  -- Counts the saves of title, text and visibility, so that a save on an older one is refused (docs/decisions/021).
  revision   integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index collections_by_user on collections (user_id, updated_at desc);
create index collections_for_all on collections (created_at desc, id desc) where is_public;

create table collection_items (
  id            uuid primary key,
  collection_id uuid not null references collections (id) on delete cascade,
  -- The collection's owner, whose data this is.
  user_id       uuid not null references profiles (id) on delete cascade,
  position      integer not null,
  submission_id uuid references design_submissions (id) on delete cascade,
  brief_id      uuid references design_briefs (id) on delete cascade,
  case_study_id text references case_studies (id) on delete cascade,
  note          text not null default '' check (char_length(note) <= 300),
  created_at    timestamptz not null default now(),
  check (num_nonnulls(submission_id, brief_id, case_study_id) = 1),
  unique (collection_id, submission_id),
  unique (collection_id, brief_id),
  unique (collection_id, case_study_id)
);
create index collection_items_in_order on collection_items (collection_id, position, id);
create index collection_items_by_user on collection_items (user_id);
create index collection_items_by_design on collection_items (submission_id) where submission_id is not null;
create index collection_items_by_brief on collection_items (brief_id) where brief_id is not null;
create index collection_items_by_case_study on collection_items (case_study_id) where case_study_id is not null;
