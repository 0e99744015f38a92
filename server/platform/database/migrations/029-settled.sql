-- A thread that is done with, as its beginner or the designer says.
alter table comments add column settled_at timestamptz,
  add check (settled_at is null or parent_id is null);

-- The operator may take a comment out of sight, and is done with a report once it is settled.
alter table comments drop constraint comments_removed_check,
  add constraint comments_removed_check check (removed in ('author', 'designer', 'operator'));
alter table comment_reports add column settled_at timestamptz;
alter table critique_reports add column settled_at timestamptz;
alter table person_reports add column settled_at timestamptz;
