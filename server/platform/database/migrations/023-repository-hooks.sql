-- The repository's signed webhooks. The secret is made of the installation's own and of this id, so it is not kept; a new id
-- makes the old address and secret worthless.
create table workspace_hooks (
  workspace_id uuid primary key references workspaces (id) on delete cascade,
  hook_id      uuid not null unique,
  created_at   timestamptz not null default now()
);

-- Each body counts once: the number of a delivery is not signed, the body is.
create table workspace_deliveries (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  body_hash    bytea not null,
  received_at  timestamptz not null default now(),
  primary key (workspace_id, body_hash)
);
