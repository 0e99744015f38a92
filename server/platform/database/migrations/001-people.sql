-- People, their accounts at identity providers, and the addresses (/u/…) of their pages.

create table profiles (
  id               uuid primary key,
  handle           text not null unique check (handle ~ '^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$'),
  display_name     text not null check (char_length(display_name) between 1 and 80),
  email            text,
  bio              text not null default '' constraint profiles_bio_length check (char_length(bio) <= 280),
  links            text[] not null default '{}' check (cardinality(links) <= 5),
  -- The background (an industry's colour) under the initials of people without a picture. It stays when the name
  -- changes.
  paper            text not null
    default (array['ecommerce', 'health', 'finance', 'education', 'food', 'travel'])[1 + floor(random() * 6)::integer],
  -- Its foreign key is in 005-pictures.sql.
  avatar_media_id  uuid,
  -- The quota of quota_month, the first day of a month in UTC. The count of an older month no longer applies.
  briefs_generated integer not null default 0 check (briefs_generated >= 0),
  briefs_limit     integer not null default 3 check (briefs_limit >= -1),
  quota_month      date not null default date_trunc('month', now() at time zone 'utc')::date,
  is_sample        boolean not null default false,
  created_at       timestamptz not null default now(),
  updated_at       timestamptz not null default now()
);
create index profiles_by_avatar on profiles (avatar_media_id) where avatar_media_id is not null;
-- For the site map.
create index profiles_by_arrival on profiles (created_at desc, id desc);

-- An account is keyed on the provider and the name the provider knows, never on an e-mail address.
create table identities (
  issuer     text not null,
  subject    text not null,
  user_id    uuid not null references profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (issuer, subject)
);
create index identities_by_user on identities (user_id);

-- Every handle in use: each person's current one and the last few before it, which redirect to it. The key is
-- deferred because the trigger writes the handle before the person's row exists.
create table handles (
  handle   text primary key,
  user_id  uuid not null references profiles (id) on delete cascade deferrable initially deferred,
  taken_at timestamptz not null default now()
);
create index handles_by_user on handles (user_id, taken_at desc);

create function profile_takes_handle() returns trigger language plpgsql as $$
begin
  insert into handles (handle, user_id, taken_at) values (new.handle, new.id, clock_timestamp())
  on conflict (handle) do update set taken_at = excluded.taken_at where handles.user_id = excluded.user_id;
  if not found then
    raise unique_violation using message = 'This handle is somebody else''s', constraint = 'handles_pkey', table = 'handles';
  end if;
  return new;
end $$;
create trigger profile_takes_handle before insert or update of handle on profiles
  for each row execute function profile_takes_handle();
