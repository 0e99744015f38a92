-- Screenshots of a build, compared with their frames, and the designer's decision on each.

create table build_reviews (
  id              uuid primary key,
  workspace_id    uuid not null references workspaces (id) on delete cascade,
  designer_id     uuid not null references profiles (id) on delete cascade,
  developer_id    uuid not null references profiles (id) on delete cascade,
  -- As in submission_frames. The frame may be replaced later, so the review stores its name and picture.
  frame_id        text not null check (char_length(frame_id) between 1 and 120),
  frame_name      text not null,
  round           integer not null check (round > 0),
  design_media_id uuid not null references media (id) deferrable initially deferred,
  build_media_id  uuid not null references media (id) deferrable initially deferred,
  state           text not null default 'comparing'
    check (state in ('comparing', 'to_review', 'approved', 'returned', 'failed', 'replaced')),
  -- Areas that are not compared: [{"x", "y", "width", "height"}] in fractions of the design.
  ignored         jsonb not null default '[]',
  -- The number of requested comparisons. The result of an older one is dropped.
  comparison      integer not null default 1,
  attempts        integer not null default 0,
  result          jsonb,
  heat            bytea,
  -- [{"finding", "verdict", "note"}]
  verdicts        jsonb not null default '[]',
  note            text not null default '' check (char_length(note) <= 1000),
  -- Counts the saves, so that a save on an older one is refused (docs/decisions/021).
  revision        integer not null default 1,
  created_at      timestamptz not null default now(),
  decided_at      timestamptz,
  unique (workspace_id, frame_id, round),
  check ((state in ('approved', 'returned')) = (decided_at is not null)),
  check (state <> 'returned' or btrim(note) <> ''),
  check (state not in ('to_review', 'approved', 'returned') or result is not null)
);
create unique index build_reviews_one_open on build_reviews (workspace_id, frame_id) where state in ('comparing', 'to_review', 'failed');
create index build_reviews_by_designer on build_reviews (designer_id);
create index build_reviews_by_developer on build_reviews (developer_id);
create index build_reviews_by_build on build_reviews (build_media_id);
create index build_reviews_by_design on build_reviews (design_media_id);

create function build_review_moves() returns trigger language plpgsql as $$
begin
  if old.state in ('approved', 'returned', 'replaced') then
    raise exception 'A review that is over does not change' using errcode = 'check_violation';
  end if;
  if new.state <> old.state and (old.state, new.state) not in (
    ('comparing', 'to_review'), ('comparing', 'failed'), ('comparing', 'replaced'),
    ('to_review', 'comparing'), ('to_review', 'approved'), ('to_review', 'returned'), ('to_review', 'replaced'),
    ('failed', 'comparing'), ('failed', 'replaced')) then
    raise exception 'A review does not go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  if (new.workspace_id, new.designer_id, new.developer_id, new.frame_id, new.round, new.design_media_id, new.build_media_id)
     is distinct from (old.workspace_id, old.designer_id, old.developer_id, old.frame_id, old.round, old.design_media_id, old.build_media_id) then
    raise exception 'A review keeps its pictures' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger build_review_moves before update on build_reviews for each row execute function build_review_moves();
