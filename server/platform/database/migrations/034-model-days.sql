-- How many texts a language model was asked for in each day (UTC). The rows of these texts go with their brief or person; what
-- they cost does not.
create table model_days (
  day   date primary key,
  asked integer not null
);

insert into model_days (day, asked)
select today.day, count(*)
from (select day::date as day, day at time zone 'utc' as begins from date_trunc('day', now() at time zone 'utc') day) today
join (
  select created_at as at from brief_generations where engine = 'model'
  union all select created_at from brief_section_rewrites where engine = 'model'
  union all select created_at from case_study_smoothings
) asked on asked.at >= today.begins
group by today.day;

drop index brief_generations_by_model;
drop index brief_section_rewrites_by_model;
