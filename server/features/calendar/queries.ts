import type { Kysely } from 'kysely';
import { prepared } from '#server/platform/database/prepared.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { worksOnBriefSql } from '#server/shared/visible.ts';

type Db = Kysely<Schema>;

export async function findToken(db: Db, userId: string): Promise<string | null> {
  const row = await db.selectFrom('calendar_feeds').select('token').where('user_id', '=', userId).executeTakeFirst();
  return row?.token ?? null;
}

export async function putToken(db: Db, userId: string, token: string): Promise<void> {
  await db
    .insertInto('calendar_feeds')
    .values({ user_id: userId, token })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ token }))
    .execute();
}

export async function removeToken(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('calendar_feeds').where('user_id', '=', userId).execute();
}

export async function findOwner(db: Db, token: string): Promise<string | null> {
  const row = await db
    .selectFrom('calendar_feeds as f')
    .innerJoin('profiles as p', 'p.id', 'f.user_id')
    .select('f.user_id')
    .where('f.token', '=', token)
    .where('p.closed_at', 'is', null)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

interface Deadline extends Record<string, unknown> {
  id: string;
  brief_id: string;
  due_on: string;
  brief: string;
  /** Null for the deadline of the brief. */
  milestone: string | null;
}

/** $1 person: the latest thousand deadlines of their briefs and milestones. */
export const deadlinesOf = prepared<Deadline, [string]>(
  'deadlines_of',
  `select d.id, d.brief_id, d.due_on, b.title as brief, d.milestone from (
     select p.id, p.brief_id, p.due_on, null as milestone from user_brief_progress p where p.user_id = $1 and p.due_on is not null
     union all
     select m.id, m.brief_id, m.due_on, m.title from brief_milestones m where m.user_id = $1 and m.due_on is not null
   ) d join design_briefs b on b.id = d.brief_id and ${worksOnBriefSql('b', '$1')}
   order by d.due_on desc, d.id limit 1000`,
);
