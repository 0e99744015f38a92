-- An own brief that was shared with everybody: an ownerless copy of it, at most one a brief. It stays when its original goes.
alter table design_briefs add column copied_from uuid unique references design_briefs (id) on delete set null;
