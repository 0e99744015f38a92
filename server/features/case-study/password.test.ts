import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { newComponent, newSection, noColumns } from '#domain/case-study/document.ts';
import { signedInAs, TEST_URL, testApp } from '#test/app.ts';
import { counter } from '#test/case-study.ts';
import { createTestDatabase } from '#test/database.ts';
import { memoryBlobs } from '#test/memory-blobs.ts';
import { asUpload } from '#test/picture.ts';
import { storedDesign, storedPicture } from '#test/submission.ts';

const database = await createTestDatabase();
const blobs = memoryBlobs();
const app = await testApp({ database, blobs });
let visitors = 0;

async function withPage() {
  const author = await signedInAs(database);
  const { userId, headers } = author;
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
  return { author, id, headers, revision, publish };
}

/** A browser with its cookies. */
function visitor() {
  visitors += 1;
  const remoteAddress = `203.0.113.${visitors}`;
  const cookies: Record<string, string> = {};
  return {
    get: (url: string) => app.inject({ url, remoteAddress, cookies }),
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

test('VIEW-6 pictures and films of a page with a password are for its readers, and no longer for those of an older password', async () => {
  const { author, id, headers, publish, revision } = await withPage();
  const mediaId = await storedPicture(database, author.userId);
  await blobs.put('k', Buffer.from('a picture'));
  const film = asUpload(Buffer.from('\0\0\0\x18ftypisom and the rest of it', 'latin1'), 'film.mp4', 'video/mp4');
  const sent = await app.inject({
    method: 'POST',
    url: `/api/case-studies/${id}/clips`,
    headers: { ...headers, ...film.headers },
    payload: film.payload,
  });
  const block = newComponent('video', counter('v'), { imageUrl: sent.json().address });
  const children = { ...noColumns(), content: [block] };
  const section = newSection('single-column', counter('s'), { imageUrl: `/media/${mediaId}`, children });
  const payload = { batch: newId(), revision, operations: [{ kind: 'add-section', section, index: 0 }] };
  await app.inject({ method: 'POST', url: `/api/case-studies/${id}/changes`, headers, payload });
  const files = [`/media/${mediaId}/800.webp`, `/api/media/${mediaId}`, sent.json().address];
  const seen = async (by: ReturnType<typeof visitor>) => {
    const answers = await Promise.all(files.map((url) => by.get(url)));
    return answers.map(({ statusCode }) => statusCode);
  };
  const { link } = (await publish({ revision: revision + 1, password: 'tide table' })).json().published;
  const reader = visitor();
  expect(await seen(reader)).toEqual([404, 404, 404]);
  await reader.open(link, 'tide table');
  expect(await seen(reader)).toEqual([200, 200, 200]);
  expect(await seen(visitor())).toEqual([404, 404, 404]);
  for (const url of files) expect((await app.inject({ url, headers })).statusCode).toBe(200);
  await publish({ revision: revision + 1, password: 'another one' });
  expect(await seen(reader)).toEqual([404, 404, 404]);
  await publish({ revision: revision + 1, password: null });
  expect(await seen(visitor())).toEqual([200, 200, 200]);
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

test('VIEW-6 a password that one address tries out in days is too short', async () => {
  const { publish } = await withPage();
  expect((await publish({ password: '4711' })).json().error.fields).toHaveProperty('password');
  expect((await publish({ password: 'oven 4711' })).json().published.hasPassword).toBe(true);
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

test('VIEW-6 passwords are set at a pace, and not on a page of somebody else, because readers wait for each', async () => {
  const [mine, theirs] = [await withPage(), await withPage()];
  const payload = { revision: theirs.revision, visibility: 'unlisted', password: 'tide table' };
  const url = `/api/case-studies/${theirs.id}/published`;
  const foreign = await Promise.all(
    Array.from({ length: 40 }, () => app.inject({ method: 'PUT', url, headers: mine.headers, payload })),
  );
  expect(foreign.map(({ statusCode }) => statusCode)).toEqual(Array(40).fill(404));
  const own = [];
  for (let n = 0; n < 12; n++) own.push((await mine.publish({ password: 'tide table' })).statusCode);
  expect(own.filter((status) => status === 200)).toHaveLength(10);
  expect(own.at(-1)).toBe(429);
  expect((await mine.publish({})).statusCode).toBe(200);
});

test('VIEW-6 an end beyond the years that can be told is refused, and the page is still there for its author', async () => {
  const { publish, headers, id } = await withPage();
  for (const expiresAt of ['9999-12-31T23:59:59-23:59', '0000-01-01T00:00:00+23:59'])
    expect((await publish({ expiresAt })).json().error.fields).toHaveProperty('expiresAt');
  expect((await app.inject({ url: `/api/case-studies/${id}`, headers })).statusCode).toBe(200);
});
