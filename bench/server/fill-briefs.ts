import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { composeBrief } from '#domain/brief/compose.ts';
import { industryIds } from '#domain/catalog/industries.ts';
import { styleIds } from '#domain/catalog/styles.ts';
import type { Database } from '#server/platform/database/connect.ts';

const MINE = 12;

/** Adds twelve started briefs of a person, one of them with milestones. */
export async function addBriefs({ kysely }: Database, userId: string): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < MINE; n++) {
    const order = {
      industry: industryIds[n % industryIds.length]!,
      styles: [styleIds[n % styleIds.length]!],
      level: 'professional' as const,
      timeBoxDays: 14,
      seed: `bench-${n}`,
    };
    const { content } = composeBrief(order);
    const id = newId();
    ids.push(id);
    await sql`
      insert into design_briefs (id, docket, user_id, industry, styles, time_box_days, title, content, engine, seed)
      values (${id}, ${`BF2027${2000 + n}`}, ${userId}, ${order.industry}, ${order.styles}, ${order.timeBoxDays}, ${content.title},
        ${JSON.stringify(content)}, 'composer', ${order.seed})`.execute(kysely);
  }
  await begin(kysely, userId);
  for (const percentage of [12, 38, 64, 95])
    await sql`
      insert into brief_milestones (id, brief_id, user_id, title, percentage)
      values (${newId()}, ${ids[0]}, ${userId}, ${`Stage ${percentage}`}, ${percentage})`.execute(kysely);
  return ids;
}

/** Adds briefs of another person with the same sections and a title of their own. */
export async function addCopies({ kysely }: Database, userId: string, of: string[], count: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into design_briefs (id, docket, user_id, industry, styles, time_box_days, title, content, engine, seed)
    select gen_random_uuid(), 'BF2028' || n, ${userId}, industry, styles, time_box_days, title || ' ' || n, content, engine, seed
    from generate_series(1000, ${999 + count}) n
    join design_briefs on id = (${of}::uuid[])[1 + n % ${of.length}::int]
    returning id`.execute(kysely);
  await begin(kysely, userId);
  return rows.map(({ id }) => id);
}

async function begin(kysely: Database['kysely'], userId: string) {
  await sql`
    insert into user_brief_progress (id, brief_id, user_id, status, started_at)
    select gen_random_uuid(), id, user_id, 'in_progress', now() from design_briefs where user_id = ${userId}`.execute(
    kysely,
  );
}
