-- What the development identity provider remembers between two of its pages, for every process; it lives for minutes.
-- Empty in production, where that provider does not exist. Unlogged: a crash may forget it, and the person starts again.
create unlogged table development_identity (
  model       text not null,
  id          text not null,
  payload     jsonb not null,
  uid         text,
  grant_id    text,
  consumed_at timestamptz,
  expires_at  timestamptz not null,
  primary key (model, id)
);
create index development_identity_by_grant on development_identity (grant_id) where grant_id is not null;
create index development_identity_by_age on development_identity (expires_at);

-- Sweeping what is long over, and finding who signed in here lately.
create index session_families_by_expiry on session_families (expires_at);
create index sessions_by_expiry on sessions (expires_at);
