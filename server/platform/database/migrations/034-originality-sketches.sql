-- The briefs nearest to a new one, found among all of them: a sketch is the last hexadecimal digit of each of a signature's 256 values.
-- The fewer bits two sketches differ in, the more alike the briefs are; a hundred thousand are read in some milliseconds, being narrow.
-- Bands found too many: briefs of one kind of organisation share some nearly always.
create table brief_sketches (
  brief_id uuid primary key references brief_signatures (brief_id) on delete cascade,
  sketch   bit(1024) not null
);
alter table brief_sketches alter column sketch set storage plain;

create function sketch_of(signature text) returns bit(1024) language sql immutable parallel safe
  return ('x' || regexp_replace(signature, '...(.)', '\1', 'g'))::bit(1024);

create function keep_sketch() returns trigger language plpgsql as $$
begin
  insert into brief_sketches (brief_id, sketch) values (new.brief_id, sketch_of(new.signature))
  on conflict (brief_id) do update set sketch = excluded.sketch;
  return null;
end $$;
create trigger brief_signatures_sketch after insert or update of signature on brief_signatures
  for each row execute function keep_sketch();

insert into brief_sketches (brief_id, sketch) select brief_id, sketch_of(signature) from brief_signatures;

alter table brief_signatures drop column bands;
