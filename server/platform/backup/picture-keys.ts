import type pg from 'pg';
import { renderKey } from '#server/platform/design-file/sweep-renders.ts';
import { originalKey } from '#server/platform/media/add-picture.ts';
import { clipKey } from '#server/platform/media/clip-key.ts';

const CLIPS = 'union select $3 || id from case_study_clips';

/** The keys of all files that rows name: original pictures, their variants, link previews, rendered frames, and films. */
export async function pictureKeys(client: pg.ClientBase): Promise<string[]> {
  // The tables may be of an older version, from before there were films.
  const older = await client.query(`select where to_regclass('case_study_clips') is null`);
  const hasClips = older.rows.length === 0;
  const { rows } = await client.query<{ key: string }>(
    `select $1 || hash as key from media
     union select v ->> 'key' from media, jsonb_array_elements(variants) v
     union select preview_key from media where preview_key is not null
     union select $2 || hash from design_file_renders where hash is not null
     ${hasClips ? CLIPS : ''}`,
    [originalKey(''), renderKey(''), ...(hasClips ? [clipKey('')] : [])],
  );
  return rows.map(({ key }) => key);
}
