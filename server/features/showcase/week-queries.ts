import { WEEKS_UNTIL_AGAIN } from '#domain/weekly-brief/week.ts';
import { prepared } from '#server/platform/database/prepared.ts';

/** The fields of the contract's weekly brief; `w` is its row, `b` the brief. */
const fields = `
  'week', to_char(w.week, 'YYYY-MM-DD'), 'chosenBy', w.chosen_by, 'id', b.id, 'title', b.title,
  'description', coalesce(b.content ->> 'projectDescription', ''), 'industry', b.industry, 'styles', b.styles, 'level', b.level,
  'timeBoxDays', b.time_box_days,
  'answerCount', (select count(*) from design_submissions s where s.brief_id = b.id and s.is_public
    and s.created_at >= w.week::timestamp at time zone 'utc' and s.created_at < (w.week + 7)::timestamp at time zone 'utc')`;

interface Row {
  json: string;
  cursor: string;
}
const columns = `json_build_object(${fields})::text as json, to_char(w.week, 'YYYY-MM-DD') as cursor`;

/** $1 the week. */
export const briefOfWeek = prepared<Row, [week: string]>(
  'brief_of_week',
  `select ${columns} from weekly_briefs w join design_briefs b on b.id = w.brief_id where w.week = $1::date`,
);

/** $1 this week, $2 the week after which the page begins, or null; $3 limit. Weeks to come stay secret. */
export const briefsOfWeeks = prepared<Row, [thisWeek: string, after: string | null, limit: number]>(
  'briefs_of_weeks',
  `select ${columns} from weekly_briefs w join design_briefs b on b.id = w.brief_id
   where w.week <= $1::date and ($2::date is null or w.week < $2::date)
   order by w.week desc limit $3`,
);

/**
 * The rule, $1 the week: a community brief that was not chosen lately, of another industry than the week before, with the
 * fewest public designs, the oldest of several. Nothing if the week has its brief.
 */
export const chooseByRule = prepared<Record<string, never>, [week: string]>(
  'choose_weekly_brief',
  `insert into weekly_briefs (week, brief_id, chosen_by)
   select $1::date, b.id, 'rule' from design_briefs b
   where b.user_id is null and not exists (
     select from weekly_briefs w where w.brief_id = b.id and w.week > $1::date - ${7 * WEEKS_UNTIL_AGAIN})
   order by
     b.industry is not distinct from (
       select last.industry from weekly_briefs w join design_briefs last on last.id = w.brief_id where w.week = $1::date - 7),
     (select count(*) from design_submissions s where s.brief_id = b.id and s.is_public), b.created_at, b.id
   limit 1
   on conflict do nothing`,
);
