-- The brief of each week: the operator's choice, or else that of a rule (domain/weekly-brief).
create table weekly_briefs (
  -- Its Monday, UTC.
  week       date primary key check (extract(isodow from week) = 1),
  brief_id   uuid not null references design_briefs (id) on delete cascade,
  chosen_by  text not null check (chosen_by in ('rule', 'operator')),
  created_at timestamptz not null default now()
);
create index weekly_briefs_by_brief on weekly_briefs (brief_id);

create function weekly_brief_is_of_all() returns trigger language plpgsql as $$
begin
  if not exists (select from design_briefs b where b.id = new.brief_id and b.user_id is null) then
    raise exception 'a brief of the week belongs to the community' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger weekly_brief_is_of_all before insert or update on weekly_briefs
  for each row execute function weekly_brief_is_of_all();
