-- The living client of a brief (BRIEF-14). The sheet holds what the client keeps to themselves: facts that are told only when they are
-- asked for, and the change that arrives in the middle of the work. It never leaves the server whole.
create table brief_clients (
  brief_id       uuid primary key references design_briefs (id) on delete cascade,
  sheet          jsonb not null,
  questions_left integer not null check (questions_left >= 0),
  change_at      timestamptz,
  change_answer  text check (change_answer in ('accepted', 'negotiated', 'declined')),
  -- Nobody answers what has not arrived.
  check (change_answer is null or change_at is not null)
);

-- Everything that was said, in order.
create table client_log (
  id       uuid primary key,
  brief_id uuid not null references brief_clients (brief_id) on delete cascade,
  speaker  text not null check (speaker in ('designer', 'client')),
  kind     text not null check (kind in ('question', 'fact', 'repeat', 'unknown', 'pushback', 'change', 'answer', 'reply')),
  topic    text,
  text     text not null check (char_length(text) between 1 and 2000),
  said_at  timestamptz not null
);
create index client_log_by_brief on client_log (brief_id, said_at, id);
-- The change arrives once, and is answered once.
create unique index client_log_one_change on client_log (brief_id, kind) where kind in ('change', 'answer', 'reply');
-- A topic is told once; after that it is a repetition, which costs nothing.
create unique index client_log_one_fact on client_log (brief_id, topic) where kind in ('fact', 'unknown');
