import { FEATURED, FEATURED_TEXT_MIN, FIRST_WEEK_SHOWN, NEWCOMERS } from '#domain/showcase/ranking.ts';
import { COLUMNS_MAX } from '#domain/showcase/side-by-side.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { cardOf, cardTables } from './queries.ts';

/** Above this number of designs, counting those with a frequent word takes too long for a request. */
const WORDS_COUNTED_AMONG = 10_000;

/** How many trending designs are checked for enough description and different designers. */
const DEPTH = 40;

/** Some of them may stand in the lead already. */
const SPARE = COLUMNS_MAX.front;

/**
 * The featured designs (SHOW-3), $1 viewer: the operator's picks, latest first, then the highest trending scores. The latter
 * need a description and ready pictures, and each designer appears once.
 */
const featured = (forGuests: boolean) =>
  prepared<{ id: string; json: string }>(
    `showcase_featured${forGuests ? '_guest' : ''}`,
    `with picked as (
     select e.submission_id, row_number() over (order by k.picked_at desc) as turn
     from showcase_picks k join showcase_entries e using (submission_id)
     order by k.picked_at desc limit ${FEATURED}),
   top as materialized (
     select submission_id, score from showcase_facets where industry = '' and facet = ''
     order by score desc, submission_id desc limit ${DEPTH}),
   ruled as (
     select distinct on (s.user_id) top.submission_id, top.score
     from top join design_submissions s on s.id = top.submission_id
     join media c on c.id = s.cover_media_id and c.state = 'ready'
     where length(s.approach) + length(s.challenges) >= ${FEATURED_TEXT_MIN}
       and exists (select from submission_frames f where f.submission_id = s.id
         and f.notes @? '$.*[0]')
       and s.user_id not in (select user_id from design_submissions where id in (select submission_id from picked))
     order by s.user_id, top.score desc),
   featured as (
     (select submission_id, true as picked, turn as place from picked)
     union all
     (select submission_id, false, row_number() over (order by score desc) + ${FEATURED} from ruled)
     order by place limit ${FEATURED + SPARE})
   select s.id, ${cardOf('$1::uuid', { forGuests }, `',"picked":' || featured.picked`)} as json
   from featured ${cardTables('featured.submission_id')}
   order by featured.place`,
  );

/** SHOW-8: the new designs that were shown least, with a few spare ones. $1 viewer. */
const due = (forGuests: boolean) =>
  prepared<{ id: string; json: string }>(
    `showcase_newcomers${forGuests ? '_guest' : ''}`,
    `with turn as materialized (
     select n.submission_id, n.shown from showcase_newcomers n
     join showcase_entries e using (submission_id)
     where n.shown < ${FIRST_WEEK_SHOWN} and n.until > now()
     order by n.shown, n.submission_id limit ${NEWCOMERS + FEATURED + SPARE})
   select s.id, ${cardOf('$1::uuid', { forGuests })} as json
   from turn ${cardTables('turn.submission_id')}
   order by turn.shown, turn.submission_id`,
  );

export const featuredDesigns = { guest: featured(true), person: featured(false) };
export const newcomers = { guest: due(true), person: due(false) };

/** $1 designs, $2 how often each was shown since the last call. */
export const noteShown = prepared(
  'showcase_shown',
  `update showcase_newcomers n set shown = n.shown + seen.times
   from unnest($1::uuid[], $2::integer[]) as seen (id, times) where n.submission_id = seen.id`,
);

const everything = `select coalesce(sum(designs), 0) from (table showcase_tally union all table showcase_tally_changes) known`;

/**
 * How many designs of `kinds` each filter would show; `kinds` has the columns industry, styles, is_open, designs. Each count
 * applies the other filters, but not its own.
 */
const counts = (kinds: string) => `
  with kinds as materialized (
     select industry, styles, is_open, sum(designs) as designs,
       cardinality($1::text[]) = 0 or industry = any ($1) as by_industry,
       cardinality($2::text[]) = 0 or styles && $2 as by_style,
       is_open or not $3::boolean as by_open
     from (${kinds}) known
     group by industry, styles, is_open having sum(designs) > 0)
   select json_build_object(
     'total', (select coalesce(sum(designs), 0) from kinds where by_industry and by_style and by_open),
     'open', (select coalesce(sum(designs), 0) from kinds where by_industry and by_style and is_open),
     'industries', (select coalesce(json_object_agg(industry, designs), '{}') from (
        select industry, sum(designs) as designs from kinds where by_style and by_open group by industry) each),
     'styles', (select coalesce(json_object_agg(style, designs), '{}') from (
        select style, sum(designs) as designs from kinds, unnest(styles) style where by_industry and by_open group by style) each)
   )::text as json`;

/** $1 chosen industries, $2 chosen styles, $3 only open designs. */
export const countDesigns = prepared<{ json: string }>(
  'showcase_counts',
  counts('table showcase_tally union all table showcase_tally_changes'),
);

/**
 * The same counts for the designs that have $4, the words, and $5, technologies and a colour as a text search query or null. No
 * row if there are too many designs to count quickly.
 */
export const countFound = prepared<{ json: string }>(
  'showcase_counts_found',
  `select json from (${counts(`
     select industry, styles, is_open, 1 as designs from showcase_entries
     where words @@ (select coalesce(found && $5::tsquery, found) from websearch_to_tsquery('pg_catalog.english', $4) found)
       and (${everything}) <= ${WORDS_COUNTED_AMONG}`)}) counted
   where (${everything}) <= ${WORDS_COUNTED_AMONG}`,
);
