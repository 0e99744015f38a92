-- E-mail about notifications: what is to go by mail, how often a person wants some, and every letter on its way.

-- 'also': it waits in the bell too, and is not mailed once it is read there. 'only': the person wants it by mail alone.
alter table notifications add column by_mail text check (by_mail in ('also', 'only'));
create index notifications_by_age on notifications (created_at);

-- How often letters come at most. Only what differs from the default, which is hourly.
create table mail_choices (
  user_id uuid primary key references profiles (id) on delete cascade,
  pace    text not null check (pace in ('hourly', 'daily'))
);

-- One letter gathers what waited. What it says is read when it goes: by then something may be read, or not theirs to see any more.
create table mails (
  id         uuid primary key,
  user_id    uuid not null references profiles (id) on delete cascade,
  -- 'dropped': nothing of it was left to say when its turn came.
  state      text not null default 'queued' check (state in ('queued', 'sending', 'sent', 'failed', 'dropped')),
  tries      integer not null default 0,
  -- While it is being sent: when another process may take it over.
  try_at     timestamptz not null default now(),
  created_at timestamptz not null default now(),
  ended_at   timestamptz,
  -- What the mail server answered, as a code.
  failure    text,
  check ((state in ('queued', 'sending')) = (ended_at is null))
);
create unique index mails_one_on_its_way on mails (user_id) where ended_at is null;
create index mails_due on mails (try_at) where ended_at is null;
create index mails_of on mails (user_id, created_at desc);

alter table notifications add column mail_id uuid references mails (id) on delete set null;
create index notifications_in_mail on notifications (mail_id) where mail_id is not null;
create index notifications_to_mail on notifications (created_at) where by_mail is not null and mail_id is null;
