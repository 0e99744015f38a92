-- Pages for visitors are kept for a moment by every process (server/platform/pages/visitor-cache.ts). Whatever changes something
-- that visitors can read says so when it is committed; several changes of one transaction are one notification. Counts of likes and
-- views do not: they may be as old as a kept page is.
create function visitors_pages_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('visitors_pages', '');
  return null;
end $$;

create trigger visitors_see_new_design after insert on design_submissions
  for each row when (new.is_public) execute function visitors_pages_changed();
create trigger visitors_see_changed_design after update on design_submissions
  for each row when (old.is_public or new.is_public) execute function visitors_pages_changed();
create trigger visitors_miss_design after delete on design_submissions
  for each row when (old.is_public) execute function visitors_pages_changed();
create trigger visitors_see_frames after insert or update or delete on submission_frames
  for each statement execute function visitors_pages_changed();

create trigger visitors_see_new_brief after insert on design_briefs
  for each row when (new.user_id is null) execute function visitors_pages_changed();
create trigger visitors_see_changed_brief after update on design_briefs
  for each row when (old.user_id is null or new.user_id is null) execute function visitors_pages_changed();
create trigger visitors_miss_brief after delete on design_briefs
  for each row when (old.user_id is null) execute function visitors_pages_changed();

create trigger visitors_see_changed_person
  after update of handle, display_name, bio, links, paper, avatar_media_id on profiles
  for each row execute function visitors_pages_changed();
create trigger visitors_miss_person after delete on profiles
  for each row execute function visitors_pages_changed();

create trigger visitors_see_case_study after update of published, visibility, submission_id on case_studies
  for each row when (old.published is not null or new.published is not null) execute function visitors_pages_changed();
create trigger visitors_miss_case_study after delete on case_studies
  for each row when (old.published is not null) execute function visitors_pages_changed();

create trigger visitors_see_picks after insert or update or delete on showcase_picks
  for each statement execute function visitors_pages_changed();
