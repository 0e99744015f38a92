-- What people are told: events on their open pages, notifications in the bell, and e-mail about those.

-- A transaction holds a person's row until it commits. So their events are numbered without holes in the order of committing.
create table event_heads (
  user_id uuid primary key references profiles (id) on delete cascade,
  head    bigint not null
);
create table person_events (
  user_id      uuid not null references profiles (id) on delete cascade,
  seq          bigint not null,
  kind         text not null,
  -- Only those who may enter it now are told. Null: it concerns the person alone.
  workspace_id uuid references workspaces (id) on delete cascade,
  data         jsonb not null,
  created_at   timestamptz not null default now(),
  primary key (user_id, seq)
);
create index person_events_by_age on person_events (created_at);
create index person_events_by_workspace on person_events (workspace_id) where workspace_id is not null;

-- One e-mail gathers what waits. Its text is made when it goes: by then something may be read, or no longer theirs to see.
create table mails (
  id         uuid primary key,
  user_id    uuid not null references profiles (id) on delete cascade,
  -- dropped: nothing of it was left to say when its turn came.
  state      text not null default 'queued' check (state in ('queued', 'sending', 'sent', 'failed', 'dropped')),
  tries      integer not null default 0,
  -- While it is being sent: when another process may take it over.
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
  -- Names a design that its designer has deleted. These are the designer's words, so they go with them (actor_id).
  about         text check (char_length(about) <= 200),
  -- Where the notification leads, within the product.
  path          text not null check (path ~ '^/[a-z]'),
  created_at    timestamptz not null default now(),
  read_at       timestamptz,
  -- Messages come in bursts: until it is read, one notification counts them all.
  times         integer not null default 1 check (times > 0),
  -- When the first of them came that no e-mail has told of yet.
  waiting_since timestamptz not null default now(),
  -- also: it is in the bell too, and is not mailed once it is read there. only: the person wants it by e-mail alone.
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

-- Only what differs from the default: in the product yes, by e-mail no.
create table notification_choices (
  user_id    uuid not null references profiles (id) on delete cascade,
  kind       text not null,
  in_product boolean not null,
  by_mail    boolean not null,
  primary key (user_id, kind)
);

-- How often e-mail comes at most. Only what differs from the default, which is hourly.
create table mail_choices (
  user_id uuid primary key references profiles (id) on delete cascade,
  pace    text not null check (pace in ('hourly', 'daily'))
);
