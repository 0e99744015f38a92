-- Deadlines: the last day of a brief with a time box, and of a milestone. They are dates, in UTC.

-- reminded_for: the deadline that the person was reminded of. Another deadline is a reason for another reminder.
alter table user_brief_progress add column due_on date, add column reminded_for date;
alter table brief_milestones
  add column due_on date check (due_on between '2000-01-01' and '2999-12-31'),
  add column reminded_for date;

update user_brief_progress p set due_on = (p.started_at at time zone 'utc')::date + b.time_box_days - 1
from design_briefs b where b.id = p.brief_id and b.time_box_days is not null and p.started_at is not null;

create index user_brief_progress_due on user_brief_progress (due_on)
  where status = 'in_progress' and due_on is not null and reminded_for is distinct from due_on;
create index brief_milestones_due on brief_milestones (due_on)
  where done_at is null and due_on is not null and reminded_for is distinct from due_on;

-- A notification about a person's own work goes when the brief or the milestone does.
alter table notifications
  add column brief_id uuid references design_briefs (id) on delete cascade,
  add column milestone_id uuid references brief_milestones (id) on delete cascade;
create index notifications_of_brief on notifications (brief_id) where brief_id is not null;
create index notifications_of_milestone on notifications (milestone_id) where milestone_id is not null;

-- The secret address of a person's calendar of deadlines: 128 bits, replaced or deleted by its owner.
create table calendar_feeds (
  user_id    uuid primary key references profiles (id) on delete cascade,
  token      text not null unique check (token ~ '^[A-Za-z0-9_-]{22}$'),
  created_at timestamptz not null default now()
);

-- Finds the notification of a comment that is deleted.
create index notifications_of_comments on notifications (actor_id, path) where happening in ('remarked', 'replied');
