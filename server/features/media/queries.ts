import type { Picture } from '#contract/media.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { pictureSql } from '#server/platform/media/picture-sql.ts';
import { entersWorkspaceSql, seesDesignSql, sharesWorkspaceSql } from '#server/shared/visible.ts';

/**
 * $1 picture, $2 viewer or null. Seen by its owner, and by all once a public design, a published page or a person's page
 * shows it; who builds a design sees it also while it is private, and the two of a workspace see the screenshots in it.
 */
const mayBeSeen = `
  m.id = $1 and (m.owner_id = $2 or exists (
    select 1 from submission_frames f join design_submissions s on s.id = f.submission_id
    where f.media_id = m.id and (${seesDesignSql('s', '$2')} or ${sharesWorkspaceSql('s', '$2')}))
    or exists (select 1 from case_study_pictures c where c.media_id = m.id and c.is_published)
    or exists (select 1 from profiles p where p.avatar_media_id = m.id)
    or exists (
      select 1 from build_reviews r join workspaces w on w.id = r.workspace_id
      where m.id in (r.build_media_id, r.design_media_id) and ${entersWorkspaceSql('w', '$2')}))`;

export const pictureForViewer = prepared<{ picture: Picture }>(
  'picture_for_viewer',
  `select ${pictureSql('m')} as picture from media m where ${mayBeSeen}`,
  { shared: true },
);

/** $3 the variant's width, $4 its type: where its bytes are. */
export const variantForViewer = prepared<{ key: string }>(
  'variant_for_viewer',
  `select v ->> 'key' as key from media m, jsonb_array_elements(m.variants) v
   where ${mayBeSeen} and (v ->> 'width')::integer = $3 and v ->> 'type' = $4`,
  { shared: true },
);

/** $1 picture: what a shared link shows, for everybody, while a public design has it for its cover. */
export const previewForAll = prepared<{ key: string }>(
  'link_preview_for_all',
  `select m.preview_key as key from media m
   where m.id = $1 and m.preview_key is not null
     and exists (select 1 from design_submissions s where s.cover_media_id = m.id and s.is_public)`,
);

/** A frame as the design-file service drew it; what people brought is never sent as it came. */
export const drawnForViewer = prepared<{ hash: string }>(
  'drawn_for_viewer',
  `select m.hash from media m where ${mayBeSeen} and m.source = 'design_file'`,
);

/** $1 person: pictures they brought since midnight UTC. */
export const broughtToday = prepared<{ count: number }>(
  'pictures_brought_today',
  `select count(*)::integer as count from media
   where owner_id = $1 and source = 'upload' and created_at >= date_trunc('day', now() at time zone 'utc') at time zone 'utc'`,
);
