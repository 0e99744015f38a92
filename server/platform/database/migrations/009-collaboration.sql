-- Requests to build a design, the agreement, and the workspace that it opens.

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
  -- The designer's reason for declining; the developer reads it.
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

-- A request that somebody reported to the operator.
create table person_reports (
  id          uuid primary key,
  reporter_id uuid not null references profiles (id) on delete cascade,
  reported_id uuid not null references profiles (id) on delete cascade,
  request_id  uuid not null references collaboration_requests (id) on delete cascade,
  reason      text not null check (char_length(btrim(reason)) between 1 and 500),
  created_at  timestamptz not null default now(),
  settled_at  timestamptz,
  unique (reporter_id, request_id)
);

create table workspaces (
  id             uuid primary key,
  request_id     uuid not null unique references collaboration_requests (id) on delete cascade,
  submission_id  uuid not null references design_submissions (id) on delete cascade,
  designer_id    uuid not null references profiles (id) on delete cascade,
  developer_id   uuid not null references profiles (id) on delete cascade,
  -- agreeing: the two write the agreement. active: both have confirmed, and the workspace is open.
  state          text not null default 'agreeing' check (state in ('agreeing', 'active', 'ended')),
  end_reason     text check (end_reason in ('withdrawn', 'left', 'lapsed', 'blocked')),
  terms          jsonb not null,
  -- The version of the terms. People confirm the version they have read.
  revision       integer not null default 1,
  -- {"scope": {"from", "by", "at"}}: terms that changed since the other person read them.
  changes        jsonb not null default '{}',
  designer_confirmed_at  timestamptz,
  developer_confirmed_at timestamptz,
  -- The confirmed agreement, and its SHA-256 in hex.
  agreement      text,
  agreement_hash text check (agreement_hash ~ '^[0-9a-f]{64}$'),
  status         text not null default 'planning' check (status in ('planning', 'building', 'complete')),
  opened_at      timestamptz,
  building_at    timestamptz,
  complete_at    timestamptz,
  demo_url       text check (demo_url ~ '^https?://' and char_length(demo_url) <= 500),
  repo_url       text check (repo_url ~ '^https?://' and char_length(repo_url) <= 500),
  silence_days   integer not null check (silence_days between 3 and 90),
  -- The developer's last activity.
  heard_at       timestamptz not null default now(),
  created_at     timestamptz not null default now(),
  changed_at     timestamptz not null default now(),
  ended_at       timestamptz,
  check (designer_id <> developer_id),
  check ((state = 'ended') = (ended_at is not null)),
  check ((state = 'ended') = (end_reason is not null)),
  check ((agreement is null) = (agreement_hash is null)),
  check ((opened_at is null) = (agreement_hash is null)),
  check (state <> 'active' or (opened_at is not null and designer_confirmed_at is not null and developer_confirmed_at is not null)),
  check ((status = 'planning') = (building_at is null)),
  check ((status = 'complete') = (complete_at is not null))
);
-- A design has one claim at a time, starting with the acceptance.
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

create function design_is_claimed() returns trigger language plpgsql as $$
begin
  update design_submissions set is_claimed = new.state <> 'ended'
  where id = new.submission_id and is_claimed <> (new.state <> 'ended');
  return null;
end $$;
create trigger design_is_claimed after insert or update of state on workspaces for each row execute function design_is_claimed();

-- When a developer deletes their account, the workspace is deleted without having ended.
create function design_is_given_back() returns trigger language plpgsql as $$
begin
  update design_submissions set is_claimed = false where id = old.submission_id;
  return null;
end $$;
create trigger design_is_given_back after delete on workspaces
  for each row when (old.state <> 'ended') execute function design_is_given_back();

-- The history of the agreement, term by term.
create table agreement_history (
  id           bigint generated always as identity primary key,
  workspace_id uuid not null references workspaces (id) on delete cascade,
  -- Null: no person did it, for example when a request lapses.
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
  -- {"status", "message", "url"}; each is optional.
  metadata     jsonb not null default '{}',
  created_at   timestamptz not null default now()
);
create index workspace_activity_by_workspace on workspace_activity (workspace_id, created_at desc, id desc);
-- Each status is reached once, even when both people press at the same moment.
create unique index workspace_activity_one_per_stage on workspace_activity (workspace_id, (metadata ->> 'status')) where type = 'status_change';

-- The repository's webhooks. Their secret is derived from the installation's secret and hook_id and is not stored; a
-- new hook_id makes the old address and secret invalid.
create table workspace_hooks (
  workspace_id uuid primary key references workspaces (id) on delete cascade,
  hook_id      uuid not null unique,
  created_at   timestamptz not null default now()
);

-- A delivery is identified by its body, because the body is signed and the delivery's number is not.
create table workspace_deliveries (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  body_hash    bytea not null,
  received_at  timestamptz not null default now(),
  primary key (workspace_id, body_hash)
);
