-- A design that somebody reported to the operator.
create table design_reports (
  id            uuid primary key,
  submission_id uuid not null references design_submissions (id) on delete cascade,
  reporter_id   uuid not null references profiles (id) on delete cascade,
  reason        text not null check (char_length(btrim(reason)) between 1 and 500),
  created_at    timestamptz not null default now(),
  settled_at    timestamptz,
  unique (reporter_id, submission_id)
);

-- A community brief that somebody reported to the operator.
create table brief_reports (
  id          uuid primary key,
  brief_id    uuid not null references design_briefs (id) on delete cascade,
  reporter_id uuid not null references profiles (id) on delete cascade,
  reason      text not null check (char_length(btrim(reason)) between 1 and 500),
  created_at  timestamptz not null default now(),
  settled_at  timestamptz,
  unique (reporter_id, brief_id)
);
