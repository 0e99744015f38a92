-- A design is a sample when the installation made it, or when all its frames are from one of its sample design files.
create function is_sample_design(design uuid, made_here boolean, file jsonb) returns boolean language sql stable return
  made_here or (coalesce((file ->> 'isSample')::boolean, false) and not exists (
    select from submission_frames f join media m on m.id = f.media_id where f.submission_id = design and m.source = 'upload'));

-- No design file of a sample opens in Figma.
create function openable_file(link text, made_here boolean, file jsonb) returns text language sql immutable return
  case when not (made_here or coalesce((file ->> 'isSample')::boolean, false)) then link end;

create or replace function showcase_card(s design_submissions, p profiles, b design_briefs, m media) returns text language sql stable return
  (select left(row_to_json(card)::text, -1) from (select
    s.id, s.title, b.title as "briefTitle", s.industry, s.styles, s.tags,
    (select row_to_json(designer) from (select p.handle, p.display_name as "displayName") designer) as designer,
    picture_json(m) as picture,
    s.is_public as "isPublic", s.open_to_collaboration and not s.is_claimed as "openToCollaboration",
    openable_file(s.figma_link, s.is_sample, s.figma_file_info) as "figmaLink",
    s.requirement_count as "requirementCount", s.evidenced_count as "evidencedCount",
    is_sample_design(s.id, s.is_sample, s.figma_file_info) as "isSample",
    to_char(s.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
    showcase_frames(s) as frames) card);

update showcase_cards kept set open_card = showcase_card(s, p, b, m)
from design_submissions s
join profiles p on p.id = s.user_id
left join design_briefs b on b.id = s.brief_id
left join media m on m.id = s.cover_media_id
where kept.id = s.id and (s.is_sample or s.figma_file_info is not null);
