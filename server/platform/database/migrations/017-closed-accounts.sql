-- Accounts that the operator has closed. What they published stays; nobody signs in to them.

alter table profiles add column closed_at timestamptz;

-- For the operator's list.
create index profiles_by_email on profiles (lower(email)) where email is not null;

alter table session_families drop constraint session_families_end_reason_check;
alter table session_families add constraint session_families_end_reason_check
  check (end_reason in ('signed_out', 'token_reused', 'removed', 'closed'));

-- A sign-in and a closing at the same moment follow each other, because both lock the person's row.
create function closed_account_stays_out() returns trigger language plpgsql as $$
declare
  closed timestamptz;
begin
  select closed_at into closed from profiles where id = new.user_id for share;
  if closed is not null then
    raise check_violation using message = 'This account is closed', constraint = 'account_is_open', table = 'profiles';
  end if;
  return new;
end $$;
create trigger closed_account_stays_out before insert on session_families
  for each row execute function closed_account_stays_out();

create function closing_ends_sessions() returns trigger language plpgsql as $$
begin
  update session_families set ended_at = now(), end_reason = 'closed' where user_id = new.id and ended_at is null;
  return null;
end $$;
create trigger closing_ends_sessions after update of closed_at on profiles
  for each row when (old.closed_at is null and new.closed_at is not null) execute function closing_ends_sessions();
