-- What a shared link to a design shows: its cover at 1200 × 630, made by a job for pictures that are a cover.
alter table media add column preview_key text;

create or replace function media_leaves_blobs() returns trigger language plpgsql as $$
begin
  insert into blob_removals (hash, keys)
  values (old.hash, array_remove(
    array(select v ->> 'key' from jsonb_array_elements(old.variants) v) || ('originals/' || old.hash) || old.preview_key,
    null));
  return old;
end $$;
