-- The key in the unlisted link of a design: 128 bits. Whoever has the link sees the design, also while it is private. The
-- designer replaces or deletes it.
alter table design_submissions add column share_key text unique check (share_key ~ '^[A-Za-z0-9_-]{22}$');
