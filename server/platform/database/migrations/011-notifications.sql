-- Messages to people: events on their open pages, notifications in the bell, and e-mails about those.

-- A transaction locks a person's row until it commits, so events are numbered without gaps in the order of commits.
create table event_heads (
  user_id uuid primary key references profiles (id) on delete cascade,
  head    bigint not null
);
create table person_events (
  user_id      uuid not null references profiles (id) on delete cascade,
  seq          bigint not null,
  kind         text not null,
  -- Only people who may enter the workspace now receive the event. Null: a personal event.
  workspace_id uuid references workspaces (id) on delete cascade,
  data         jsonb not null,
  created_at   timestamptz not null default now(),
  primary key (user_id, seq)
);
create index person_events_by_age on person_events (created_at);
create index person_events_by_workspace on person_events (workspace_id) where workspace_id is not null;

-- One e-mail for all waiting notifications. Its text is written when it is sent, because by then some may be read or
-- no longer visible to the person.
create table mails (
  id         uuid primary key,
  user_id    uuid not null references profiles (id) on delete cascade,
  -- dropped: no notification was left when the e-mail was due.
  state      text not null default 'queued' check (state in ('queued', 'sending', 'sent', 'failed', 'dropped')),
  tries      integer not null default 0,
  -- While the state is sending: the time when another process may take it over.
  try_at     timestamptz not null default now(),
  created_at timestamptz not null default now(),
  ended_at   timestamptz,
  -- The mail server's answer, as a code.
  failure    text,
  check ((state in ('queued', 'sending')) = (ended_at is null))
);
create unique index mails_one_on_its_way on mails (user_id) where ended_at is null;
create index mails_due on mails (try_at) where ended_at is null;
create index mails_of on mails (user_id, created_at desc);

create table notifications (
  id            uuid primary key,
  user_id       uuid not null references profiles (id) on delete cascade,
  kind          text not null,
  happening     text not null,
  actor_id      uuid references profiles (id) on delete cascade,
  submission_id uuid references design_submissions (id) on delete cascade,
  -- The title of a design that its designer deleted. It is the designer's text, so it is deleted with the designer
  -- (actor_id).
  about         text check (char_length(about) <= 200),
  -- The page in the product that the notification opens.
  path          text not null check (path ~ '^/[a-z]'),
  created_at    timestamptz not null default now(),
  read_at       timestamptz,
  -- Messages come in bursts, so one unread notification counts them all.
  times         integer not null default 1 check (times > 0),
  -- When the first message arrived that no e-mail has included yet.
  waiting_since timestamptz not null default now(),
  -- also: in the bell too, and not e-mailed once it is read there. only: the person wants it only by e-mail.
  by_mail       text check (by_mail in ('also', 'only')),
  mail_id       uuid references mails (id) on delete set null,
  mailed_at     timestamptz,
  check (about is null or (submission_id is null and actor_id is not null))
);
create index notifications_of on notifications (user_id, created_at desc, id desc);
create index notifications_unread on notifications (user_id) where read_at is null;
create index notifications_by_age on notifications (created_at);
create index notifications_in_mail on notifications (mail_id) where mail_id is not null;
create index notifications_to_mail on notifications (created_at) where by_mail is not null and mail_id is null;

-- Only rows that differ from the default: in the product yes, by e-mail no.
create table notification_choices (
  user_id    uuid not null references profiles (id) on delete cascade,
  kind       text not null,
  in_product boolean not null,
  by_mail    boolean not null,
  primary key (user_id, kind)
);

-- The highest rate of e-mails. Only rows that differ from the default, which is hourly.
create table mail_choices (
  user_id uuid primary key references profiles (id) on delete cascade,
  pace    text not null check (pace in ('hourly', 'daily'))
);
