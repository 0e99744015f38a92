-- Each time a person had the wording of a draft smoothed: a call of the language model, and part of its budget of the day.
create table case_study_smoothings (
  id         uuid primary key,
  user_id    uuid not null references profiles (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index case_study_smoothings_by_person on case_study_smoothings (user_id, created_at);
create index case_study_smoothings_by_time on case_study_smoothings (created_at);
