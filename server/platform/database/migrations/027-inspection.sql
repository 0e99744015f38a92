-- What is in a frame of a design file, as the inspector shows it. Versions never change, so what is kept of one is kept for good.
create table design_file_layers (
  file_key text not null,
  version  text not null,
  node_id  text not null,
  -- Flat, in the order of painting; domain/inspection/layer.ts.
  layers   jsonb not null,
  -- How many more there are than are kept.
  left_out integer not null default 0,
  -- Of everything that is shown of the layers; null: this version has no such frame.
  hash     text,
  read_at  timestamptz not null default now(),
  primary key (file_key, version, node_id)
);

-- The last time somebody asked whether a design's file is still the one that was handed in.
create table design_source_checks (
  submission_id uuid primary key references design_submissions (id) on delete cascade,
  -- What the service had then.
  version       text not null,
  last_modified text not null,
  -- [{"id", "name", "what": "changed" | "gone"}]: frames of the design that are not there as they were.
  changes       jsonb not null default '[]',
  checked_at    timestamptz not null default now()
);
