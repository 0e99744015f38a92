import type pg from 'pg';
import { renderKey } from '#server/platform/design-file/sweep-renders.ts';
import { originalKey } from '#server/platform/media/add-picture.ts';

/** The keys of all files that rows name: original pictures, their variants, link previews, and rendered frames. */
export async function pictureKeys(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ key: string }>(
    `select $1 || hash as key from media
     union select v ->> 'key' from media, jsonb_array_elements(variants) v
     union select preview_key from media where preview_key is not null
     union select $2 || hash from design_file_renders where hash is not null`,
    [originalKey(''), renderKey('')],
  );
  return rows.map(({ key }) => key);
}
