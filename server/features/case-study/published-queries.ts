import type { Person } from '#contract/common.ts';
import type { Neighbour, PublishedCaseStudy } from '#contract/published-case-study.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { pictureSql } from '#server/platform/media/picture-sql.ts';
import { opensPageSql, pageLinkSql } from '#server/shared/page-link-sql.ts';
import { personNameOf, personSql } from '#server/shared/person-sql.ts';
import { worksOnBriefSql } from '#server/shared/visible.ts';

type Brief = NonNullable<PublishedCaseStudy['brief']>;

export interface PublishedRow extends Record<string, unknown>, Pick<PublishedCaseStudy, 'id' | 'link' | 'isMine'> {
  passwordHash: string | null;
  author: Person;
  published_at: Date;
  visibility: PublishedCaseStudy['visibility'];
  is_sample: boolean;
  document: unknown;
  /** Null while the design is private. */
  design_id: string | null;
  design_title: string;
  has_cover: boolean;
  brief_id: string | null;
  brief_title: string;
  industry: Brief['industry'];
  styles: Brief['styles'];
  is_readable: boolean;
}

/** $1 case study, $2 viewer or null, $3 secret of the link or null. Only published pages are found. */
export const publishedFor = prepared<PublishedRow, [id: string, viewerId: string | null, secret: string | null]>(
  'published_case_study',
  `select c.id, ${pageLinkSql('c')} as link, coalesce(c.user_id = $2, false) as "isMine", c.password_hash as "passwordHash",
     ${personSql('a')} as author, c.published_at, c.visibility, c.is_sample, c.published as document,
     s.id as design_id, s.title as design_title, s.cover_media_id is not null as has_cover,
     b.id as brief_id, b.title as brief_title, b.industry, b.styles, ${worksOnBriefSql('b', '$2')} as is_readable
   from case_studies c
   join profiles a on a.id = c.user_id
   left join design_submissions s on s.id = c.submission_id and s.is_public
   left join design_briefs b on b.id = s.brief_id
   where c.id = $1 and c.published is not null and ${opensPageSql('c', '$3')}`,
);

/** What a page `n` of public work is shown by. */
const neighbourSql = `n.id, n.published_title as title, a.display_name as author, ${pictureSql('m')} as picture`;
const joinsOfNeighbour = `join profiles a on a.id = n.user_id
     left join design_submissions s on s.id = n.submission_id and s.is_public
     left join media m on m.id = s.cover_media_id`;
const isPublicPage = `n.published is not null and n.visibility = 'public'`;

/** The public page published before or after this one: the author's own if there is one, else anybody's. */
function neighbourOf(side: 'previous' | 'next') {
  const [sign, order] = side === 'previous' ? ['<', 'desc'] : ['>', 'asc'];
  const nearest = (whose: string) => `(
    select n.* from case_studies n
    where ${isPublicPage} ${whose}
      and (n.published_at, n.id) ${sign} (c.published_at, c.id)
    order by n.published_at ${order}, n.id ${order} limit 1)`;
  return prepared<Neighbour, [id: string]>(
    `case_study_${side}`,
    `select ${neighbourSql}
     from case_studies c
     cross join lateral (${nearest('and n.user_id = c.user_id')} union all ${nearest('')}) n
     ${joinsOfNeighbour}
     where c.id = $1
     order by n.user_id = c.user_id desc limit 1`,
  );
}

export const previousPage = neighbourOf('previous');
export const nextPage = neighbourOf('next');

/** At an end of the row, the page at its other end, which is neither $1 nor $2. */
function goingRound(side: 'previous' | 'next') {
  const order = side === 'previous' ? 'desc' : 'asc';
  return prepared<Neighbour, [id: string, otherSide: string | null]>(
    `case_study_round_${side}`,
    `select ${neighbourSql}
     from case_studies n
     ${joinsOfNeighbour}
     where ${isPublicPage} and n.id <> $1 and n.id is distinct from $2
     order by n.published_at ${order}, n.id ${order} limit 1`,
  );
}

export const newestPage = goingRound('previous');
export const oldestPage = goingRound('next');

/** The latest complete build of a design that answers a brief. */
export function latestBuildOf({ kysely }: Pick<Database, 'kysely'>, submissionId: string) {
  return kysely
    .selectFrom('workspaces as w')
    .innerJoin('profiles as d', 'd.id', 'w.developer_id')
    .select([personNameOf('d').as('developer'), 'w.demo_url as demoUrl'])
    .where('w.submission_id', '=', submissionId)
    .where('w.status', '=', 'complete')
    .orderBy('w.complete_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}
