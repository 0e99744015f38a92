-- Bytes whose row is gone: whoever deletes a picture, its bytes follow, in the folder or the bucket, some seconds later.
create table blob_removals (
  id         bigint generated always as identity primary key,
  -- As in media.hash; another row of the same hash keeps the bytes.
  hash       text not null,
  keys       text[] not null,
  created_at timestamptz not null default now()
);

create function media_leaves_blobs() returns trigger language plpgsql as $$
begin
  insert into blob_removals (hash, keys)
  values (old.hash, array(select v ->> 'key' from jsonb_array_elements(old.variants) v) || ('originals/' || old.hash));
  return old;
end $$;

create trigger media_leaves_blobs after delete on media for each row execute function media_leaves_blobs();
