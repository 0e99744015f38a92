-- Files are removed outside the transaction, because a storage may take long. The row says how far that is.
alter table blob_removals
  -- An upload writes its file first, and this row before it: what a killed process leaves is removed later.
  add column due_at      timestamptz not null default now(),
  add column removing_at timestamptz,
  -- The row stays for a minute, so that an upload of the same bytes notices.
  add column removed_at  timestamptz;
create index blob_removals_by_hash on blob_removals (hash) where removing_at is not null;
