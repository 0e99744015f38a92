-- What a person says of a design against its brief: one critique a person and design, one mark a goal or deliverable.
create table critiques (
  id            uuid primary key,
  submission_id uuid not null references design_submissions (id) on delete cascade,
  reviewer_id   uuid not null references profiles (id) on delete cascade,
  -- Taken out of sight by the operator; its reviewer still sees it.
  hidden_at     timestamptz,
  created_at    timestamptz not null default now(),
  updated_at    timestamptz not null default now(),
  unique (submission_id, reviewer_id)
);
create index critiques_by_reviewer on critiques (reviewer_id, created_at desc);

create table critique_marks (
  id          uuid primary key,
  critique_id uuid not null references critiques (id) on delete cascade,
  -- 'goal.0', 'deliverable.2': counted from 0 in the brief's order.
  line        text not null check (line ~ '^(goal|deliverable)\.[0-9]$'),
  -- What the brief said there when it was marked; the words of a brief may come to be other ones.
  asked       text not null check (char_length(asked) between 1 and 600),
  verdict     text not null check (verdict in ('met', 'partly', 'not', 'unclear')),
  suggestion  text not null default '' check (char_length(suggestion) <= 2000),
  -- In percent of the picture, measured from its upper left corner; the frame may be taken out later.
  frame_id    text,
  x           real check (x between 0 and 100),
  y           real check (y between 0 and 100),
  unique (critique_id, line),
  check ((frame_id is null) = (x is null) and (x is null) = (y is null)),
  -- What is met, or cannot be judged, leaves nothing to change.
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

create function critique_is_of_another() returns trigger language plpgsql as $$
begin
  if exists (select from design_submissions s where s.id = new.submission_id and s.user_id = new.reviewer_id) then
    raise exception 'a design is not marked by its own designer' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger critique_is_of_another before insert or update of submission_id, reviewer_id on critiques
  for each row execute function critique_is_of_another();

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

-- Words that somebody has answered stay as they were answered.
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

-- Somebody tells the operator about a critique, once.
create table critique_reports (
  id          uuid primary key,
  critique_id uuid not null references critiques (id) on delete cascade,
  reporter_id uuid not null references profiles (id) on delete cascade,
  reason      text not null check (char_length(btrim(reason)) between 1 and 500),
  created_at  timestamptz not null default now(),
  unique (reporter_id, critique_id)
);

create trigger visitors_see_critiques after insert or update or delete on critiques
  for each statement execute function visitors_pages_changed();
create trigger visitors_see_critique_marks after insert or update or delete on critique_marks
  for each statement execute function visitors_pages_changed();
create trigger visitors_see_critique_answers after insert or update or delete on critique_answers
  for each statement execute function visitors_pages_changed();
