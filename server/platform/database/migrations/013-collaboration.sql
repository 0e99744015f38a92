-- Requests to build a design, the agreement, the workspace, what happens in it, and who is told.
-- Invariants are held here: one open request a person and design, one claim a design, an agreement before a workspace,
-- a build that only goes forward, and a number for every event in the order people see it.

create table person_blocks (
  blocker_id uuid not null references profiles (id) on delete cascade,
  blocked_id uuid not null references profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);

create table collaboration_requests (
  id            uuid primary key,
  submission_id uuid not null references design_submissions (id) on delete cascade,
  designer_id   uuid not null references profiles (id) on delete cascade,
  developer_id  uuid not null references profiles (id) on delete cascade,
  message       text not null check (char_length(btrim(message)) between 1 and 1000),
  role          text not null check (role in ('front_end', 'full_stack', 'mobile', 'prototype')),
  technologies  text[] not null default '{}' check (cardinality(technologies) <= 12),
  state         text not null default 'open' check (state in ('open', 'accepted', 'declined', 'withdrawn', 'expired')),
  -- What the designer said when declining; the developer reads it.
  reason        text not null default '' check (char_length(reason) <= 500),
  created_at    timestamptz not null default now(),
  expires_at    timestamptz not null,
  ended_at      timestamptz,
  check (designer_id <> developer_id),
  check ((state = 'open') = (ended_at is null))
);
create unique index collaboration_requests_one_open on collaboration_requests (submission_id, developer_id) where state = 'open';
create index collaboration_requests_received on collaboration_requests (designer_id, created_at desc);
create index collaboration_requests_sent on collaboration_requests (developer_id, created_at desc);
create index collaboration_requests_waiting on collaboration_requests (expires_at) where state = 'open';

-- Somebody tells the operator about a request. One report a request.
create table person_reports (
  id          uuid primary key,
  reporter_id uuid not null references profiles (id) on delete cascade,
  reported_id uuid not null references profiles (id) on delete cascade,
  request_id  uuid not null references collaboration_requests (id) on delete cascade,
  reason      text not null check (char_length(btrim(reason)) between 1 and 500),
  created_at  timestamptz not null default now(),
  unique (reporter_id, request_id)
);

create table workspaces (
  id            uuid primary key,
  request_id    uuid not null unique references collaboration_requests (id) on delete cascade,
  submission_id uuid not null references design_submissions (id) on delete cascade,
  designer_id   uuid not null references profiles (id) on delete cascade,
  developer_id  uuid not null references profiles (id) on delete cascade,
  -- `agreeing`: the two are at the agreement. `active`: both have confirmed, the workspace is open to them.
  state         text not null default 'agreeing' check (state in ('agreeing', 'active', 'ended')),
  end_reason    text check (end_reason in ('withdrawn', 'left', 'lapsed', 'blocked')),
  terms         jsonb not null,
  -- Counts the versions of the terms: people confirm the one they have read.
  revision      integer not null default 1,
  -- {"scope": {"from", "by", "at"}}: lines that differ from what the other one had seen.
  changes       jsonb not null default '{}',
  designer_confirmed_at  timestamptz,
  developer_confirmed_at timestamptz,
  -- What both confirmed, and its SHA-256 in hex. Neither ever changes.
  agreement     text,
  agreement_hash text check (agreement_hash ~ '^[0-9a-f]{64}$'),
  status        text not null default 'planning' check (status in ('planning', 'building', 'complete')),
  opened_at     timestamptz,
  building_at   timestamptz,
  complete_at   timestamptz,
  demo_url      text check (demo_url ~ '^https?://' and char_length(demo_url) <= 500),
  repo_url      text check (repo_url ~ '^https?://' and char_length(repo_url) <= 500),
  silence_days  integer not null check (silence_days between 3 and 90),
  -- The developer's last sign of life.
  heard_at      timestamptz not null default now(),
  created_at    timestamptz not null default now(),
  changed_at    timestamptz not null default now(),
  ended_at      timestamptz,
  check (designer_id <> developer_id),
  check ((state = 'ended') = (ended_at is not null)),
  check ((state = 'ended') = (end_reason is not null)),
  check ((agreement is null) = (agreement_hash is null)),
  check ((opened_at is null) = (agreement_hash is null)),
  check (state <> 'active' or (opened_at is not null and designer_confirmed_at is not null and developer_confirmed_at is not null)),
  check ((status = 'planning') = (building_at is null)),
  check ((status = 'complete') = (complete_at is not null))
);
-- One claim a design at a time, from the acceptance on.
create unique index workspaces_one_claim on workspaces (submission_id) where state <> 'ended';
create index workspaces_by_designer on workspaces (designer_id, changed_at desc);
create index workspaces_by_developer on workspaces (developer_id, changed_at desc);
create index workspaces_claimed on workspaces (heard_at) where state <> 'ended';

create function workspace_goes_forward() returns trigger language plpgsql as $$
begin
  if new.status <> old.status and (old.status, new.status) not in (('planning', 'building'), ('building', 'complete')) then
    raise exception 'A build does not go from % to %', old.status, new.status using errcode = 'check_violation';
  end if;
  if old.state = 'ended' and new.state <> 'ended' then
    raise exception 'A collaboration that has ended does not begin again' using errcode = 'check_violation';
  end if;
  if old.agreement_hash is not null and (new.agreement, new.agreement_hash, new.terms) is distinct from (old.agreement, old.agreement_hash, old.terms) then
    raise exception 'An agreement that both confirmed does not change' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger workspace_goes_forward before update on workspaces for each row execute function workspace_goes_forward();

-- How the agreement came about, line by line.
create table agreement_history (
  id           bigint generated always as identity primary key,
  workspace_id uuid not null references workspaces (id) on delete cascade,
  -- Null: it happened by itself.
  actor_id     uuid references profiles (id) on delete set null,
  what         text not null check (what in ('asked', 'accepted', 'changed', 'confirmed', 'withdrew', 'ended', 'lapsed')),
  term         text,
  created_at   timestamptz not null default now()
);
create index agreement_history_by_workspace on agreement_history (workspace_id, id);

create table workspace_comments (
  id           uuid primary key,
  workspace_id uuid not null references workspaces (id) on delete cascade,
  author_id    uuid not null references profiles (id) on delete cascade,
  text         text not null check (char_length(btrim(text)) between 1 and 4000),
  created_at   timestamptz not null default now()
);
create index workspace_comments_by_workspace on workspace_comments (workspace_id, created_at desc, id desc);

create table workspace_activity (
  id           uuid primary key,
  workspace_id uuid not null references workspaces (id) on delete cascade,
  -- Null: the repository.
  actor_id     uuid references profiles (id) on delete cascade,
  type         text not null check (type in ('claim', 'status_change', 'comment', 'commit', 'deploy', 'feedback', 'progress_update')),
  content      text not null,
  -- {"status", "message", "url"}, each where it applies.
  metadata     jsonb not null default '{}',
  created_at   timestamptz not null default now()
);
create index workspace_activity_by_workspace on workspace_activity (workspace_id, created_at desc, id desc);
-- However two people press: a stage is reached once.
create unique index workspace_activity_one_per_stage on workspace_activity (workspace_id, (metadata ->> 'status')) where type = 'status_change';

-- What a person's stream says, numbered per person without holes in the order of committing: the row of event_heads is held
-- until then. NOTIFY carries the number only.
create table event_heads (
  user_id uuid primary key references profiles (id) on delete cascade,
  head    bigint not null
);
create table person_events (
  user_id      uuid not null references profiles (id) on delete cascade,
  seq          bigint not null,
  kind         text not null,
  -- Only those who may enter it now are told; null for what concerns the person alone.
  workspace_id uuid references workspaces (id) on delete cascade,
  data         jsonb not null,
  created_at   timestamptz not null default now(),
  primary key (user_id, seq)
);
create index person_events_by_age on person_events (created_at);
create index person_events_by_workspace on person_events (workspace_id) where workspace_id is not null;

create table notifications (
  id            uuid primary key,
  user_id       uuid not null references profiles (id) on delete cascade,
  kind          text not null,
  happening     text not null,
  actor_id      uuid references profiles (id) on delete cascade,
  submission_id uuid references design_submissions (id) on delete cascade,
  -- Where the notification leads, within the product.
  path          text not null check (path ~ '^/[a-z]'),
  created_at    timestamptz not null default now(),
  read_at       timestamptz,
  mailed_at     timestamptz
);
create index notifications_of on notifications (user_id, created_at desc, id desc);
create index notifications_unread on notifications (user_id) where read_at is null;

-- Only what differs from the default: in the product yes, by e-mail no.
create table notification_choices (
  user_id    uuid not null references profiles (id) on delete cascade,
  kind       text not null,
  in_product boolean not null,
  by_mail    boolean not null,
  primary key (user_id, kind)
);
