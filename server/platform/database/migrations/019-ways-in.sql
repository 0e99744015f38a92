-- Several ways to sign in to one account: providers, e-mail links, passkeys; and a second step for those who want one.

alter table identities add column id uuid not null default gen_random_uuid() unique;
-- The address that the provider had verified at the last sign-in.
alter table identities add column email text;
alter table identities add column last_used_at timestamptz;
update identities i set email = p.email from profiles p where p.id = i.user_id;

create table passkeys (
  id            uuid primary key default gen_random_uuid(),
  user_id       uuid not null references profiles (id) on delete cascade,
  -- In base64url.
  credential_id text not null unique check (char_length(credential_id) between 16 and 1400),
  public_key    bytea not null,
  counter       bigint not null default 0,
  transports    text[] not null default '{}',
  name          text not null check (char_length(name) between 1 and 60),
  -- Whether a cloud account keeps a copy, so that the passkey outlives the device.
  is_synced     boolean not null,
  created_at    timestamptz not null default now(),
  last_used_at  timestamptz
);
create index passkeys_by_user on passkeys (user_id);

-- A person with a row here confirms each sign-in: by a code of an app once it is confirmed, or by a passkey.
create table second_steps (
  user_id           uuid primary key references profiles (id) on delete cascade,
  -- Encrypted with SESSION_SECRET.
  totp_sealed       text,
  totp_confirmed_at timestamptz,
  -- A code is good once: the time step of the last one.
  totp_last_step    bigint not null default 0,
  by_passkey        boolean not null default false
);

create table recovery_codes (
  user_id   uuid not null references profiles (id) on delete cascade,
  code_hash bytea not null,
  used_at   timestamptz,
  primary key (user_id, code_hash)
);

-- Links and challenges that were used, until they expire by themselves.
create table used_once (
  hash       bytea primary key,
  expires_at timestamptz not null
);
create index used_once_by_expiry on used_once (expires_at);

-- Nobody locks themselves out: the last way to sign in goes only with the account. Both tables lock the person's row,
-- so two removals at once follow each other.
create function keeps_a_way() returns trigger language plpgsql as $$
declare
  ways bigint;
begin
  perform from profiles where id = old.user_id for update;
  if not found then
    return old;
  end if;
  select (select count(*) from identities i where i.user_id = old.user_id)
       + (select count(*) from passkeys k where k.user_id = old.user_id) into ways;
  if ways <= 1 then
    raise check_violation using message = 'The last way to sign in stays', constraint = 'keeps_a_way', table = tg_table_name;
  end if;
  return old;
end $$;
create trigger keeps_a_way before delete on identities for each row execute function keeps_a_way();
create trigger keeps_a_way before delete on passkeys for each row execute function keeps_a_way();

create index identities_by_email on identities (lower(email)) where email is not null;
