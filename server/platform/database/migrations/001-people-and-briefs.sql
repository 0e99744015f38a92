-- People, their sessions, their quota, and the briefs they work.
-- Invariants are held here: quota by a conditional update on profiles, one place per generation by its state,
-- one progress per brief and person, one milestone per percentage, one effect per idempotency key.

create table profiles (
  id               uuid primary key,
  handle           text not null unique check (handle ~ '^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$'),
  display_name     text not null check (char_length(display_name) between 1 and 80),
  email            text,
  bio              text not null default '',
  -- Counts the month in quota_month (the first day of a UTC month); an older month counts as none.
  briefs_generated integer not null default 0 check (briefs_generated >= 0),
  briefs_limit     integer not null default 3 check (briefs_limit >= -1),
  quota_month      date not null default date_trunc('month', now() at time zone 'utc')::date,
  is_sample        boolean not null default false,
  created_at       timestamptz not null default now(),
  updated_at       timestamptz not null default now()
);

-- An account is keyed on who vouches for it and the name they know it by, never on an e-mail address.
create table identities (
  issuer     text not null,
  subject    text not null,
  user_id    uuid not null references profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (issuer, subject)
);
create index identities_by_user on identities (user_id);

-- A family is one sign-in on one device. Its refresh tokens replace each other; using a replaced one ends the family.
create table session_families (
  id         uuid primary key,
  user_id    uuid not null references profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at   timestamptz,
  end_reason text check (end_reason in ('signed_out', 'token_reused', 'removed'))
);
create index session_families_by_user on session_families (user_id);

create table sessions (
  id          uuid primary key,
  family_id   uuid not null references session_families (id) on delete cascade,
  token_hash  bytea not null unique,
  created_at  timestamptz not null default now(),
  expires_at  timestamptz not null,
  replaced_at timestamptz
);
create index sessions_by_family on sessions (family_id);

-- Keys that sign access tokens, shared by every process; the private half is encrypted with SESSION_SECRET.
create table signing_keys (
  kid         text primary key,
  public_jwk  jsonb not null,
  private_jwe text not null,
  created_at  timestamptz not null default now()
);

create function requirement_count(content jsonb) returns integer language sql immutable parallel safe
  return (select coalesce(sum(jsonb_array_length(d -> 'requirements')), 0)::integer
          from jsonb_array_elements(coalesce(content -> 'deliverables', '[]')) as d);

create table design_briefs (
  id           uuid primary key,
  docket       text not null unique check (docket ~ '^BF[0-9]{8,}$'),
  -- Null: a community brief, which any visitor may read.
  user_id      uuid references profiles (id) on delete cascade,
  industry     text not null,
  styles       text[] not null check (cardinality(styles) between 1 and 2),
  level        text not null default 'professional',
  time_box_days integer check (time_box_days between 1 and 365),
  title        text not null,
  content      jsonb not null,
  -- How many things the deliverables ask for; My Projects shows "6 of 8" without reading the content.
  requirement_count integer not null generated always as (requirement_count(content)) stored,
  engine       text not null check (engine in ('composer', 'model')),
  model        text,
  seed         text not null,
  skeleton     jsonb,
  gate         jsonb,
  created_at   timestamptz not null default now(),
  updated_at   timestamptz not null default now()
);
create index design_briefs_by_user on design_briefs (user_id, created_at desc);
create index design_briefs_community on design_briefs (created_at desc, id desc) where user_id is null;

-- The quota ledger: every place that was taken, and whether it became a brief or came back.
create table brief_generations (
  id              uuid primary key,
  user_id         uuid not null references profiles (id) on delete cascade,
  state           text not null default 'reserved' check (state in ('reserved', 'consumed', 'refunded')),
  industry        text not null,
  styles          text[] not null check (cardinality(styles) between 1 and 2),
  level           text not null default 'professional',
  time_box_days   integer check (time_box_days between 1 and 365),
  seed            text not null,
  docket          text not null unique,
  quota_month     date not null,
  -- Regenerating replaces this brief's content instead of making another.
  replaces_id     uuid references design_briefs (id) on delete cascade,
  engine          text not null,
  partial         jsonb not null default '{}',
  revision        integer not null default 0,
  attempt         integer not null default 1,
  brief_id        uuid references design_briefs (id) on delete set null,
  error_code      text,
  cancelled       boolean not null default false,
  heartbeat_at    timestamptz not null default now(),
  created_at      timestamptz not null default now(),
  ended_at        timestamptz,
  check ((state = 'reserved') = (ended_at is null))
);
create index brief_generations_live on brief_generations (heartbeat_at) where state = 'reserved';
create index brief_generations_by_user on brief_generations (user_id, created_at desc);

create table user_brief_progress (
  id            uuid primary key,
  brief_id      uuid not null references design_briefs (id) on delete cascade,
  user_id       uuid not null references profiles (id) on delete cascade,
  status        text not null check (status in ('not_started', 'in_progress', 'completed', 'paused', 'submitted')),
  started_at    timestamptz,
  completed_at  timestamptz,
  updated_at    timestamptz not null default now(),
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

-- Ticks on the deliverables' requirements; the key is "deliverable.requirement", both counted from 0.
create table brief_deliverable_ticks (
  brief_id uuid not null references design_briefs (id) on delete cascade,
  user_id  uuid not null references profiles (id) on delete cascade,
  key      text not null check (key ~ '^[0-9]\.[0-9]$'),
  ticked_at timestamptz not null default now(),
  primary key (brief_id, user_id, key)
);

create table idempotency_keys (
  user_id      uuid not null references profiles (id) on delete cascade,
  key          text not null check (char_length(key) between 8 and 200),
  route        text not null,
  request_hash bytea not null,
  status       integer,
  answer       text,
  created_at   timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);
