import { expect, test } from 'vitest';
import type { ShowcaseCard } from '#contract/showcase.ts';
import { trendingScore } from '#domain/showcase/ranking.ts';
import { signedInAs, testApp } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';
import { storedBrief, storedDesign } from '#test/submission.ts';

const database = await createTestDatabase();
// Two processes: a page may come from either.
const apps = [await testApp({ database }), await testApp({ database })];
const { userId } = await signedInAs(database);
const briefId = await storedBrief(database, null);

const publish = (createdAt: Date) =>
  storedDesign(database, userId, { brief_id: briefId, created_at: createdAt, open_to_collaboration: true });

/** Reads a list to its end, and notes when each page was asked for. */
async function readToTheEnd(query: Record<string, string>) {
  const seen: { id: string; askedAt: number }[] = [];
  let cursor: string | null = null;
  for (let n = 0; n === 0 || cursor; n++) {
    const askedAt = performance.now();
    const url = `/api/showcase?${new URLSearchParams({ ...query, ...(cursor && { cursor }) })}`;
    const answer = await apps[n % 2]!.inject({ url });
    expect(answer.statusCode, answer.body).toBe(200);
    const page: { items: ShowcaseCard[]; nextCursor: string | null } = answer.json();
    seen.push(...page.items.map(({ id }) => ({ id, askedAt })));
    cursor = page.nextCursor;
  }
  return seen;
}

test('SHOW-1 a list that is read to its end while designs are published and made private has each public one once and no private one', async () => {
  const start = Date.now() - 3_600_000;
  const stays: string[] = [];
  const leaves: string[] = [];
  for (let n = 0; n < 120; n++) (n % 3 === 0 ? leaves : stays).push(await publish(new Date(start + n * 1000)));
  const hidden = await storedDesign(database, userId, { brief_id: briefId, is_public: false });

  const goneAt = new Map<string, number>();
  async function withdraw() {
    for (const id of leaves) {
      await database.kysely
        .updateTable('design_submissions')
        .set({ is_public: false, open_to_collaboration: false })
        .where('id', '=', id)
        .execute();
      goneAt.set(id, performance.now());
    }
  }
  async function arrive() {
    for (let n = 0; n < 60; n++) await publish(new Date());
  }
  const queries: Record<string, string>[] = [
    {},
    { industries: 'food' },
    { industries: 'food,travel', styles: 'retro,organic' },
    { open: 'yes' },
    { q: 'saltmarsh' },
    { q: 'saltmarsh', styles: 'retro' },
    { sort: 'popular' },
    { sort: 'trending' },
    { sort: 'trending', q: 'saltmarsh' },
  ];
  const [, , ...readings] = await Promise.all([withdraw(), arrive(), ...queries.map(readToTheEnd)]);
  // What had not left yet may have been read before it did, never after.
  for (const [n, seen] of readings.entries()) {
    const ids = seen.map(({ id }) => id);
    const told = JSON.stringify(queries[n]);
    expect(new Set(ids).size, `${told}: nothing twice`).toBe(ids.length);
    expect(
      stays.filter((id) => !ids.includes(id)),
      `${told}: nothing left out`,
    ).toEqual([]);
    const late = seen.filter(({ id, askedAt }) => (goneAt.get(id) ?? Number.POSITIVE_INFINITY) < askedAt);
    expect(late, `${told}: nothing private`).toEqual([]);
    expect(ids).not.toContain(hidden);
  }
  for (const query of queries) {
    const ids = (await readToTheEnd(query)).map(({ id }) => id);
    expect([ids.length, leaves.filter((id) => ids.includes(id))], JSON.stringify(query)).toEqual([140, []]);
  }
});

test('SHOW-8 the score that is kept is the one that is published', async () => {
  for (const likes of [0, 1, 9, 250, 40_000]) {
    const at = new Date('2026-03-02T08:00:00.123Z');
    const { rows } = await database.pool.query('select trending_score($1, $2) as score', [likes, at]);
    expect(rows[0].score).toBeCloseTo(trendingScore(likes, at), 6);
  }
});
