import { findBeside } from '#contract/showcase.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { rawJson } from '#server/platform/http/raw-json.ts';
import { personFields } from '#server/shared/person-sql.ts';
import { isInShowcaseSql } from '#server/shared/visible.ts';

const SHOWN = 3;
/** A frequent first name has many people; these are enough to find three who show something. */
const CONSIDERED = 200;

/** $1 the words. People who show a design, and community briefs. */
const besideOf = prepared<{ json: string }, [q: string]>(
  'showcase_beside',
  `with named as materialized (
     select * from profiles where to_tsvector('simple', with_plain_quotes(display_name)) @@ plainto_tsquery('simple', $1) limit ${CONSIDERED})
   select json_build_object(
     'people', coalesce((select json_agg(item) from (
       select json_build_object(${personFields('p')}, 'designTitle', made.title) as item
       from named p cross join lateral (
         select s.title, s.created_at from design_submissions s where s.user_id = p.id and ${isInShowcaseSql('s')}
         order by s.created_at desc limit 1) made
       order by made.created_at desc limit ${SHOWN}) found), '[]'),
     'briefs', coalesce((select json_agg(item) from (
       select json_build_object('id', b.id, 'title', b.title, 'industry', b.industry) as item
       from design_briefs b
       where b.user_id is null and to_tsvector('english', with_plain_quotes(b.title)) @@ websearch_to_tsquery('english', $1)
       order by b.created_at desc limit ${SHOWN}) found), '[]'))::text as json`,
);

/** SHOW-12: people and briefs that the words of a search name. */
export async function readBeside({ pool }: Database, q: string) {
  const [row] = await besideOf(pool, q);
  return rawJson(findBeside, row!.json);
}
