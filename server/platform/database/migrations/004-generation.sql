-- How briefs are written: the quota ledger, rewritten sections, and the data that new briefs are compared with.

-- Every reservation in the quota, and whether it became a brief or was refunded.
create table brief_generations (
  id            uuid primary key,
  user_id       uuid not null references profiles (id) on delete cascade,
  state         text not null default 'reserved' check (state in ('reserved', 'consumed', 'refunded')),
  industry      text not null,
  styles        text[] not null check (cardinality(styles) between 1 and 2),
  level         text not null default 'professional',
  time_box_days integer check (time_box_days between 1 and 365),
  seed          text not null,
  docket        text not null unique,
  quota_month   date not null,
  -- Regenerating replaces the content of this brief and creates no other brief.
  replaces_id   uuid references design_briefs (id) on delete cascade,
  engine        text not null,
  partial       jsonb not null default '{}',
  revision      integer not null default 0,
  attempt       integer not null default 1,
  brief_id      uuid references design_briefs (id) on delete set null,
  error_code    text,
  cancelled     boolean not null default false,
  heartbeat_at  timestamptz not null default now(),
  created_at    timestamptz not null default now(),
  ended_at      timestamptz,
  check ((state = 'reserved') = (ended_at is null))
);
create index brief_generations_live on brief_generations (heartbeat_at) where state = 'reserved';
create index brief_generations_by_user on brief_generations (user_id, created_at desc);
-- A language model costs money, so an installation limits its requests in a day.
create index brief_generations_by_model on brief_generations (created_at) where engine = 'model';

-- At most five for each brief. A row that is `writing` for two minutes belongs to a dead process and no longer
-- counts.
create table brief_section_rewrites (
  id         uuid primary key,
  brief_id   uuid not null references design_briefs (id) on delete cascade,
  section    text not null,
  engine     text not null default 'composer' check (engine in ('composer', 'model')),
  state      text not null default 'writing' check (state in ('writing', 'done', 'failed')),
  error_code text,
  created_at timestamptz not null default now()
);
create index brief_section_rewrites_by_brief on brief_section_rewrites (brief_id);
create index brief_section_rewrites_by_model on brief_section_rewrites (created_at) where engine = 'model';

-- Briefs are compared by signatures of their five-word sequences (domain/brief/quality/originality.ts), never as
-- whole texts.
create table brief_signatures (
  brief_id  uuid primary key references design_briefs (id) on delete cascade,
  -- 256 values of four hexadecimal digits.
  signature text not null check (char_length(signature) = 1024)
);

-- The last digit of each value: the fewer bits two sketches differ in, the more alike the briefs are.
create function sketch_of(signature text) returns bit(1024) language sql immutable parallel safe
  return ('x' || regexp_replace(signature, '...(.)', '\1', 'g'))::bit(1024);

-- A band is two values in one number, and a brief has 96. Two briefs that are 20 % alike share a band in 98 cases of 100.
create function bands_of(signature text) returns integer[] language sql immutable parallel safe as $$
  select array_agg(('x' || substr(signature, 8 * band + 1, 8))::bit(32)::integer) from generate_series(0, 95) band
$$;

-- The table for the search for similar briefs. The bands find about 1,500 of 100,000 briefs by an index, and the
-- sketches sort them.
create table brief_sketches (
  brief_id uuid primary key references brief_signatures (brief_id) on delete cascade,
  sketch   bit(1024) not null,
  bands    integer[] not null
);
alter table brief_sketches alter column sketch set storage plain, alter column bands set storage plain;
-- No pending list (fastupdate), because every search would read all of it.
create index brief_sketches_by_band on brief_sketches using gin (bands) with (fastupdate = off);

create function keep_sketch() returns trigger language plpgsql as $$
begin
  insert into brief_sketches (brief_id, sketch, bands)
  values (new.brief_id, sketch_of(new.signature), bands_of(new.signature))
  on conflict (brief_id) do update set sketch = excluded.sketch, bands = excluded.bands;
  return null;
end $$;
create trigger brief_signatures_sketch after insert or update of signature on brief_signatures
  for each row execute function keep_sketch();

-- The `most` briefs that are most alike, of those that share a band with `wanted`; of all, where fewer do.
-- Sequential scans are off because the planner expects a hundred keys to find a large part of the table.
create function briefs_near(wanted text, except_id uuid, most integer) returns table (brief_id uuid, signature text)
language plpgsql stable rows 100 set enable_seqscan = off as $$
declare
  sought constant bit(1024) := sketch_of(wanted);
  keys constant integer[] := bands_of(wanted);
  found_ids uuid[] := array(
    select k.brief_id from brief_sketches k
    where k.bands && keys and k.brief_id is distinct from except_id
    order by bit_count(k.sketch # sought) limit most
  );
begin
  if cardinality(found_ids) < most then
    found_ids := array(
      select k.brief_id from brief_sketches k
      where k.brief_id is distinct from except_id
      order by bit_count(k.sketch # sought) limit most
    );
  end if;
  return query select s.brief_id, s.signature from brief_signatures s where s.brief_id = any (found_ids);
end $$;
