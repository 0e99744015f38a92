-- While somebody builds a design, or agrees with its designer to, nobody else can ask: it is not open until their claim ends. Its
-- card and the lists say so, by a column that follows the one claim a design can have.
alter table design_submissions add column is_claimed boolean not null default false;

create function design_is_claimed() returns trigger language plpgsql as $$
begin
  update design_submissions set is_claimed = new.state <> 'ended'
  where id = new.submission_id and is_claimed <> (new.state <> 'ended');
  return null;
end $$;
create trigger design_is_claimed after insert or update of state on workspaces for each row execute function design_is_claimed();

-- Who builds it may delete their account.
create function design_is_given_back() returns trigger language plpgsql as $$
begin
  update design_submissions set is_claimed = false where id = old.submission_id;
  return null;
end $$;
create trigger design_is_given_back after delete on workspaces
  for each row when (old.state <> 'ended') execute function design_is_given_back();

create or replace function showcase_lists(design design_submissions) returns void language plpgsql as $$
declare
  liked integer := coalesce((select likes from submission_counts where submission_id = design.id), 0);
  score double precision := trending_score(liked, design.created_at);
  is_open boolean := design.open_to_collaboration and not design.is_claimed;
begin
  delete from showcase_entries where submission_id = design.id;
  if not design.is_public or design.brief_id is null or design.industry is null then
    return;
  end if;
  insert into showcase_entries (submission_id, created_at, likes, score, industry, styles, is_open, words)
  values (design.id, design.created_at, liked, score, design.industry, design.styles, is_open,
    showcase_words(design.title, (select title from design_briefs where id = design.brief_id), design.designer_name, design.tags,
      design.industry, design.styles, is_open, design.tech_preferences, design.created_at)
    || array_to_tsvector(showcase_parts(liked, score, design.created_at)));
  insert into showcase_facets (submission_id, industry, facet, created_at, likes, score, is_open)
  select design.id, at.industry, at.facet, design.created_at, liked, score, is_open
  from (
    values ('', ''), (design.industry, '')
    union select design.industry, style from unnest(design.styles) style
    union select design.industry, '+' || technology from unnest(design.tech_preferences) technology where is_open
  ) at (industry, facet);
  if design.created_at > now() - interval '7 days' then
    insert into showcase_newcomers (submission_id, until) values (design.id, design.created_at + interval '7 days')
    on conflict do nothing;
  end if;
end $$;

drop trigger submission_is_listed on design_submissions;
create trigger submission_is_listed after insert or update of title, is_public, brief_id, industry, styles, tags, designer_name,
  open_to_collaboration, is_claimed, tech_preferences, created_at on design_submissions
  for each row execute function submission_is_listed();

update design_submissions set is_claimed = true
where id in (select submission_id from workspaces where state <> 'ended');
