-- The picture for shared links shows frames of the design. Its file goes when the page names another one, or none.

create or replace function case_study_leaves_link_picture() returns trigger language plpgsql as $$
begin
  insert into blob_removals (hash, keys)
  values (encode(sha256(convert_to(old.link_key, 'UTF8')), 'hex'), array[old.link_key]);
  return old;
end $$;
drop trigger case_study_leaves_link_picture on case_studies;
create trigger case_study_leaves_link_picture after delete on case_studies
  for each row when (old.link_key is not null) execute function case_study_leaves_link_picture();
create trigger case_study_changes_link_picture after update on case_studies
  for each row when (old.link_key is not null and old.link_key is distinct from new.link_key)
  execute function case_study_leaves_link_picture();

create function case_study_loses_design() returns trigger language plpgsql as $$
begin
  new.link_key = null;
  return new;
end $$;
create trigger case_study_loses_design before update of submission_id on case_studies
  for each row when (new.submission_id is null) execute function case_study_loses_design();
