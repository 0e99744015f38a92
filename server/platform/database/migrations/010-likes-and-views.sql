-- How often a design was liked and looked at. The counts stand in a row of their own: a like must rewrite neither the wide row
-- of the design nor any index. Triggers keep them, so that they are right however a like comes or goes.
create table submission_counts (
  submission_id uuid primary key references design_submissions (id) on delete cascade,
  likes         integer not null default 0 check (likes >= 0),
  views         integer not null default 0 check (views >= 0)
) with (fillfactor = 50);
insert into submission_counts (submission_id) select id from design_submissions;

create function submission_begins_counts() returns trigger language plpgsql as $$
begin
  insert into submission_counts (submission_id) select id from added;
  return null;
end $$;
create trigger submission_begins_counts after insert on design_submissions
  referencing new table as added for each statement execute function submission_begins_counts();

-- A person likes a design once, or not.
create table submission_likes (
  submission_id uuid not null references design_submissions (id) on delete cascade,
  user_id       uuid not null references profiles (id) on delete cascade,
  created_at    timestamptz not null default now(),
  primary key (submission_id, user_id)
);
create index submission_likes_by_user on submission_likes (user_id, created_at desc);

create function like_is_counted() returns trigger language plpgsql as $$
begin
  update submission_counts c set likes = c.likes + added.likes
  from (select submission_id, count(*) as likes from changed group by submission_id) added
  where c.submission_id = added.submission_id;
  return null;
end $$;
create function like_is_uncounted() returns trigger language plpgsql as $$
begin
  update submission_counts c set likes = c.likes - gone.likes
  from (select submission_id, count(*) as likes from changed group by submission_id) gone
  where c.submission_id = gone.submission_id;
  return null;
end $$;
create trigger like_is_counted after insert on submission_likes
  referencing new table as changed for each statement execute function like_is_counted();
create trigger like_is_uncounted after delete on submission_likes
  referencing old table as changed for each statement execute function like_is_uncounted();

-- Who looked at what on which UTC day: a person counts once a day. The viewer is a hash that changes every day, so that nobody
-- can be followed from one day to the next; rows are swept when their day is over.
create table submission_views (
  submission_id uuid not null references design_submissions (id) on delete cascade,
  day           date not null,
  viewer        bytea not null check (length(viewer) = 16),
  primary key (submission_id, day, viewer)
);
create index submission_views_by_day on submission_views (day);
