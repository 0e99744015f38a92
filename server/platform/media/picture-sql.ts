import { type RawBuilder, sql } from 'kysely';
import type { Picture } from '#contract/media.ts';

/** SQL that formats a row of `media` as the contract's picture; null when a left join found no row. */
export function pictureSql(media: string): string {
  return `case when ${media}.id is not null then json_build_object(
    'mediaId', ${media}.id, 'state', ${media}.state, 'width', ${media}.width, 'height', ${media}.height,
    'colors', ${media}.colors,
    'sources', (select coalesce(json_agg(json_build_object(
        'type', v ->> 'type', 'width', (v ->> 'width')::integer,
        'url', '/media/' || ${media}.id || '/' || (v ->> 'width') || '.' || substr(v ->> 'type', 7)
      ) order by v ->> 'type', (v ->> 'width')::integer), '[]')
      from jsonb_array_elements(${media}.variants) v)
  ) end`;
}

/** `pictureSql` as a column of the query builder. */
export function pictureOf(media: string): RawBuilder<Picture | null> {
  return sql.raw(pictureSql(media));
}
