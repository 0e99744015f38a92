import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { composeBrief } from '#domain/brief/compose.ts';
import { briefContentSchema } from '#domain/brief/content.ts';
import { createTestDatabase } from '#test/database.ts';
import { communityBriefs, sampleWork } from './briefs.ts';
import { samplePeople } from './people.ts';
import { writeSampleWorld } from './write-sample-world.ts';

async function newWorld({ withPeople = true } = {}) {
  const database = await createTestDatabase();
  const parts = { database, newId };
  const ask = async <Row>(question: string): Promise<Row[]> => (await database.pool.query(question)).rows as Row[];
  return { ask, database, write: () => writeSampleWorld(parts, { withPeople }) };
}

test('OPS-1 two processes that start together on an empty database write one sample world, and never a second', async () => {
  const { ask, write } = await newWorld();
  expect((await Promise.all([write(), write()])).sort()).toEqual([false, true]);
  expect(await write()).toBe(false);

  const people = await ask<{ handle: string }>('SELECT handle FROM profiles WHERE is_sample ORDER BY handle');
  expect(people.map(({ handle }) => handle)).toEqual(samplePeople.map(({ handle }) => handle).sort());
  const briefs = await ask<{ content: unknown; user_id: string | null }>('SELECT content, user_id FROM design_briefs');
  expect(briefs).toHaveLength(communityBriefs.length + sampleWork.length);
  expect(briefs.filter((brief) => brief.user_id === null)).toHaveLength(6);
  for (const brief of briefs) expect(briefContentSchema.safeParse(brief.content).error).toBeUndefined();
});

test('OPS-1 the numbers of the sample world are right: places, ticks, times in order', async () => {
  const { ask, write } = await newWorld();
  await write();

  const places = await ask<{ handle: string; counted: number; written: number; everywhere: number; left: number }>(`
    SELECT p.handle, p.briefs_generated AS counted, p.briefs_limit - p.briefs_generated AS left,
      (SELECT count(*)::int FROM design_briefs b WHERE b.user_id = p.id
         AND b.created_at >= date_trunc('month', now() AT TIME ZONE 'utc') AT TIME ZONE 'utc') AS written,
      (SELECT count(*)::int FROM brief_generations g JOIN design_briefs b ON b.id = g.brief_id AND b.docket = g.docket
         WHERE g.user_id = p.id AND g.state = 'consumed'
           AND g.quota_month = date_trunc('month', b.created_at AT TIME ZONE 'utc')::date) AS everywhere
    FROM profiles p`);
  for (const { handle, counted, written, everywhere, left } of places) {
    expect({ handle, counted, everywhere }).toEqual({
      handle,
      counted: written,
      everywhere: sampleWork.filter(({ by }) => by === handle).length,
    });
    expect(left).toBeGreaterThan(0);
  }

  const work = await ask<{
    status: string;
    ticks: number;
    requirements: number;
    in_order: boolean;
    ends_right: boolean;
  }>(`
    SELECT w.status, b.requirement_count AS requirements,
      (SELECT count(*)::int FROM brief_deliverable_ticks t WHERE t.brief_id = b.id AND t.user_id = w.user_id) AS ticks,
      b.created_at <= coalesce(w.started_at, w.updated_at) AND coalesce(w.started_at, b.created_at) <= w.updated_at
        AND w.updated_at <= now() AND NOT EXISTS (
          SELECT FROM brief_milestones m WHERE m.brief_id = b.id
            AND NOT (w.started_at <= m.created_at AND m.created_at <= coalesce(m.done_at, m.created_at)
                     AND coalesce(m.done_at, m.created_at) <= w.updated_at)) AS in_order,
      (w.status = 'completed') = (w.completed_at IS NOT NULL) AND (w.status = 'not_started') = (w.started_at IS NULL) AS ends_right
    FROM user_brief_progress w JOIN design_briefs b ON b.id = w.brief_id ORDER BY b.created_at DESC`);
  expect(work).toHaveLength(sampleWork.length);
  for (const { status, ticks, requirements, in_order, ends_right } of work) {
    expect({ status, in_order, ends_right }).toEqual({ status, in_order: true, ends_right: true });
    if (status === 'completed') expect(ticks).toBe(requirements);
    else if (status === 'not_started') expect(ticks).toBe(0);
    else expect(ticks).toBeGreaterThan(0);
  }
});

test('OPS-1 a production installation begins with briefs to read and with nobody', async () => {
  const { ask, write } = await newWorld({ withPeople: false });
  expect(await write()).toBe(true);
  expect(await ask('SELECT FROM profiles')).toEqual([]);
  expect(await ask('SELECT FROM design_briefs WHERE user_id IS NULL')).toHaveLength(6);
});

test('OPS-1 an installation that has a person gets no sample world', async () => {
  const { ask, database, write } = await newWorld();
  await database.kysely
    .insertInto('profiles')
    .values({ id: newId(), handle: 'mine', display_name: 'Mine', email: null })
    .execute();
  expect(await write()).toBe(false);
  expect(await ask('SELECT FROM design_briefs')).toEqual([]);
});

test('BRIEF-16 a sample brief has client, twist and originality like all others', async () => {
  const { ask, write } = await newWorld();
  await write();
  const briefs = await ask<{ level: string; client: string; twist: string; told: boolean; originality: string }>(`
    SELECT b.level, s.sheet ->> 'name' AS client, s.sheet #>> '{twist,text}' AS twist, b.content ? 'plotTwist' AS told,
      b.gate ->> 'originality' AS originality
    FROM design_briefs b LEFT JOIN brief_sheets s ON s.brief_id = b.id`);
  for (const { level, client, twist, told, originality } of briefs) {
    expect(client).toBeTruthy();
    if (level !== 'foundation') expect(twist).toBeTruthy();
    expect(told).toBe(false);
    expect(originality).toMatch(/nearest|first/i);
  }
});

test('no two sample briefs tell the same case', () => {
  const cases = [...communityBriefs, ...sampleWork].map((brief) => composeBrief(brief).skeleton.case);
  expect(new Set(cases).size).toBe(cases.length);
});
