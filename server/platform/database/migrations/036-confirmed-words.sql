-- The SHA-256 in hex of the words that the first of the two has confirmed. They hold the names of both and the design's title, which
-- may change before the second one confirms.
alter table workspaces add column confirmed_hash text check (confirmed_hash ~ '^[0-9a-f]{64}$');
