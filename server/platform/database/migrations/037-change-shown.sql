-- A designer may show with a design what its client asked for in the middle of the work, and what was agreed.
alter table design_submissions add column shows_change boolean not null default false;
update submission_drafts set content = content || '{"showsChange": false}';
