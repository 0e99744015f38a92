-- How often a person did in a day (UTC) what leaves rows that they can delete: a picture goes with its design, a cancelled
-- generation with the brief that it was to replace.
create table daily_acts (
  user_id uuid not null references profiles (id) on delete cascade,
  act     text not null check (act in ('cancellation', 'upload')),
  day     date not null,
  done    integer not null,
  primary key (user_id, act, day)
);

insert into daily_acts (user_id, act, day, done)
select did.user_id, did.act, today.day, count(*)
from (select day::date as day, day at time zone 'utc' as begins from date_trunc('day', now() at time zone 'utc') day) today
join (
  select user_id, 'cancellation' as act, ended_at as at from brief_generations where cancelled
  union all select owner_id, 'upload', created_at from media where source = 'upload'
) did on did.at >= today.begins
group by did.user_id, did.act, today.day;
