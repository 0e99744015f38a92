-- The briefs worth comparing, found by an index: a band is two of a signature's 256 values in one number, and a brief keeps 96 of them.
-- Two briefs that are 20 % alike share one in 98 cases of 100, at 25 % in 998 of 1,000; among a hundred thousand, some 1,500 do. Only
-- those are put in the order of their sketches. Reading every sketch took ten times as long.
create function bands_of(signature text) returns integer[] language sql immutable parallel safe as $$
  select array_agg(('x' || substr(signature, 8 * band + 1, 8))::bit(32)::integer) from generate_series(0, 95) band
$$;

alter table brief_sketches add column bands integer[];
alter table brief_sketches alter column bands set storage plain;
update brief_sketches k set bands = bands_of(s.signature) from brief_signatures s where s.brief_id = k.brief_id;
alter table brief_sketches alter column bands set not null;
-- No list of pending entries: every search would read it from end to end.
create index brief_sketches_by_band on brief_sketches using gin (bands) with (fastupdate = off);

create or replace function keep_sketch() returns trigger language plpgsql as $$
begin
  insert into brief_sketches (brief_id, sketch, bands)
  values (new.brief_id, sketch_of(new.signature), bands_of(new.signature))
  on conflict (brief_id) do update set sketch = excluded.sketch, bands = excluded.bands;
  return null;
end $$;

-- At most `most` briefs with their signatures: the most alike of those that share a band with `wanted`, or of all where fewer than `most`
-- do. The planner takes a hundred keys for a large part of the table and would read all of it, and so for the signatures.
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
