-- Films of case studies. Each belongs to one page; readers see it while the published page shows it.
create table case_study_clips (
  id            uuid primary key,
  case_study_id text not null references case_studies (id) on delete cascade,
  type          text not null check (type in ('video/mp4', 'video/webm')),
  bytes         integer not null check (bytes > 0),
  created_at    timestamptz not null default now()
);
create index case_study_clips_by_page on case_study_clips (case_study_id);

create function clip_leaves_blob() returns trigger language plpgsql as $$
begin
  insert into blob_removals (hash, keys)
  values (encode(sha256(convert_to(old.id::text, 'UTF8')), 'hex'), array['clips/' || old.id]);
  return old;
end $$;
create trigger clip_leaves_blob after delete on case_study_clips for each row execute function clip_leaves_blob();
