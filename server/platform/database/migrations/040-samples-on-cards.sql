-- A design drawn from a sample design file is a sample on its card as well, as the wizard promises.
create or replace function showcase_card(s design_submissions, p profiles, b design_briefs, m media) returns json language sql stable return
  json_build_object(
    'id', s.id, 'title', s.title, 'briefTitle', b.title, 'industry', s.industry, 'styles', s.styles, 'tags', s.tags,
    'designer', json_build_object('handle', p.handle, 'displayName', p.display_name), 'picture', picture_json(m),
    'isPublic', s.is_public, 'openToCollaboration', s.open_to_collaboration and not s.is_claimed,
    'figmaLink', s.figma_link, 'requirementCount', s.requirement_count, 'evidencedCount', s.evidenced_count,
    'isSample', s.is_sample or coalesce((s.figma_file_info ->> 'isSample')::boolean, false),
    'createdAt', to_char(s.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'));

create or replace trigger design_has_card
  after update of figma_link, figma_file_info, cover_media_id, requirement_count, evidenced_count, is_sample on design_submissions
  for each row execute function design_has_card();

select showcase_keep_cards(array(
  select id from design_submissions where (figma_file_info ->> 'isSample')::boolean and not is_sample));
