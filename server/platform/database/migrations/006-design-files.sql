-- What the design-file service was asked already. Versions never change, so what is kept of one is kept for good.

create table design_file_checks (
  file_key   text primary key,
  -- The service's metadata, or the failure it answered with; either is believed until good_until.
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
  -- The document as far down as frames lie, with nothing that choosing them does not look at.
  document      jsonb not null,
  asked_at      timestamptz not null default now(),
  primary key (file_key, version)
);

-- A frame as the service drew it: the original bytes lie in the blob store under their hash.
create table design_file_renders (
  file_key text not null,
  version  text not null,
  node_id  text not null,
  scale    real not null,
  -- Null: the service could not draw this one.
  hash     text,
  drawn_at timestamptz not null default now(),
  primary key (file_key, version, node_id, scale)
);

-- Each version that a person opened on a UTC day counts once against their budget.
create table design_file_imports (
  user_id  uuid not null references profiles (id) on delete cascade,
  day      date not null,
  file_key text not null,
  version  text not null,
  primary key (user_id, day, file_key, version)
);
