import type { Viewer } from '#contract/session.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { viewerFields } from '#server/platform/viewer-sql.ts';

/** $1 person, with the quota of this month. */
export const viewerById = prepared<{ viewer: Viewer }, [userId: string]>(
  'viewer_by_id',
  `select json_build_object(${viewerFields}) as viewer from profiles p where p.id = $1`,
);
