-- Data for the operation of the server.

-- A request that is repeated with its key gets the first answer, and has no second effect.
create table idempotency_keys (
  user_id      uuid not null references profiles (id) on delete cascade,
  key          text not null check (char_length(key) between 8 and 200),
  route        text not null,
  request_hash bytea not null,
  status       integer,
  answer       text,
  created_at   timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);

-- The remaining attempts of each sender, counted over all processes (server/platform/http/shared-rate-limit.ts).
-- Unlogged: after a crash everybody has all attempts again.
create unlogged table attempts (
  kind   text not null,
  -- A keyed hash of an address.
  sender bytea not null check (length(sender) = 16),
  spare  real not null,
  at     timestamptz not null,
  primary key (kind, sender)
) with (fillfactor = 70);
create index attempts_by_age on attempts (at);

-- One row while sample designs still need rendering, else none. After an interrupted first start (a port in use, a
-- crash), the next start renders them.
create table sample_designs_owed (
  is_owed boolean primary key default true check (is_owed)
);

-- Each process caches pages for visitors for a moment (server/platform/pages/visitor-cache.ts), until something that
-- visitors can read has changed. Likes and views do not notify, so they may be as old as a cached page.
create function visitors_pages_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('visitors_pages', '');
  return null;
end $$;

create trigger visitors_see_new_design after insert on design_submissions
  for each row when (new.is_public) execute function visitors_pages_changed();
create trigger visitors_see_changed_design after update on design_submissions
  for each row when (old.is_public or new.is_public) execute function visitors_pages_changed();
create trigger visitors_miss_design after delete on design_submissions
  for each row when (old.is_public) execute function visitors_pages_changed();
create trigger visitors_see_frames after insert or update or delete on submission_frames
  for each statement execute function visitors_pages_changed();

create trigger visitors_see_new_brief after insert on design_briefs
  for each row when (new.user_id is null) execute function visitors_pages_changed();
create trigger visitors_see_changed_brief after update on design_briefs
  for each row when (old.user_id is null or new.user_id is null) execute function visitors_pages_changed();
create trigger visitors_miss_brief after delete on design_briefs
  for each row when (old.user_id is null) execute function visitors_pages_changed();

create trigger visitors_see_changed_person
  after update of handle, display_name, bio, links, paper, avatar_media_id on profiles
  for each row execute function visitors_pages_changed();
create trigger visitors_miss_person after delete on profiles
  for each row execute function visitors_pages_changed();

create trigger visitors_see_case_study after update of published, visibility, submission_id on case_studies
  for each row when (old.published is not null or new.published is not null) execute function visitors_pages_changed();
create trigger visitors_miss_case_study after delete on case_studies
  for each row when (old.published is not null) execute function visitors_pages_changed();

create trigger visitors_see_picks after insert or update or delete on showcase_picks
  for each statement execute function visitors_pages_changed();

create trigger visitors_see_comments after insert or update or delete on comments
  for each statement execute function visitors_pages_changed();
create trigger visitors_see_critiques after insert or update or delete on critiques
  for each statement execute function visitors_pages_changed();
create trigger visitors_see_critique_marks after insert or update or delete on critique_marks
  for each statement execute function visitors_pages_changed();
create trigger visitors_see_critique_answers after insert or update or delete on critique_answers
  for each statement execute function visitors_pages_changed();
