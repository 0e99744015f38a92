-- Who may read an unlisted page, and how many do.

alter table case_studies
  -- scrypt of the password, with its salt.
  add column password_hash text,
  add column expires_at    timestamptz,
  -- The blob of the picture for shared links; null until somebody asks for it.
  add column link_key      text,
  -- Public pages are in lists and feeds, where neither would have an effect.
  add check (visibility = 'unlisted' or (password_hash is null and expires_at is null));

-- Next and previous work.
create index case_studies_public_by_time on case_studies (published_at, id)
  where published is not null and visibility = 'public';

-- Readers of a day as fingerprints, so that each counts once. They are deleted a day later; the counts stay.
create table case_study_readers (
  case_study_id text not null references case_studies (id) on delete cascade,
  day           date not null,
  reader        bytea not null,
  is_finished   boolean not null,
  primary key (case_study_id, day, reader)
);
create index case_study_readers_by_day on case_study_readers (day);

create table case_study_days (
  case_study_id text not null references case_studies (id) on delete cascade,
  day           date not null,
  views         integer not null default 0,
  -- Readers who came to the end of the page.
  finished      integer not null default 0,
  primary key (case_study_id, day)
);

create function case_study_leaves_link_picture() returns trigger language plpgsql as $$
begin
  if old.link_key is not null then
    insert into blob_removals (hash, keys)
    values (encode(sha256(convert_to(old.link_key, 'UTF8')), 'hex'), array[old.link_key]);
  end if;
  return old;
end $$;
create trigger case_study_leaves_link_picture after delete on case_studies
  for each row execute function case_study_leaves_link_picture();
