-- The cards of the showcase as they are shown, so that five tables are joined and JSON is written when a design changes, and not
-- whenever somebody reads a list. Counts and whether one likes a design are added at reading.
create table showcase_cards (
  id   uuid primary key references showcase_entries (submission_id) on delete cascade,
  -- As server/shared/submission-card-sql.ts writes it; a test compares the two.
  card json not null
);
-- For a picture that is done or gone.
create index design_submissions_by_cover on design_submissions (cover_media_id) where cover_media_id is not null;

create function picture_json(m media) returns json language sql stable return
  case when m.id is not null then json_build_object(
    'mediaId', m.id, 'state', m.state, 'width', m.width, 'height', m.height, 'placeholder', m.placeholder, 'colors', m.colors,
    'sources', (select coalesce(json_agg(json_build_object(
        'type', v ->> 'type', 'width', (v ->> 'width')::integer,
        'url', '/media/' || m.id || '/' || (v ->> 'width') || '.' || substr(v ->> 'type', 7)
      ) order by v ->> 'type', (v ->> 'width')::integer), '[]')
      from jsonb_array_elements(m.variants) v)) end;

create function showcase_card(s design_submissions, p profiles, b design_briefs, m media) returns json language sql stable return
  json_build_object(
    'id', s.id, 'title', s.title, 'briefTitle', b.title, 'industry', s.industry, 'styles', s.styles, 'tags', s.tags,
    'designer', json_build_object('handle', p.handle, 'displayName', p.display_name), 'picture', picture_json(m),
    'isPublic', s.is_public, 'openToCollaboration', s.open_to_collaboration and not s.is_claimed,
    'figmaLink', s.figma_link, 'requirementCount', s.requirement_count, 'evidencedCount', s.evidenced_count,
    'isSample', s.is_sample, 'createdAt', to_char(s.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'));

-- What a card is made of is held until the transaction ends: whoever changes it meanwhile waits, sees the design, and writes its card
-- again.
create function showcase_keep_cards(designs uuid[]) returns void language plpgsql as $$
begin
  perform from media where id in (select cover_media_id from design_submissions where id = any (designs)) order by id for share;
  perform from profiles where id in (select user_id from design_submissions where id = any (designs)) order by id for share;
  perform from design_briefs where id in (select brief_id from design_submissions where id = any (designs)) order by id for share;
  insert into showcase_cards as kept (id, card)
  select s.id, showcase_card(s, p, b, m)
  from showcase_entries e
  join design_submissions s on s.id = e.submission_id
  join profiles p on p.id = s.user_id
  left join design_briefs b on b.id = s.brief_id
  left join media m on m.id = s.cover_media_id
  where e.submission_id = any (designs)
  on conflict (id) do update set card = excluded.card where kept.card::text <> excluded.card::text;
end $$;

create function entry_has_card() returns trigger language plpgsql as $$
begin
  perform showcase_keep_cards(array[new.submission_id]);
  return null;
end $$;
create trigger entry_has_card after insert on showcase_entries for each row execute function entry_has_card();

-- What is in no list but on the card; a design whose lists are made anew gets a new card with them.
create function design_has_card() returns trigger language plpgsql as $$
begin
  perform showcase_keep_cards(array[new.id]);
  return null;
end $$;
create trigger design_has_card after update of figma_link, cover_media_id, requirement_count, evidenced_count, is_sample on design_submissions
  for each row execute function design_has_card();

create function person_has_cards() returns trigger language plpgsql as $$
begin
  perform showcase_keep_cards(array(select id from design_submissions where user_id = new.id));
  return null;
end $$;
create trigger person_has_cards after update of handle, display_name on profiles
  for each row when ((old.handle, old.display_name) is distinct from (new.handle, new.display_name)) execute function person_has_cards();

create function brief_has_cards() returns trigger language plpgsql as $$
begin
  perform showcase_keep_cards(array(select id from design_submissions where brief_id = new.id));
  return null;
end $$;
create trigger brief_has_cards after update of title on design_briefs
  for each row when (old.title <> new.title) execute function brief_has_cards();

create function picture_has_cards() returns trigger language plpgsql as $$
begin
  perform showcase_keep_cards(array(select id from design_submissions where cover_media_id = new.id));
  return null;
end $$;
create trigger picture_has_cards after update of state, width, height, placeholder, colors, variants on media
  for each row execute function picture_has_cards();

insert into showcase_cards (id, card)
select s.id, showcase_card(s, p, b, m)
from showcase_entries e
join design_submissions s on s.id = e.submission_id
join profiles p on p.id = s.user_id
left join design_briefs b on b.id = s.brief_id
left join media m on m.id = s.cover_media_id;

-- Words that few designs have are rare anyway, and may be somebody's own: they are not remembered apart from them.
create or replace function showcase_learn_words() returns void language sql as $$
  with counted as materialized (
    select most_common_elems::text::text[] as lexemes, most_common_elem_freqs as shares,
      (select reltuples from pg_class where oid = 'showcase_entries'::regclass) as designs
    from pg_stats
    where schemaname = current_schema and tablename = 'showcase_entries' and attname = 'words' and most_common_elems is not null),
  learnt as materialized (
    select lexeme, share from counted, unnest(lexemes, shares[1:cardinality(lexemes)]) known (lexeme, share)
    where share * designs >= 100),
  forgotten as (
    delete from showcase_common_words where lexeme not in (select lexeme from learnt) and exists (select from counted))
  insert into showcase_common_words as known (lexeme, share) select lexeme, share from learnt
  on conflict (lexeme) do update set share = excluded.share where known.share is distinct from excluded.share
$$;
select showcase_learn_words();
