-- Pictures that people upload or import. Their bytes are in the blob store.

create table media (
  id          uuid primary key,
  owner_id    uuid not null references profiles (id) on delete cascade,
  -- SHA-256 of the original bytes, in hex: their name in the blob store. Several rows may share it.
  hash        text not null check (hash ~ '^[0-9a-f]{64}$'),
  source      text not null check (source in ('upload', 'design_file', 'sample')),
  state       text not null default 'processing' check (state in ('processing', 'ready', 'failed')),
  width       integer not null check (width > 0),
  height      integer not null check (height > 0),
  bytes       bigint not null check (bytes > 0),
  -- A few pixels as a data URL, and the most frequent colours; both are set after the first variant.
  placeholder text not null default '' check (char_length(placeholder) <= 2000),
  colors      text[] not null default '{}',
  -- The variants encoded so far, [{"type", "width", "height", "bytes", "key"}]; `key` names the blob.
  variants    jsonb not null default '[]',
  -- The blob of a cover's link preview, 1200 × 630.
  preview_key text,
  error_code  text,
  attempts    integer not null default 0,
  created_at  timestamptz not null default now(),
  updated_at  timestamptz not null default now(),
  check ((state = 'failed') = (error_code is not null))
);
create index media_by_owner on media (owner_id, created_at desc);
create index media_by_hash on media (hash);
create index media_waiting on media (created_at) where state = 'processing';

alter table profiles add foreign key (avatar_media_id) references media (id) on delete set null;

-- Files of deleted rows. A sweep deletes them some seconds later.
create table blob_removals (
  id         bigint generated always as identity primary key,
  -- As in media.hash. The files stay while another row has the same hash.
  hash       text not null,
  keys       text[] not null,
  created_at timestamptz not null default now()
);

create function media_leaves_blobs() returns trigger language plpgsql as $$
begin
  insert into blob_removals (hash, keys)
  values (old.hash, array_remove(
    array(select v ->> 'key' from jsonb_array_elements(old.variants) v) || ('originals/' || old.hash) || old.preview_key,
    null));
  return old;
end $$;
create trigger media_leaves_blobs after delete on media for each row execute function media_leaves_blobs();
