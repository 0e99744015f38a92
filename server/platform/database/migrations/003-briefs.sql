-- Briefs, the work of a person on one, and its client.

create function requirement_count(content jsonb) returns integer language sql immutable parallel safe
  return (select coalesce(sum(jsonb_array_length(d -> 'requirements')), 0)::integer
          from jsonb_array_elements(coalesce(content -> 'deliverables', '[]')) as d);

create table design_briefs (
  id            uuid primary key,
  docket        text not null unique check (docket ~ '^BF[0-9]{8,}$'),
  -- Null: a community brief, which any visitor may read.
  user_id       uuid references profiles (id) on delete cascade,
  -- The brief that this community brief is a copy of; each brief has at most one copy. The copy stays when the
  -- original is deleted.
  copied_from   uuid unique references design_briefs (id) on delete set null,
  industry      text not null,
  styles        text[] not null check (cardinality(styles) between 1 and 2),
  level         text not null default 'professional',
  time_box_days integer check (time_box_days between 1 and 365),
  title         text not null,
  content       jsonb not null,
  -- My Projects shows "6 of 8" without reading the content.
  requirement_count integer not null generated always as (requirement_count(content)) stored,
  engine        text not null check (engine in ('composer', 'model')),
  model         text,
  seed          text not null,
  skeleton      jsonb,
  gate          jsonb,
  created_at    timestamptz not null default now(),
  updated_at    timestamptz not null default now()
);
create index design_briefs_by_user on design_briefs (user_id, created_at desc);
create index design_briefs_community on design_briefs (created_at desc, id desc) where user_id is null;

create table user_brief_progress (
  id            uuid primary key,
  brief_id      uuid not null references design_briefs (id) on delete cascade,
  user_id       uuid not null references profiles (id) on delete cascade,
  status        text not null check (status in ('not_started', 'in_progress', 'completed', 'paused', 'submitted')),
  started_at    timestamptz,
  completed_at  timestamptz,
  updated_at    timestamptz not null default now(),
  -- Its foreign key is in 006-designs.sql.
  submission_id uuid,
  unique (brief_id, user_id)
);
create index user_brief_progress_by_user on user_brief_progress (user_id, updated_at desc);

create table brief_milestones (
  id         uuid primary key,
  brief_id   uuid not null references design_briefs (id) on delete cascade,
  user_id    uuid not null references profiles (id) on delete cascade,
  title      text not null check (char_length(btrim(title)) between 1 and 120),
  percentage integer not null check (percentage between 1 and 100),
  done_at    timestamptz,
  created_at timestamptz not null default now(),
  constraint brief_milestones_one_per_percentage unique (brief_id, user_id, percentage)
);

create table brief_deliverable_ticks (
  brief_id  uuid not null references design_briefs (id) on delete cascade,
  user_id   uuid not null references profiles (id) on delete cascade,
  -- "deliverable.requirement", both counted from 0.
  key       text not null check (key ~ '^[0-9]\.[0-9]$'),
  ticked_at timestamptz not null default now(),
  primary key (brief_id, user_id, key)
);

create table brief_clients (
  brief_id       uuid primary key references design_briefs (id) on delete cascade,
  -- Facts that the client tells only when asked, and the change in the middle of the project. The server never sends
  -- all of it.
  sheet          jsonb not null,
  questions_left integer not null check (questions_left >= 0),
  change_at      timestamptz,
  change_answer  text check (change_answer in ('accepted', 'negotiated', 'declined')),
  -- A change cannot be answered before it has a time.
  check (change_answer is null or change_at is not null)
);

-- The conversation with the client, in order.
create table client_log (
  id       uuid primary key,
  brief_id uuid not null references brief_clients (brief_id) on delete cascade,
  speaker  text not null check (speaker in ('designer', 'client')),
  kind     text not null check (kind in ('question', 'fact', 'repeat', 'unknown', 'pushback', 'change', 'answer', 'reply')),
  topic    text,
  text     text not null check (char_length(text) between 1 and 2000),
  said_at  timestamptz not null
);
create index client_log_by_brief on client_log (brief_id, said_at, id);
-- Each brief has at most one change and one answer to it.
create unique index client_log_one_change on client_log (brief_id, kind) where kind in ('change', 'answer', 'reply');
-- A topic is told once. A later question about it is a repetition, which costs nothing.
create unique index client_log_one_fact on client_log (brief_id, topic) where kind in ('fact', 'unknown');
