-- Comments on a design, and critique against its brief.

-- Threads with one level of replies. Some are pinned to a point of a frame.
create table comments (
  id            uuid primary key,
  submission_id uuid not null references design_submissions (id) on delete cascade,
  -- Null: the writer deleted the comment, and the row stays for its replies.
  user_id       uuid references profiles (id) on delete cascade,
  -- Replies belong to other people, so they stay when the first comment is deleted with its writer.
  parent_id     uuid references comments (id) on delete set null,
  -- In percent of the picture from its upper left corner. There is no foreign key, because a frame may be removed
  -- together with its pins.
  frame_id      text,
  x             real check (x between 0 and 100),
  y             real check (y between 0 and 100),
  body          text not null check (char_length(body) <= 2000),
  removed       text check (removed in ('author', 'designer', 'operator')),
  created_at    timestamptz not null default now(),
  edited_at     timestamptz,
  -- When the thread's first writer or the designer marked it as settled.
  settled_at    timestamptz,
  check ((frame_id is null) = (x is null) and (x is null) = (y is null)),
  check ((removed is null) = (btrim(body) <> '')),
  check (settled_at is null or parent_id is null)
);
create index comments_of_submission on comments (submission_id, created_at desc);
create index comments_of_thread on comments (parent_id) where parent_id is not null;
create index comments_by_user on comments (user_id, created_at desc);

-- A comment that somebody reported to the operator.
create table comment_reports (
  id          uuid primary key,
  comment_id  uuid not null references comments (id) on delete cascade,
  reporter_id uuid not null references profiles (id) on delete cascade,
  reason      text not null check (char_length(btrim(reason)) between 1 and 500),
  created_at  timestamptz not null default now(),
  settled_at  timestamptz,
  unique (reporter_id, comment_id)
);

create table critiques (
  id            uuid primary key,
  submission_id uuid not null references design_submissions (id) on delete cascade,
  reviewer_id   uuid not null references profiles (id) on delete cascade,
  -- When the operator hid it. Its reviewer still sees it.
  hidden_at     timestamptz,
  -- Counts the saves, so that a save on an older one is refused (docs/decisions/021).
  revision      integer not null default 1,
  created_at    timestamptz not null default now(),
  updated_at    timestamptz not null default now(),
  unique (submission_id, reviewer_id)
);
create index critiques_by_reviewer on critiques (reviewer_id, created_at desc);

create function critique_is_of_another() returns trigger language plpgsql as $$
begin
  if exists (select from design_submissions s where s.id = new.submission_id and s.user_id = new.reviewer_id) then
    raise exception 'a design is not marked by its own designer' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger critique_is_of_another before insert or update of submission_id, reviewer_id on critiques
  for each row execute function critique_is_of_another();

create table critique_marks (
  id          uuid primary key,
  critique_id uuid not null references critiques (id) on delete cascade,
  -- 'goal.0', 'deliverable.2': counted from 0 in the brief's order.
  line        text not null check (line ~ '^(goal|deliverable)\.[0-9]$'),
  -- The brief's words at that time, because a brief can change its words.
  asked       text not null check (char_length(asked) between 1 and 600),
  verdict     text not null check (verdict in ('met', 'partly', 'not', 'unclear')),
  suggestion  text not null default '' check (char_length(suggestion) <= 2000),
  -- As in comments.
  frame_id    text,
  x           real check (x between 0 and 100),
  y           real check (y between 0 and 100),
  unique (critique_id, line),
  check ((frame_id is null) = (x is null) and (x is null) = (y is null)),
  -- A line that is met, or cannot be judged, needs no suggestion.
  check (verdict in ('partly', 'not') or (suggestion = '' and frame_id is null))
);

-- The designer's answer to a suggested change.
create table critique_answers (
  mark_id     uuid primary key references critique_marks (id) on delete cascade,
  author_id   uuid not null references profiles (id) on delete cascade,
  answer      text not null check (answer in ('applied', 'declined')),
  reason      text not null default '' check (char_length(reason) <= 2000),
  answered_at timestamptz not null default now(),
  check (answer = 'applied' or btrim(reason) <> '')
);

create function critique_answer_is_the_designers() returns trigger language plpgsql as $$
begin
  if not exists (
    select from critique_marks m join critiques c on c.id = m.critique_id join design_submissions s on s.id = c.submission_id
    where m.id = new.mark_id and s.user_id = new.author_id and m.suggestion <> ''
  ) then
    raise exception 'only the designer answers, and only a suggested change' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger critique_answer_is_the_designers before insert or update on critique_answers
  for each row execute function critique_answer_is_the_designers();

-- Once somebody has answered a mark, it no longer changes.
create function critique_mark_is_fixed() returns trigger language plpgsql as $$
begin
  if exists (select from critique_answers a where a.mark_id = old.id) then
    raise exception 'this mark is answered' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger critique_mark_is_fixed before update of verdict, suggestion, frame_id, x, y on critique_marks
  for each row when ((old.verdict, old.suggestion, old.frame_id, old.x, old.y)
    is distinct from (new.verdict, new.suggestion, new.frame_id, new.x, new.y))
  execute function critique_mark_is_fixed();

-- A critique that somebody reported to the operator.
create table critique_reports (
  id          uuid primary key,
  critique_id uuid not null references critiques (id) on delete cascade,
  reporter_id uuid not null references profiles (id) on delete cascade,
  reason      text not null check (char_length(btrim(reason)) between 1 and 500),
  created_at  timestamptz not null default now(),
  settled_at  timestamptz,
  unique (reporter_id, critique_id)
);
