import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { signedInAs } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';
import { storedBrief, storedDesign } from '#test/submission.ts';
import {
  entersWorkspace,
  entersWorkspaceSql,
  isInShowcaseSql,
  isParty,
  isPartySql,
  knowsDesignSql,
  seesDesign,
  seesDesignSql,
  worksInItsWorkspaceSql,
  worksOnBrief,
  worksOnBriefSql,
} from './visible.ts';

const database = await createTestDatabase();
const designer = await signedInAs(database, { name: 'Ines Marau' });
const developer = await signedInAs(database, { name: 'Jonas Oyelaran' });
const stranger = await signedInAs(database, { name: 'Kei Brandt' });
const people = { designer: designer.userId, developer: developer.userId, stranger: stranger.userId, guest: null };

type Table = 'design_submissions' | 'design_briefs' | 'workspaces';
type Who = keyof typeof people;

/** Whom the rule is true of, asked as text and, where there is one, as a condition of the query builder. */
async function whom(
  table: Table,
  id: string,
  rule: (row: string, person: string) => string,
  condition?: typeof seesDesign,
): Promise<Who[]> {
  const found: Who[] = [];
  for (const [who, personId] of Object.entries(people) as [Who, string | null][]) {
    const text = `select from ${table} x where x.id = $1 and ${rule('x', '$2::uuid')}`;
    const { rowCount } = await database.pool.query(text, [id, personId]);
    if (rowCount) found.push(who);
    if (!condition) continue;
    const built =
      await sql`select from ${sql.table(table)} x where x.id = ${id} and ${condition('x', personId)}`.execute(
        database.kysely,
      );
    expect(built.rows.length, `${who} by the query builder`).toBe(rowCount);
  }
  return found;
}

const design = (columns: object = {}) => storedDesign(database, designer.userId, columns);

/** A workspace of the two on a design. */
async function workspace(submission_id: string, state: 'agreeing' | 'active' | 'ended') {
  const parties = { submission_id, designer_id: designer.userId, developer_id: developer.userId };
  const [id, request_id, now] = [newId(), newId(), new Date()];
  await database.kysely
    .insertInto('collaboration_requests')
    .values({
      ...parties,
      id: request_id,
      role: 'full_stack',
      message: 'Hi',
      state: 'accepted',
      expires_at: now,
      ended_at: now,
    })
    .execute();
  const confirmed = state === 'active' ? now : null;
  await database.kysely
    .insertInto('workspaces')
    .values({
      ...parties,
      id,
      request_id,
      state,
      end_reason: state === 'ended' ? 'left' : null,
      ended_at: state === 'ended' ? now : null,
      terms: '{}',
      designer_confirmed_at: confirmed,
      developer_confirmed_at: confirmed,
      opened_at: confirmed,
      agreement: confirmed && 'We build it.',
      agreement_hash: confirmed && '0'.repeat(64),
      demo_url: null,
      repo_url: null,
      silence_days: 21,
    })
    .execute();
  return id;
}

test('DET-5 a public design is seen by everybody, a private one by its designer alone', async () => {
  expect(await whom('design_submissions', await design(), seesDesignSql, seesDesign)).toEqual(Object.keys(people));
  const hidden = await design({ is_public: false });
  expect(await whom('design_submissions', hidden, seesDesignSql, seesDesign)).toEqual(['designer']);
  await workspace(hidden, 'active');
  expect(await whom('design_submissions', hidden, seesDesignSql, seesDesign)).toEqual(['designer']);
});

test('SHOW-2 the showcase has public designs that answer a brief', async () => {
  const isShown = (id: string) =>
    whom('design_submissions', id, (row) => `${isInShowcaseSql(row)} and $2::uuid is null`);
  expect(await isShown(await design())).toEqual(['guest']);
  expect(await isShown(await design({ brief_id: null }))).toEqual([]);
  expect(await isShown(await design({ is_public: false }))).toEqual([]);
});

test('a workspace in every state is between its designer and its developer', async () => {
  for (const state of ['agreeing', 'active', 'ended'] as const) {
    const id = await workspace(await design(), state);
    expect(await whom('workspaces', id, isPartySql, isParty), state).toEqual(['designer', 'developer']);
  }
});

test('WORK-1 an open workspace is for its designer and its developer, and no other one is for anybody', async () => {
  const shares = (id: string) => whom('design_submissions', id, worksInItsWorkspaceSql);
  const enters = (id: string) => whom('workspaces', id, entersWorkspaceSql, entersWorkspace);
  const built = await design({ is_public: false });
  expect(await enters(await workspace(built, 'active'))).toEqual(['designer', 'developer']);
  expect(await shares(built)).toEqual(['designer', 'developer']);
  for (const state of ['agreeing', 'ended'] as const) {
    const other = await design();
    expect(await enters(await workspace(other, state)), state).toEqual([]);
    expect(await shares(other), state).toEqual([]);
  }
});

test('DET-5 what a private design is called is known to its designer, and to its developer until they leave', async () => {
  const knows = (id: string) => whom('design_submissions', id, knowsDesignSql);
  expect(await knows(await design())).toEqual(Object.keys(people));
  for (const [state, known] of [
    ['agreeing', ['designer', 'developer']],
    ['active', ['designer', 'developer']],
    ['ended', ['designer']],
  ] as const) {
    const hidden = await design({ is_public: false });
    await workspace(hidden, state);
    expect(await knows(hidden), state).toEqual(known);
  }
});

test('BRIEF-9 a brief is worked on by its owner, and one of the community by everybody', async () => {
  const own = await storedBrief(database, designer.userId);
  expect(await whom('design_briefs', own, worksOnBriefSql, worksOnBrief)).toEqual(['designer']);
  const shared = await storedBrief(database, null);
  expect(await whom('design_briefs', shared, worksOnBriefSql, worksOnBrief)).toEqual(Object.keys(people));
  const answer = await database.pool.query(
    `select ${worksOnBriefSql('b', 'null')} as works from design_briefs b where id = $1`,
    [own],
  );
  expect(answer.rows).toEqual([{ works: false }]);
});
