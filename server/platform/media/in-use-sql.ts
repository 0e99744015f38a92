/**
 * SQL condition for a row of `media` that is in use by a design, an open draft, a case study, a person, or a build
 * review. A new use of pictures must be added here, or its pictures are deleted.
 */
export function inUseSql(media: string): string {
  return `(exists (select 1 from submission_frames f where f.media_id = ${media}.id)
    or exists (select 1 from case_study_pictures c where c.media_id = ${media}.id)
    or exists (select 1 from profiles p where p.avatar_media_id = ${media}.id)
    or exists (select 1 from build_reviews r where r.build_media_id = ${media}.id)
    or exists (select 1 from build_reviews r where r.design_media_id = ${media}.id)
    or exists (
      select 1 from submission_drafts d
      where d.user_id = ${media}.owner_id and d.submission_id is null
        and d.content -> 'frames' @> jsonb_build_array(jsonb_build_object('mediaId', ${media}.id))))`;
}
