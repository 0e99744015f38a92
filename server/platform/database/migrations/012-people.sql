-- What a person's public page shows, and addresses (/u/…) that lead to it.
-- Invariants are held here: an address is one person's at a time, the ones they had before included.

alter table profiles
  add column links text[] not null default '{}' check (cardinality(links) <= 5),
  -- The paper (an industry's colour) under the initials of who has no picture; kept through a change of name.
  add column paper text not null
    default (array['ecommerce', 'health', 'finance', 'education', 'food', 'travel'])[1 + floor(random() * 6)::integer],
  add column avatar_media_id uuid references media (id) on delete set null,
  add constraint profiles_bio_length check (char_length(bio) <= 280);
create index profiles_by_avatar on profiles (avatar_media_id) where avatar_media_id is not null;

-- Every address in use: the present one of each person, and their last few, which lead on to it.
create table handles (
  handle   text primary key,
  user_id  uuid not null references profiles (id) on delete cascade deferrable initially deferred,
  taken_at timestamptz not null default now()
);
create index handles_by_user on handles (user_id, taken_at desc);
insert into handles (handle, user_id, taken_at) select handle, id, created_at from profiles;

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
