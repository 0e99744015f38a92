-- A picture's smallest file is there before its placeholder was, so no page ever showed one.
create or replace function picture_json(m media) returns json language sql stable return
  case when m.id is not null then (select row_to_json(picture) from (select
    m.id as "mediaId", m.state, m.width, m.height, m.colors,
    to_json(array(select row_to_json(source) from (
      select v ->> 'type' as type, (v ->> 'width')::integer as width,
        '/media/' || m.id || '/' || (v ->> 'width') || '.' || substr(v ->> 'type', 7) as url
      from jsonb_array_elements(m.variants) v) source
      order by type, width)) as sources) picture) end;

create or replace function card_picture_json(m media) returns json language sql stable return
  (select row_to_json(picture) from (select
    m.id as "mediaId", m.state, m.width, m.height, m.colors,
    to_json(array(select row_to_json(source) from (
      select v ->> 'type' as type, (v ->> 'width')::integer as width,
        '/media/' || m.id || '/' || (v ->> 'width') || '.' || substr(v ->> 'type', 7) as url
      from jsonb_array_elements(m.variants) v where (v ->> 'width')::integer <= 800) source
      order by type, width)) as sources) picture);

drop trigger picture_has_cards on media;
create trigger picture_has_cards after update of state, width, height, colors, variants on media
  for each row execute function picture_has_cards();

alter table media drop column placeholder;

update showcase_cards kept set open_card = showcase_card(s, p, b, m)
from design_submissions s
join profiles p on p.id = s.user_id
left join design_briefs b on b.id = s.brief_id
left join media m on m.id = s.cover_media_id
where kept.id = s.id;
