-- What people say about a design, in threads of one level, some of them pinned to a point of a frame.
create table comments (
  id            uuid primary key,
  submission_id uuid not null references design_submissions (id) on delete cascade,
  -- Null: whoever wrote it deleted it, and replies keep its place.
  user_id       uuid references profiles (id) on delete cascade,
  -- A thread whose beginning goes with its writer leaves the replies, which are other people's words.
  parent_id     uuid references comments (id) on delete set null,
  -- In percent of the picture, measured from its upper left corner; the frame may be taken out later, and its pins with it.
  frame_id      text,
  x             real check (x between 0 and 100),
  y             real check (y between 0 and 100),
  body          text not null check (char_length(body) <= 2000),
  removed       text check (removed in ('author', 'designer')),
  created_at    timestamptz not null default now(),
  edited_at     timestamptz,
  check ((frame_id is null) = (x is null) and (x is null) = (y is null)),
  check ((removed is null) = (btrim(body) <> ''))
);
create index comments_of_submission on comments (submission_id, created_at desc);
create index comments_of_thread on comments (parent_id) where parent_id is not null;
create index comments_by_user on comments (user_id, created_at desc);

-- Somebody tells the operator about a comment, once.
create table comment_reports (
  id          uuid primary key,
  comment_id  uuid not null references comments (id) on delete cascade,
  reporter_id uuid not null references profiles (id) on delete cascade,
  reason      text not null check (char_length(btrim(reason)) between 1 and 500),
  created_at  timestamptz not null default now(),
  unique (reporter_id, comment_id)
);

create trigger visitors_see_comments after insert or update or delete on comments
  for each statement execute function visitors_pages_changed();
