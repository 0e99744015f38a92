import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 as newId } from 'uuid';
import { expect, onTestFinished, test } from 'vitest';
import { migrate } from '#server/platform/database/migrate.ts';
import { signedInAs, testApp } from '#test/app.ts';
import { createEmptyTestDatabase, createTestDatabase } from '#test/database.ts';
import { storedDesign } from '#test/submission.ts';

const database = await createTestDatabase();
const app = await testApp({ database });
const read = (link: string, remoteAddress = '203.0.113.1') =>
  app.inject({ url: `/api/published-case-studies/${link}`, remoteAddress });
const look = (link: string, remoteAddress = '203.0.113.1') =>
  app.inject({ url: `/case-studies/${link}/look.css`, remoteAddress });

async function withPage() {
  const { userId, headers } = await signedInAs(database);
  const submissionId = await storedDesign(database, userId);
  const made = await app.inject({ method: 'POST', url: '/api/case-studies', headers, payload: { submissionId } });
  const { id, revision } = made.json() as { id: string; revision: number };
  const publish = async (visibility: string): Promise<string> => {
    const url = `/api/case-studies/${id}/published`;
    const answer = await app.inject({ method: 'PUT', url, headers, payload: { revision, visibility } });
    return answer.json().published.link;
  };
  return { id, submissionId, headers, publish };
}

test('VIEW-6 an unlisted page is found by its link alone, which cannot be worked out from when it was begun', async () => {
  const { id, submissionId, headers, publish } = await withPage();
  const link = await publish('unlisted');
  expect(link).toMatch(new RegExp(`^${id}-[0-9a-f]{32}$`));
  expect((await read(link)).json()).toMatchObject({ id, link, visibility: 'unlisted' });
  expect((await look(link)).body).toContain(`[data-look="${id}"]`);
  const guesses = [id, `${id}-${'0'.repeat(32)}`, `${id}-`, link.slice(0, -1)];
  for (const guess of guesses) {
    expect((await read(guess)).json().error.code).toBe('case_study_not_found');
    expect((await look(guess)).statusCode).toBe(404);
  }
  const { items } = (await app.inject({ url: '/api/me/case-studies', headers })).json();
  expect(items[0].published.link).toBe(link);
  const design = (await app.inject({ url: `/api/submissions/${submissionId}`, headers })).json();
  expect(design.caseStudy).toEqual({ link, isPublished: true });
  const forOthers = await app.inject({ url: `/api/submissions/${submissionId}` });
  expect(forOthers.json().caseStudy).toBeNull();
  expect(forOthers.body).not.toContain(link);
});

test('EDIT-11 a public page is found by its id; the link that it had while it was unlisted goes on leading there', async () => {
  const { id, publish } = await withPage();
  const unlisted = await publish('unlisted');
  expect(await publish('public')).toBe(id);
  expect((await read(id)).json()).toMatchObject({ id, link: id });
  expect((await read(unlisted)).json()).toMatchObject({ id, link: id });
  expect((await look(unlisted)).statusCode).toBe(200);
  expect(await publish('unlisted')).toBe(unlisted);
  expect((await read(id)).statusCode).toBe(404);
});

test('VIEW-6 links that lead nowhere, as pages of another site can ask for, keep nobody behind the same address from a page', async () => {
  const { publish } = await withPage();
  const link = await publish('unlisted');
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, n) => (n % 2 ? read : look)(`cs-${(Date.now() - n).toString(36)}`)),
  );
  for (const answer of answers) expect(answer.statusCode).toBe(404);
  expect([(await read(link)).statusCode, (await look(link)).statusCode]).toEqual([200, 200]);
});

test('VIEW-6 a page that was unlisted before links had a random part gets one', async () => {
  const old = await createEmptyTestDatabase();
  const directory = mkdtempSync(join(tmpdir(), 'bf-migrations-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  const all = join(import.meta.dirname, '../../platform/database/migrations');
  cpSync(all, directory, { recursive: true, filter: (path) => path === all || !/0(1[6-9]|[2-9]\d)-/.test(path) });
  await migrate(old, { directory });
  const userId = newId();
  await old.pool.query(`insert into profiles (id, handle, display_name) values ($1, 'ada', 'Ada')`, [userId]);
  await old.pool.query(
    `insert into case_studies (id, user_id, document, published, published_at, visibility)
     values ('cs-1', $1, '{}', '{}', now(), 'unlisted'), ('cs-2', $1, '{}', '{}', now(), 'unlisted')`,
    [userId],
  );
  await migrate(old);
  const { rows } = await old.pool.query<{ link_secret: string }>('select link_secret from case_studies');
  expect(new Set(rows.map((row) => row.link_secret)).size).toBe(2);
});
