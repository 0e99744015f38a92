import { expect, test } from 'vitest';
import { signedInAs, TEST_URL, testApp } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';
import { storedDesign } from '#test/submission.ts';

const database = await createTestDatabase();
const app = await testApp({ database });
let visitors = 0;

async function withPage() {
  const { userId, headers } = await signedInAs(database);
  const submissionId = await storedDesign(database, userId);
  const made = await app.inject({ method: 'POST', url: '/api/case-studies', headers, payload: { submissionId } });
  const { id, revision } = made.json() as { id: string; revision: number };
  const publish = (limits: object) =>
    app.inject({
      method: 'PUT',
      url: `/api/case-studies/${id}/published`,
      headers,
      payload: { revision, visibility: 'unlisted', ...limits },
    });
  return { id, headers, publish };
}

/** A browser with its cookies. */
function visitor() {
  visitors += 1;
  const remoteAddress = `203.0.113.${visitors}`;
  const cookies: Record<string, string> = {};
  return {
    read: (link: string) => app.inject({ url: `/api/published-case-studies/${link}`, remoteAddress, cookies }),
    async open(link: string, password: string) {
      const url = `/api/published-case-studies/${link}/password`;
      const headers = { origin: TEST_URL };
      const answer = await app.inject({ method: 'POST', url, remoteAddress, headers, payload: { password } });
      for (const { name, value } of answer.cookies) cookies[name] = value;
      return answer;
    },
  };
}

test('VIEW-6 a page with a password is read by who gives it, on this browser, until the password changes', async () => {
  const { publish, headers } = await withPage();
  const { link, hasPassword } = (await publish({ password: 'tide table' })).json().published;
  expect(hasPassword).toBe(true);
  const reader = visitor();
  const refused = await reader.read(link);
  expect(refused.json().error.code).toBe('password_needed');
  expect(refused.body).not.toContain('Project Title');
  expect((await app.inject({ url: `/case-studies/${link}/link.jpg` })).statusCode).toBe(404);
  expect((await reader.open(link, 'tide tables')).json().error.fields.password).toContain('password is wrong');
  expect((await reader.read(link)).statusCode).toBe(403);
  const opened = await reader.open(link, 'tide table');
  expect(opened.statusCode).toBe(204);
  expect(opened.cookies[0]).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  expect((await reader.read(link)).statusCode).toBe(200);
  expect((await visitor().read(link)).statusCode).toBe(403);
  // Publishing again without a word about it keeps the password, and its author needs none.
  await publish({});
  expect((await reader.read(link)).statusCode).toBe(200);
  expect((await app.inject({ url: `/api/published-case-studies/${link}`, headers })).statusCode).toBe(200);
  await publish({ password: 'another one' });
  expect((await reader.read(link)).statusCode).toBe(403);
  await publish({ password: null });
  expect((await visitor().read(link)).statusCode).toBe(200);
});

test('VIEW-6 the stored password cannot be read, and tries are paced', async () => {
  const { id, publish } = await withPage();
  const { link } = (await publish({ password: 'tide table' })).json().published;
  const { rows } = await database.pool.query('select password_hash from case_studies where id = $1', [id]);
  expect(rows[0].password_hash).toMatch(/^[0-9a-f]{32}:[0-9a-f]{64}$/);
  const guesser = visitor();
  const codes: number[] = [];
  for (let n = 0; n < 10; n += 1) codes.push((await guesser.open(link, `guess ${n}`)).statusCode);
  expect(codes.filter((code) => code === 403)).toHaveLength(8);
  expect(codes.slice(8)).toEqual([429, 429]);
  // Even the right one, so that a refusal tells nothing.
  expect((await guesser.open(link, 'tide table')).statusCode).toBe(429);
  expect((await visitor().open(link, 'tide table')).statusCode).toBe(204);
});

test('VIEW-6 after its end a page is gone for readers, with its style sheet and pictures, until the end is moved', async () => {
  const { id, publish } = await withPage();
  const soon = new Date(Date.now() + 60_000).toISOString();
  const { link, expiresAt } = (await publish({ expiresAt: soon })).json().published;
  expect(expiresAt).toBe(soon);
  const seen = async () => [
    (await visitor().read(link)).statusCode,
    (await app.inject({ url: `/case-studies/${link}/look.css` })).statusCode,
  ];
  expect(await seen()).toEqual([200, 200]);
  await database.pool.query(`update case_studies set expires_at = now() - interval '1 second' where id = $1`, [id]);
  expect(await seen()).toEqual([404, 404]);
  await publish({ expiresAt: null });
  expect(await seen()).toEqual([200, 200]);
});

test('VIEW-6 a public page has neither password nor end, because lists would show it', async () => {
  const { publish } = await withPage();
  await publish({ password: 'tide table', expiresAt: new Date(Date.now() + 60_000).toISOString() });
  const { published } = (await publish({ visibility: 'public' })).json();
  expect(published).toMatchObject({ visibility: 'public', hasPassword: false, expiresAt: null });
  expect((await visitor().read(published.link)).statusCode).toBe(200);
});

test('VIEW-6 with https the cookie of a page is the browser’s for this host alone, whatever the proxy says', async () => {
  const { publish } = await withPage();
  const { link } = (await publish({ password: 'tide table' })).json().published;
  const publicUrl = 'https://briefs.example';
  const withTls = await testApp({ database, publicUrl });
  const asked = {
    method: 'POST' as const,
    url: `/api/published-case-studies/${link}/password`,
    headers: { origin: publicUrl },
    payload: { password: 'tide table' },
  };
  const [cookie] = (await withTls.inject(asked)).cookies;
  expect(cookie).toMatchObject({ name: expect.stringMatching(/^__Host-bf-page-/), secure: true, path: '/' });
  const read = { url: `/api/published-case-studies/${link}`, cookies: { [cookie!.name]: cookie!.value } };
  expect((await withTls.inject(read)).statusCode).toBe(200);
});
