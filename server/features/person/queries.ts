import { isoTime, prepared } from '#server/platform/database/prepared.ts';
import { timeCursorSql } from '#server/platform/time-cursor.ts';
import { personFields } from '#server/shared/person-sql.ts';
import { showcaseCardSql } from '#server/shared/submission-card-sql.ts';
import { isInShowcaseSql, isPartySql } from '#server/shared/visible.ts';

/** The person's designs in the showcase: public answers to briefs. A public design without a brief is reached only by its link. */
const shown = `s.user_id = p.id and ${isInShowcaseSql('s')}`;

/** The listed designs that nobody builds yet. */
const open = `${shown} and s.open_to_collaboration and not s.is_claimed`;

const openTo = `(
  select case when count(*) > 0 then json_build_object(
    'designCount', count(*),
    'preferences', array(select distinct unnest(s.collaboration_preferences) from design_submissions s
                         where ${open} order by 1),
    'technologies', array(select distinct unnest(s.tech_preferences) from design_submissions s
                          where ${open} order by 1)) end
  from design_submissions s where ${open})`;

const industries = `(
  select coalesce(json_agg(json_build_object('industry', industry, 'count', count) order by count desc, industry), '[]')
  from (select s.industry, count(*) from design_submissions s where ${shown} and s.industry is not null
        group by s.industry) as counted)`;

const linkPreview = `(
  select '/media/' || c.id || '/link.jpg' from design_submissions s join media c on c.id = s.cover_media_id
  where ${shown} and c.preview_key is not null order by s.created_at desc, s.id desc limit 1)`;

/** A brief counts once it is completed; a submitted one counts while its design is public. */
const briefsFinished = `(
  select count(*) from user_brief_progress g left join design_submissions s on s.id = g.submission_id
  where g.user_id = p.id and g.status in ('completed', 'submitted') and (s.id is null or s.is_public))`;

/** A critique is visible while its design is in the showcase, unless the operator hid it. */
const isSeen = `c.hidden_at is null and ${isInShowcaseSql('s')}`;

/** $1 a current or former handle; $2 viewer or null. */
export const personByHandle = prepared<{ json: string }, [handle: string, viewerId: string | null]>(
  'person_by_handle',
  `select json_build_object(
     ${personFields('p')}, 'bio', p.bio, 'links', p.links,
     'isMe', coalesce(p.id = $2, false), 'isSample', p.is_sample, 'memberSince', ${isoTime('p.created_at')},
     'briefsFinished', ${briefsFinished},
     'designCount', (select count(*) from design_submissions s where ${shown}),
     'caseStudyCount', (
       select count(*) from case_studies c where c.user_id = p.id and c.published is not null and c.visibility = 'public'),
     'buildCount', (
       select count(*) from workspaces w join design_submissions s on s.id = w.submission_id
       where ${isPartySql('w', 'p.id')} and w.status = 'complete' and ${isInShowcaseSql('s')}),
     'critiqueCount', (
       select count(*) from critiques c join design_submissions s on s.id = c.submission_id
       where c.reviewer_id = p.id and ${isSeen}),
     'linkPreview', ${linkPreview}, 'openTo', ${openTo}, 'industries', ${industries})::text as json
   from handles h join profiles p on p.id = h.user_id where h.handle = $1`,
);

export const personIdByHandle = prepared<{ id: string }, [handle: string]>(
  'person_id_by_handle',
  'select user_id as id from handles where handle = $1',
);

/** Newest first. $1 person; $2 and $3 time and id of the last design shown, or null for the first page; $4 limit; $5 viewer or null. */
export const designsOfPerson = prepared<
  { json: string; cursor: string },
  [personId: string, time: string | null, id: string | null, limit: number, viewerId: string | null]
>(
  'designs_of_person',
  `select ${showcaseCardSql('$5::uuid')}::text as json,
     ${timeCursorSql('s')} as cursor
   from design_submissions s
   join profiles p on ${shown}
   left join design_briefs b on b.id = s.brief_id
   join submission_counts c on c.submission_id = s.id
   left join media m on m.id = s.cover_media_id
   where s.user_id = $1 and ($2::timestamptz is null or (s.created_at, s.id) < ($2::timestamptz, $3::uuid))
   order by s.created_at desc, s.id desc limit $4`,
);
