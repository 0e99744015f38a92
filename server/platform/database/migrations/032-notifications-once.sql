-- What is said once until it is read (messages come in bursts) is brought up by each further one, and told by e-mail again.
alter table notifications
  add column times integer not null default 1 check (times > 0),
  -- When the first of it came that no letter has told of yet.
  add column waiting_since timestamptz not null default now();
update notifications set waiting_since = created_at;
