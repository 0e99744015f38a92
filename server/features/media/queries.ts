import type { Picture } from '#contract/media.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { pictureSql } from '#server/platform/media/picture-sql.ts';
import type { ReadablePage } from '#server/shared/page-readers.ts';
import {
  isShownByUnlistedLinkSql,
  knowsDesignSql,
  readsRecordSql,
  seesDesignSql,
  worksInItsWorkspaceSql,
} from '#server/shared/visible.ts';

const onPublishedPage = `from case_study_pictures c join case_studies k on k.id = c.case_study_id
  where c.media_id = $1 and c.is_published and (k.expires_at is null or k.expires_at > now())`;

/**
 * $1 picture, $2 viewer or null. Visible to its owner, and to everybody if a public design, a published page without a password or a
 * profile shows it. The developer also sees the pictures of a private design, who agrees on it its cover, and both people of a
 * workspace its screenshots, also after its end.
 */
const pictureIsVisible = `
  (m.owner_id = $2 or exists (
    select 1 from submission_frames f join design_submissions s on s.id = f.submission_id
    where f.media_id = $1 and (${seesDesignSql('s', '$2')} or ${worksInItsWorkspaceSql('s', '$2')}
      or (s.cover_media_id = $1 and ${knowsDesignSql('s', '$2')})))
    or exists (select 1 ${onPublishedPage} and k.password_hash is null)
    or exists (select 1 from profiles p where p.avatar_media_id = $1)
    or exists (
      select 1 from build_reviews r join workspaces w on w.id = r.workspace_id
      where $1 in (r.build_media_id, r.design_media_id) and ${readsRecordSql('w', '$2')}))`;

type Locked<T> = T & { pages: ReadablePage[] | null };

/**
 * Of one picture, a row where the condition is true, with null for `pages`; else where it is on pages with passwords, with
 * these. Who gave the password of one of them sees it. The condition is asked of a picture that is missing as well, so that
 * the time does not tell it from a private one.
 */
function select(columns: string, isVisible: string, from = ''): string {
  return `select ${columns}, locks.pages from (select) asked left join media m on m.id = $1 ${from}
    cross join lateral (select case when ${isVisible} then null else coalesce((
      select json_agg(json_build_object('id', k.id, 'passwordHash', k.password_hash)) ${onPublishedPage}), '[]') end as pages) locks
    where (locks.pages is null or json_array_length(locks.pages) > 0)`;
}

export const pictureForViewer = prepared<Locked<{ picture: Picture }>>(
  'picture_for_viewer',
  select(`${pictureSql('m')} as picture`, pictureIsVisible),
);

/** $3 the key of an unlisted link, or null: it shows the frames of its design. */
const isShownByUnlistedLink = `exists (select from submission_frames f join design_submissions s on s.id = f.submission_id
  where f.media_id = $1 and ${isShownByUnlistedLinkSql('s', '$3')})`;
const mayReadBytes = `(${pictureIsVisible} or ${isShownByUnlistedLink})`;

/** $3 the key of an unlisted link or null, $4 the variant's width, $5 its type: the storage key of its bytes. */
export const variantForViewer = prepared<Locked<{ key: string }>>(
  'variant_for_viewer',
  `${select(`v ->> 'key' as key`, mayReadBytes, 'cross join jsonb_array_elements(m.variants) v')}
     and (v ->> 'width')::integer = $4 and v ->> 'type' = $5`,
);

/** $1 picture: the preview of a shared link, visible to everybody while the picture is the cover of a public design. */
export const previewForAll = prepared<{ key: string }>(
  'link_preview_for_all',
  `select m.preview_key as key from media m
   where m.id = $1 and m.preview_key is not null
     and exists (select 1 from design_submissions s where s.cover_media_id = m.id and s.is_public)`,
);

/** A frame as the design-file service rendered it. An upload is never sent in its original form. */
export const drawnForViewer = prepared<Locked<{ hash: string }>>(
  'drawn_for_viewer',
  `${select('m.hash', mayReadBytes)} and m.source = 'design_file'`,
);
