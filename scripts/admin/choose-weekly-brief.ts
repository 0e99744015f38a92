import { weekInWords } from '../../domain/weekly-brief/week.ts';
import type { Database } from '../../server/platform/database/connect.ts';
import { onOneLine } from './one-line.ts';
import { CommandRefused } from './refused.ts';

/** SHOW-10: the operator's choice takes the place of what the rule chose. */
export async function chooseWeeklyBrief({ pool }: Database, briefId: string, week: string): Promise<string> {
  const { rows } = await pool.query<{ title: string }>(
    'select title from design_briefs where id::text = $1 and user_id is null',
    [briefId],
  );
  const [brief] = rows;
  if (!brief) throw new CommandRefused(`There is no community brief ${briefId}.`);
  await pool.query(
    `insert into weekly_briefs (week, brief_id, chosen_by) values ($1, $2, 'operator')
     on conflict (week) do update set brief_id = excluded.brief_id, chosen_by = 'operator', created_at = now()`,
    [week, briefId],
  );
  return `“${onOneLine(brief.title)}” is the brief of the week from ${weekInWords(week)}.`;
}
