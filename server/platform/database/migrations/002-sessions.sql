-- Sign-ins and their devices.

-- A family is one sign-in on one device. Its refresh tokens replace each other; the use of a replaced one ends the family.
create table session_families (
  id         uuid primary key,
  user_id    uuid not null references profiles (id) on delete cascade,
  -- The name of the device ('Firefox on Linux'), so that people recognise it in the settings.
  device     text not null default '' check (char_length(device) <= 60),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at   timestamptz,
  end_reason text check (end_reason in ('signed_out', 'token_reused', 'removed'))
);
create index session_families_by_user on session_families (user_id);
create index session_families_by_expiry on session_families (expires_at);

create table sessions (
  id          uuid primary key,
  family_id   uuid not null references session_families (id) on delete cascade,
  token_hash  bytea not null unique,
  created_at  timestamptz not null default now(),
  expires_at  timestamptz not null,
  replaced_at timestamptz
);
create index sessions_by_family on sessions (family_id);
create index sessions_by_expiry on sessions (expires_at);

-- Keys that sign access tokens, shared by every process. The private half is encrypted with SESSION_SECRET.
create table signing_keys (
  kid         text primary key,
  public_jwk  jsonb not null,
  private_jwe text not null,
  created_at  timestamptz not null default now()
);

-- The data of the development identity provider between two pages; production has no such provider. Unlogged: after a
-- crash the person signs in again.
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
