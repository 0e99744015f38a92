import { sql } from 'kysely';
import type { InspectedFrame, InspectionView, SourceCheck } from '#contract/inspection.ts';
import type { Layer } from '#domain/inspection/layer.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { pictureSql } from '#server/platform/media/picture-sql.ts';
import { isFromFileSql } from '#server/shared/from-design-file-sql.ts';
import { personNameSql } from '#server/shared/person-sql.ts';
import { worksInItsWorkspaceSql } from '#server/shared/visible.ts';

/** $1 viewer, $2 design. Allows the designer always, the developer while the workspace is open, and nobody else. */
const mayInspect = `s.id = $2 and (s.user_id = $1 or ${worksInItsWorkspaceSql('s', '$1')})`;

/** `l` is the layers of frame `f` of design `s`. */
const layersJoin = `left join design_file_layers l on l.file_key = s.figma_file_info ->> 'fileKey'
  and l.version = s.figma_file_info ->> 'version' and l.node_id = f.id`;

export interface DesignRow
  extends Record<string, unknown>,
    Pick<InspectionView, 'title' | 'designer' | 'hasWorkspace'> {
  is_mine: boolean;
  figma_link: string | null;
  info: { name: string; version?: string | null; lastModified: string; isSample: boolean } | null;
}

export const designFor = prepared<DesignRow, [string, string]>(
  'inspection_for',
  `select s.title, s.user_id = $1 as is_mine, s.figma_link, s.figma_file_info as info, ${personNameSql('p')} as designer,
     exists (select 1 from workspaces w where w.submission_id = s.id and w.state = 'active') as "hasWorkspace"
   from design_submissions s join profiles p on p.id = s.user_id where ${mayInspect}`,
);

export interface FrameRow
  extends Record<string, unknown>,
    Pick<InspectedFrame, 'id' | 'name' | 'picture' | 'isFromFile'> {
  layer_count: number | null;
  media_id: string;
  is_of_file: boolean;
}

/** `is_of_file`: the exact bytes may be shown, because the file's service drew them. */
export const framesFor = prepared<FrameRow, [string, string]>(
  'inspection_frames',
  `select f.id, f.name, ${pictureSql('m')} as picture, ${isFromFileSql} as "isFromFile", m.id as media_id,
     m.source = 'design_file' as is_of_file,
     case when ${isFromFileSql} and l.hash is not null then jsonb_array_length(l.layers) end as layer_count
   from design_submissions s join submission_frames f on f.submission_id = s.id join media m on m.id = f.media_id ${layersJoin}
   where ${mayInspect} order by f.is_featured desc, f.position`,
);

/** The last look at the file, if there was one. */
export function lastCheck({ kysely }: Pick<Database, 'kysely'>, designId: string) {
  return kysely
    .selectFrom('design_source_checks')
    .select(['version', 'last_modified', 'checked_at'])
    .select(sql<SourceCheck['changes']>`changes`.as('changes'))
    .where('submission_id', '=', designId)
    .executeTakeFirst();
}

/** The frames whose layers were read. */
export const readFramesFor = prepared<{ id: string }, [string, string]>(
  'inspection_read_frames',
  `select f.id from design_submissions s
   join submission_frames f on f.submission_id = s.id join media m on m.id = f.media_id ${layersJoin}
   where ${mayInspect} and l.hash is not null and ${isFromFileSql} order by f.position`,
);

/** $3 the frame. One row for each frame of the design; a frame without layers has empty lists. */
export const frameLayersFor = prepared<{ layers: Layer[]; leftOut: number }, [string, string, string]>(
  'inspection_frame_layers',
  `select case when ${isFromFileSql} then coalesce(l.layers, '[]') else '[]' end as layers, coalesce(l.left_out, 0) as "leftOut"
   from design_submissions s
   join submission_frames f on f.submission_id = s.id and f.id = $3 join media m on m.id = f.media_id ${layersJoin}
   where ${mayInspect}`,
);

export interface PinnedFrame {
  file_key: string;
  version: string;
  id: string;
  name: string;
}

/** The frames of a design that came from its file, with the file and the version. `$1` is null in background work. */
const pinned = (who: string) => `
  select s.figma_file_info ->> 'fileKey' as file_key, s.figma_file_info ->> 'version' as version, f.id, f.name
  from design_submissions s join submission_frames f on f.submission_id = s.id join media m on m.id = f.media_id
  where ${who} and ${isFromFileSql} order by f.position`;

export const pinnedFramesFor = prepared<PinnedFrame, [string, string]>('inspection_pinned_frames', pinned(mayInspect));
/** $1 design. */
export const pinnedFrames = prepared<PinnedFrame, [string]>('pinned_frames', pinned('s.id = $1'));

export const mayInspectDesign = prepared<{ title: string }, [string, string]>(
  'may_inspect_design',
  `select s.title from design_submissions s where ${mayInspect}`,
);

export interface InspectedPicture {
  name: string;
  hash: string;
  /** The bytes come from the design-file service or from the product. Of an upload, only our own copy is sent. */
  is_drawn: boolean;
  /** The storage key and the type of the widest copy; null while there is none. */
  key: string | null;
  type: string | null;
}

export const picturesFor = prepared<InspectedPicture, [string, string]>(
  'inspection_pictures',
  `select f.name, m.hash, m.source <> 'upload' as is_drawn, v.key, v.type
   from design_submissions s join submission_frames f on f.submission_id = s.id join media m on m.id = f.media_id
   left join lateral (
     select x ->> 'key' as key, x ->> 'type' as type from jsonb_array_elements(m.variants) x
     where x ->> 'type' = 'image/webp' order by (x ->> 'width')::integer desc limit 1) v on true
   where ${mayInspect} order by f.position`,
);
