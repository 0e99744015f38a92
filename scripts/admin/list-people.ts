import { sql } from 'kysely';
import type { Database } from '../../server/platform/database/connect.ts';
import { briefsThisMonthSql } from '../../server/shared/viewer-sql.ts';
import { CommandRefused } from './refused.ts';
import { inColumns } from './table.ts';

const PAGE = 50;

interface Listed {
  handle: string;
  display_name: string;
  email: string | null;
  used: number;
  briefs_limit: number;
  created_at: Date;
  seen_at: Date | null;
  closed_at: Date | null;
}

/** One page of people, newest first. `after` is the handle of the last person of the page before. */
export async function listPeople(database: Database, { text, after }: { text: string; after: string | null }) {
  const people = await pageOf(database, text, after);
  if (people.length === 0) return after ? 'Nobody came before them.' : 'Nobody here.';
  const shown = people.slice(0, PAGE);
  const rows = shown.map((person) => [
    person.handle,
    person.display_name,
    person.email ?? '–',
    `${person.used} of ${person.briefs_limit === -1 ? 'any' : person.briefs_limit}`,
    day(person.created_at),
    day(person.seen_at),
    person.closed_at ? `closed ${day(person.closed_at)}` : '',
  ]);
  const table = inColumns([['HANDLE', 'NAME', 'E-MAIL', 'BRIEFS', 'SINCE', 'LAST SEEN', ''], ...rows]);
  if (people.length <= PAGE) return table;
  const again = text ? `people ${JSON.stringify(text)}` : 'people';
  return `${table}\n\nThere are more: npm run admin -- ${again} --after ${shown.at(-1)!.handle}`;
}

async function pageOf({ kysely }: Database, text: string, after: string | null): Promise<Listed[]> {
  const last =
    after &&
    (await kysely.selectFrom('profiles').select(['created_at', 'id']).where('handle', '=', after).executeTakeFirst());
  if (after && !last) throw new CommandRefused(`Nobody here has the handle ${after}.`);
  const pattern = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return kysely
    .selectFrom('profiles as p')
    .select(['p.handle', 'p.display_name', 'p.email', 'p.briefs_limit', 'p.created_at', 'p.closed_at'])
    .select([
      sql.raw<number>(briefsThisMonthSql('p')).as('used'),
      sql<Date | null>`(select max(s.created_at) from sessions s join session_families f on f.id = s.family_id where f.user_id = p.id)`.as(
        'seen_at',
      ),
    ])
    .where('p.is_sample', '=', false)
    .$if(text !== '', (query) =>
      query.where(
        sql<boolean>`(p.handle ilike ${pattern} or p.display_name ilike ${pattern} or p.email ilike ${pattern})`,
      ),
    )
    .$if(Boolean(last), (query) =>
      query.where(
        sql<boolean>`(p.created_at, p.id) < (select l.created_at, l.id from profiles l where l.handle = ${after})`,
      ),
    )
    .orderBy('p.created_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(PAGE + 1)
    .execute();
}

const day = (time: Date | null): string => time?.toISOString().slice(0, 10) ?? '–';
