-- A brief has one client; everybody who works on it has a conversation of their own.
create table brief_sheets (
  brief_id uuid primary key references design_briefs (id) on delete cascade,
  -- Facts that the client tells only when asked, and the change in the middle of the project. The server never sends
  -- all of it.
  sheet    jsonb not null
);
insert into brief_sheets (brief_id, sheet) select brief_id, sheet from brief_clients;
insert into brief_sheets (brief_id, sheet)
  select copy.id, c.sheet from design_briefs copy join brief_clients c on c.brief_id = copy.copied_from;

-- From now on a twist is told by the client alone, because not everybody hears it at the same time.
update design_briefs b set content = b.content - 'plotTwist'
  from brief_sheets s where s.brief_id = b.id and s.sheet #>> '{twist,text}' is not null;

alter table brief_clients add column user_id uuid references profiles (id) on delete cascade;
alter table client_log add column user_id uuid references profiles (id) on delete cascade;
update brief_clients c set user_id = b.user_id from design_briefs b where b.id = c.brief_id;
delete from brief_clients where user_id is null;
update client_log l set user_id = c.user_id from brief_clients c where c.brief_id = l.brief_id;

alter table client_log drop constraint client_log_brief_id_fkey;
alter table brief_clients
  drop constraint brief_clients_pkey,
  drop constraint brief_clients_brief_id_fkey,
  add primary key (brief_id, user_id),
  add foreign key (brief_id) references brief_sheets (brief_id) on delete cascade,
  drop column sheet;
alter table client_log
  alter column user_id set not null,
  add foreign key (brief_id, user_id) references brief_clients (brief_id, user_id) on delete cascade;

drop index client_log_by_brief, client_log_one_change, client_log_one_fact;
create index client_log_by_brief on client_log (brief_id, user_id, said_at, id);
-- Each conversation has at most one change and one answer to it.
create unique index client_log_one_change on client_log (brief_id, user_id, kind)
  where kind in ('change', 'answer', 'reply');
-- A topic is told once. A later question about it is a repetition, which costs nothing.
create unique index client_log_one_fact on client_log (brief_id, user_id, topic) where kind in ('fact', 'unknown');
-- Deleting an account finds the person's conversations.
create index brief_clients_by_user on brief_clients (user_id);
create index client_log_by_user on client_log (user_id);
