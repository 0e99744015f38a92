import { isoTime, prepared } from '#server/platform/database/prepared.ts';
import { isInShowcaseSql } from '#server/shared/visible.ts';

export interface FeedRow {
  id: string;
  title: string;
  designer: string;
  handle: string;
  brief: string;
  approach: string;
  tags: string[];
  created: string;
  updated: string;
  /** The picture of a shared link, 1200 × 630; null until it is rendered. */
  preview: string | null;
}

const feedColumns = `
  s.id, s.title, p.display_name as designer, p.handle, b.title as brief, left(s.approach, 600) as approach, s.tags,
  ${isoTime('s.created_at')} as created, ${isoTime('s.updated_at')} as updated,
  (select '/media/' || c.id || '/link.jpg' from media c where c.id = s.cover_media_id and c.preview_key is not null) as preview`;

/** $1 limit: the newest public answers to briefs. */
export const newestForFeed = prepared<FeedRow, [limit: number]>(
  'newest_for_feed',
  `select ${feedColumns}
   from (
     select submission_id from showcase_facets where industry = '' and facet = ''
     order by created_at desc, submission_id desc limit $1
   ) newest
   join design_submissions s on s.id = newest.submission_id and s.is_public
   join profiles p on p.id = s.user_id
   join design_briefs b on b.id = s.brief_id
   order by s.created_at desc, s.id desc`,
);

/** $1 a current handle, $2 limit. */
export const newestOfPerson = prepared<FeedRow, [handle: string, limit: number]>(
  'newest_of_person_for_feed',
  `select ${feedColumns}
   from profiles p
   join design_submissions s on s.user_id = p.id and ${isInShowcaseSql('s')}
   join design_briefs b on b.id = s.brief_id
   where p.handle = $1 order by s.created_at desc, s.id desc limit $2`,
);

export interface WeeklyRow {
  week: string;
  id: string;
  title: string;
  description: string;
  industry: string;
  /** When the week began. */
  begins: string;
}

/** $1 today, $2 limit: the briefs of the weeks that have begun, newest first. */
export const weeksForFeed = prepared<WeeklyRow & Record<string, unknown>, [today: Date, limit: number]>(
  'weeks_for_feed',
  `select to_char(w.week, 'YYYY-MM-DD') as week, b.id, b.title, coalesce(b.content ->> 'projectDescription', '') as description,
     b.industry, ${isoTime(`(w.week::timestamp at time zone 'utc')`)} as begins
   from weekly_briefs w join design_briefs b on b.id = w.brief_id
   where w.week <= ($1::timestamptz at time zone 'utc')::date order by w.week desc limit $2`,
);

/** $1 a current or former handle: the person who has it. */
export const personForFeed = prepared<{ handle: string; name: string; since: string }, [handle: string]>(
  'person_for_feed',
  `select p.handle, p.display_name as name, ${isoTime('p.created_at')} as since
   from handles h join profiles p on p.id = h.user_id where h.handle = $1`,
);

/** The days (UTC) for the site map, newest first. Each step looks up the newest entry before the last day found. */
function daysOf(from: string, where: string): string {
  const newestBefore = (before: string) =>
    `(select date_trunc('day', x.created_at at time zone 'utc') from ${from} x where ${where} ${before}
      order by x.created_at desc limit 1)`;
  return `
    with recursive days as (
      select ${newestBefore('')} as day
      union all
      select ${newestBefore(`and x.created_at < days.day at time zone 'utc'`)} from days where days.day is not null
    )
    select to_char(day, 'YYYY-MM-DD') as day from days where day is not null`;
}

const of = (from: string, where: string, columns: string, more = '') => `
  select ${columns} from ${from} x ${more}
  where ${where} and x.created_at >= $1::date at time zone 'utc' and x.created_at < ($1::date + 1) at time zone 'utc'
  order by x.created_at desc limit 50000`;

const DESIGNS = ['showcase_facets', `x.industry = '' and x.facet = ''`] as const;
const BRIEFS = ['design_briefs', 'x.user_id is null'] as const;
const PEOPLE = [
  'profiles',
  `exists (select from design_submissions s where s.user_id = x.id and ${isInShowcaseSql('s')})`,
] as const;

interface Listed {
  /** A handle for people. */
  id: string;
  changed: string;
}

/** The kinds of things in the site map. Each has a query for its days and one for the things of one day. */
export const listings = {
  designs: {
    days: prepared<{ day: string }, []>('site_map_design_days', daysOf(...DESIGNS)),
    of: prepared<Listed, [day: string]>(
      'site_map_designs',
      of(
        ...DESIGNS,
        `s.id, ${isoTime('s.updated_at')} as changed`,
        'join design_submissions s on s.id = x.submission_id and s.is_public',
      ),
    ),
  },
  briefs: {
    days: prepared<{ day: string }, []>('site_map_brief_days', daysOf(...BRIEFS)),
    of: prepared<Listed, [day: string]>(
      'site_map_briefs',
      of(...BRIEFS, `x.id, ${isoTime('x.updated_at')} as changed`),
    ),
  },
  people: {
    days: prepared<{ day: string }, []>('site_map_people_days', daysOf(...PEOPLE)),
    of: prepared<Listed, [day: string]>(
      'site_map_people',
      of(...PEOPLE, `x.handle as id, ${isoTime('x.updated_at')} as changed`),
    ),
  },
  'case-studies': {
    days: prepared<{ day: string }, []>(
      'site_map_case_study_days',
      daysOf('case_studies', `x.published is not null and x.visibility = 'public'`),
    ),
    of: prepared<Listed, [day: string]>(
      'site_map_case_studies',
      of(
        'case_studies',
        `x.published is not null and x.visibility = 'public'`,
        `x.id, ${isoTime('x.published_at')} as changed`,
      ),
    ),
  },
} as const;
