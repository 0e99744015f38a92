-- How many attempts each sender has left, counted by all processes together (server/platform/http/shared-attempts.ts). Not logged:
-- after a crash everybody begins with a full bucket, and nothing else is lost. The sender is a keyed hash of an address.
create unlogged table attempts (
  kind   text not null,
  sender bytea not null check (length(sender) = 16),
  spare  real not null,
  at     timestamptz not null,
  primary key (kind, sender)
) with (fillfactor = 70);
create index attempts_by_age on attempts (at);
