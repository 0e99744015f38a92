import { expect, test } from 'vitest';
import { signedInAs, TEST_URL, testApp } from '#test/app.ts';
import { caller, submittedDesign } from '#test/collaboration.ts';
import { createTestDatabase } from '#test/database.ts';
import { storedBrief } from '#test/submission.ts';
import { text } from './xml.ts';

const database = await createTestDatabase();
const app = await testApp({ database });
const call = caller(app);
const read = (url: string) => app.inject({ url });

const TODAY = new Date().toISOString().slice(0, 10);
const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location);

test('robots are told what is not for them, and where the site map is', async () => {
  const answer = await read('/robots.txt');
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.body).toContain('User-agent: *\nDisallow: /api/\n');
  expect(answer.body).toContain(`Sitemap: ${TEST_URL}/sitemap.xml`);
});

test('the site map names every public page once, and nothing private', async () => {
  const person = await signedInAs(database, { name: 'Ines Marau' });
  await signedInAs(database, { name: 'Nothing Public' });
  const shown = await submittedDesign(database, app, person, { title: 'Shown' });
  const hidden = await submittedDesign(database, app, person, { isPublic: false, openToCollaboration: false });
  const communityBrief = await storedBrief(database, null);
  const ownBrief = await storedBrief(database, person.userId);

  const index = await read('/sitemap.xml');
  expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
  const maps = locations(index.body);
  expect(maps).toEqual([
    `${TEST_URL}/sitemaps/pages.xml`,
    `${TEST_URL}/sitemaps/designs-${TODAY}.xml`,
    `${TEST_URL}/sitemaps/briefs-${TODAY}.xml`,
    `${TEST_URL}/sitemaps/people-${TODAY}.xml`,
  ]);
  const pages = (await Promise.all(maps.map((map) => read(map!.slice(TEST_URL.length))))).flatMap(({ body }) =>
    locations(body),
  );
  expect(new Set(pages).size).toBe(pages.length);
  expect(pages).toEqual(
    expect.arrayContaining(
      ['/', '/showcase', `/showcase/${shown}`, `/brief/${communityBrief}`, '/u/ines-marau'].map(
        (path) => TEST_URL + path,
      ),
    ),
  );
  for (const secret of [hidden, ownBrief, 'nothing-public']) expect(pages.join(' ')).not.toContain(secret);
});

test('the site map names no day on which nobody came who shows something', async () => {
  const [idle, hiding, shown] = await Promise.all([1, 2, 3].map(() => signedInAs(database)));
  await submittedDesign(database, app, hiding!, { isPublic: false, openToCollaboration: false });
  await submittedDesign(database, app, shown!);
  const days = ['2024-03-01', '2024-03-02', '2024-03-03'];
  for (const [n, person] of [idle, hiding, shown].entries())
    await database.pool.query('update profiles set created_at = $2 where id = $1', [person!.userId, days[n]]);
  const maps = locations((await read('/sitemap.xml')).body).filter((map) => map!.includes('/people-2024'));
  expect(maps).toEqual([`${TEST_URL}/sitemaps/people-2024-03-03.xml`]);
  expect((await read(`/sitemaps/people-${days[0]}.xml`)).statusCode).toBe(404);
});

test('a site map goes back as far as there is something', async () => {
  const day = '2024-02-29';
  const id = await storedBrief(database, null);
  await database.pool.query(`update design_briefs set created_at = $2 where id = $1`, [id, `${day}T23:59:59.9Z`]);
  expect((await read('/sitemap.xml')).body).toContain(`/sitemaps/briefs-${day}.xml`);
  expect(locations((await read(`/sitemaps/briefs-${day}.xml`)).body)).toEqual([`${TEST_URL}/brief/${id}`]);
});

test('names that are no site map are not there', async () => {
  for (const name of [
    'designs-2020-01-01.xml',
    'designs-2026-13-45.xml',
    'people-2026-02-30.xml',
    'secrets-2026-11-22.xml',
    'x',
    'pages',
  ])
    expect((await read(`/sitemaps/${name}`)).statusCode, name).toBe(404);
});

test('feeds bring new public designs, of everybody and of one person, and forget what is made private', async () => {
  const person = await signedInAs(database, { name: 'Kei <Brandt> & Co' });
  const { handle } = (await call(person, 'GET', '/api/profile')).json();
  const id = await submittedDesign(database, app, person, { title: 'Bread & "timetables" <b>' });
  for (const url of ['/feed.xml', `/u/${handle}/feed.xml`]) {
    const answer = await read(url);
    expect(answer.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    expect(answer.body).toContain(`<id>urn:uuid:${id}</id>`);
    expect(answer.body).toContain('<title>Bread &amp; &quot;timetables&quot; &lt;b&gt;</title>');
    expect(answer.body).toContain('<name>Kei &lt;Brandt&gt; &amp; Co</name>');
    expect(answer.body).not.toContain('Ask Sana about the tablet');
    // Well formed: every element that begins ends.
    const begun = [...answer.body.matchAll(/<([a-z]+)[\s>]/g)].map(([, name]) => name).toSorted();
    const ended = [...answer.body.matchAll(/<\/([a-z]+)>/g)].map(([, name]) => name).toSorted();
    expect(begun).toEqual(ended);
  }
  await call(person, 'PATCH', `/api/submissions/${id}`, { isPublic: false, openToCollaboration: false });
  for (const url of ['/feed.xml', `/u/${handle}/feed.xml`]) expect((await read(url)).body, url).not.toContain(id);
});

test('the feed of a former handle leads on, and nobody’s is not there', async () => {
  const person = await signedInAs(database, { name: 'Moved On' });
  await call(person, 'PATCH', '/api/profile', { handle: 'moved' });
  const answer = await read('/u/moved-on/feed.xml');
  expect([answer.statusCode, answer.headers.location]).toEqual([301, '/u/moved/feed.xml']);
  expect((await read('/u/nobody-here/feed.xml')).statusCode).toBe(404);
  expect((await read('/u/%00/feed.xml')).statusCode).toBe(404);
});

test('what XML cannot hold does not break it', () => {
  expect(text('a\u0000b\u001b<&>"')).toBe('a b &lt;&amp;&gt;&quot;');
});
