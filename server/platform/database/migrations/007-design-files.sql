-- What the design-file service answered. A version never changes, so what is kept of one is kept for good.

create table design_file_checks (
  file_key   text primary key,
  -- The service's metadata, or the failure it answered with. Either is believed until good_until.
  meta       jsonb,
  failure    jsonb,
  good_until timestamptz not null,
  check ((meta is null) <> (failure is null))
);

create table design_file_trees (
  file_key      text not null,
  version       text not null,
  name          text not null,
  last_modified text not null,
  -- The document down to its frames, with what is needed to choose among them.
  document      jsonb not null,
  asked_at      timestamptz not null default now(),
  primary key (file_key, version)
);

-- A frame as the service drew it.
create table design_file_renders (
  file_key text not null,
  version  text not null,
  node_id  text not null,
  scale    real not null,
  -- Of the bytes in the blob store. Null: the service could not draw this frame.
  hash     text,
  drawn_at timestamptz not null default now(),
  primary key (file_key, version, node_id, scale)
);

-- Each version that a person opens on a UTC day counts once against their budget.
create table design_file_imports (
  user_id  uuid not null references profiles (id) on delete cascade,
  day      date not null,
  file_key text not null,
  version  text not null,
  primary key (user_id, day, file_key, version)
);

-- What is in a frame, for the inspector.
create table design_file_layers (
  file_key text not null,
  version  text not null,
  node_id  text not null,
  -- Flat, in the order of painting (domain/inspection/layer.ts).
  layers   jsonb not null,
  -- How many more there are than are kept.
  left_out integer not null default 0,
  -- Of everything that is shown of the layers. Null: this version has no such frame.
  hash     text,
  read_at  timestamptz not null default now(),
  primary key (file_key, version, node_id)
);

-- The last comparison of a design with the present version of its file.
create table design_source_checks (
  submission_id uuid primary key references design_submissions (id) on delete cascade,
  version       text not null,
  last_modified text not null,
  -- Frames that differ now: [{"id", "name", "what": "changed" | "gone"}].
  changes       jsonb not null default '[]',
  checked_at    timestamptz not null default now()
);
