-- Cached answers of the design-file service. A version never changes, so its data stays valid.

create table design_file_checks (
  file_key   text primary key,
  -- The service's metadata, or its failure. Either is valid until good_until.
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
  -- The document down to its frames, with the data for choosing among them.
  document      jsonb not null,
  asked_at      timestamptz not null default now(),
  primary key (file_key, version)
);

-- A frame that the service rendered.
create table design_file_renders (
  file_key text not null,
  version  text not null,
  node_id  text not null,
  scale    real not null,
  -- The hash of the bytes in the blob store. Null: the service could not render this frame.
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

-- The layers of a frame, for the inspector.
create table design_file_layers (
  file_key text not null,
  version  text not null,
  node_id  text not null,
  -- A flat list in the order of painting (domain/inspection/layer.ts).
  layers   jsonb not null,
  -- The number of layers that were not stored.
  left_out integer not null default 0,
  -- The hash of all visible properties of the layers. Null: this version has no such frame.
  hash     text,
  read_at  timestamptz not null default now(),
  primary key (file_key, version, node_id)
);

-- The last comparison of a design with the current version of its file.
create table design_source_checks (
  submission_id uuid primary key references design_submissions (id) on delete cascade,
  version       text not null,
  last_modified text not null,
  -- Frames that differ now: [{"id", "name", "what": "changed" | "gone"}].
  changes       jsonb not null default '[]',
  checked_at    timestamptz not null default now()
);
