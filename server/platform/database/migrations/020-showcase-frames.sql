-- A card brings further frames of its design: phones are composed from two or three, and a card plays them.

-- A picture as picture_json writes it, without its placeholder and its widest files, which a card does not use.
create function card_picture_json(m media) returns json language sql stable return
  (select row_to_json(picture) from (select
    m.id as "mediaId", m.state, m.width, m.height, '' as placeholder, m.colors,
    to_json(array(select row_to_json(source) from (
      select v ->> 'type' as type, (v ->> 'width')::integer as width,
        '/media/' || m.id || '/' || (v ->> 'width') || '.' || substr(v ->> 'type', 7) as url
      from jsonb_array_elements(m.variants) v where (v ->> 'width')::integer <= 800) source
      order by type, width)) as sources) picture);

-- The first three frames beside the cover's.
create function showcase_frames(s design_submissions) returns json language sql stable return
  to_json(array(
    select card_picture_json(m) from submission_frames f join media m on m.id = f.media_id
    where f.submission_id = s.id and f.media_id is distinct from s.cover_media_id
    order by f.position limit 3));

create or replace function showcase_card(s design_submissions, p profiles, b design_briefs, m media) returns text language sql stable return
  (select left(row_to_json(card)::text, -1) from (select
    s.id, s.title, b.title as "briefTitle", s.industry, s.styles, s.tags,
    (select row_to_json(designer) from (select p.handle, p.display_name as "displayName") designer) as designer,
    picture_json(m) as picture,
    s.is_public as "isPublic", s.open_to_collaboration and not s.is_claimed as "openToCollaboration", s.figma_link as "figmaLink",
    s.requirement_count as "requirementCount", s.evidenced_count as "evidencedCount",
    s.is_sample or coalesce((s.figma_file_info ->> 'isSample')::boolean, false) as "isSample",
    to_char(s.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
    showcase_frames(s) as frames) card);

create function showcase_write_cards(designs uuid[]) returns void language sql as $$
  insert into showcase_cards as kept (id, open_card)
  select s.id, showcase_card(s, p, b, m)
  from showcase_entries e
  join design_submissions s on s.id = e.submission_id
  join profiles p on p.id = s.user_id
  left join design_briefs b on b.id = s.brief_id
  left join media m on m.id = s.cover_media_id
  where e.submission_id = any (designs)
  on conflict (id) do update set open_card = excluded.open_card where kept.open_card <> excluded.open_card
$$;

create or replace function showcase_keep_cards(designs uuid[]) returns void language plpgsql as $$
begin
  perform from media where id in (
    select cover_media_id from design_submissions where id = any (designs)
    union select media_id from submission_frames where submission_id = any (designs)) order by id for share;
  perform from profiles where id in (select user_id from design_submissions where id = any (designs)) order by id for share;
  perform from design_briefs where id in (select brief_id from design_submissions where id = any (designs)) order by id for share;
  perform showcase_write_cards(designs);
end $$;

create function frames_have_cards() returns trigger language plpgsql as $$
begin
  perform showcase_keep_cards(array(select distinct submission_id from changed));
  return null;
end $$;
create trigger frames_have_cards after insert on submission_frames
  referencing new table as changed for each statement execute function frames_have_cards();
create trigger moved_frames_have_cards after update on submission_frames
  referencing new table as changed for each statement execute function frames_have_cards();
create trigger gone_frames_have_cards after delete on submission_frames
  referencing old table as changed for each statement execute function frames_have_cards();

-- Two pictures of one design may be encoded at once, and each transaction holds its own picture. So none waits here for
-- a picture of the other: they wait for the card, and the second one reads what the first has stored.
create or replace function picture_has_cards() returns trigger language plpgsql as $$
declare
  designs uuid[] := array(
    select id from design_submissions where cover_media_id = new.id
    union select submission_id from submission_frames where media_id = new.id);
begin
  perform from showcase_cards where id = any (designs) order by id for update;
  perform showcase_write_cards(designs);
  return null;
end $$;

update showcase_cards kept set open_card = showcase_card(s, p, b, m)
from design_submissions s
join profiles p on p.id = s.user_id
left join design_briefs b on b.id = s.brief_id
left join media m on m.id = s.cover_media_id
where kept.id = s.id;
