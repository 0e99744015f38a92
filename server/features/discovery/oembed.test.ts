import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { signedInAs, TEST_URL, testApp } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';
import { storedBrief, storedDesign, storedPicture } from '#test/submission.ts';

const database = await createTestDatabase();
const app = await testApp({ database });
const ines = await signedInAs(database, { name: 'Ines Marau' });
const ask = (path: string, more = {}) => app.inject({ url: '/oembed', query: { url: TEST_URL + path, ...more } });

test('a public design, case study and brief can be embedded with their pictures', async () => {
  const cover = await storedPicture(database, ines.userId);
  await database.pool.query(`update media set preview_key = 'previews/x.jpg' where id = $1`, [cover]);
  const design = await storedDesign(database, ines.userId, { title: 'Quiet card', cover_media_id: cover });
  const answer = await ask(`/showcase/${design}`);
  expect(answer.headers['access-control-allow-origin']).toBe('*');
  expect(answer.json()).toMatchObject({
    version: '1.0',
    type: 'link',
    title: 'Quiet card',
    author_name: 'Ines Marau',
    author_url: `${TEST_URL}/u/ines-marau`,
    thumbnail_url: `${TEST_URL}/media/${cover}/link.jpg`,
  });
  await database.pool.query(
    `insert into case_studies (id, user_id, submission_id, document, published, published_at)
     values ('cs-one', $1, $2, '{}', '{"title": "How it was made"}', now())`,
    [ines.userId, design],
  );
  expect((await ask('/case-study/view/cs-one')).json()).toMatchObject({
    title: 'How it was made',
    thumbnail_url: `${TEST_URL}/media/${cover}/link.jpg`,
  });
  const brief = await storedBrief(database, null);
  expect((await ask(`/brief/${brief}`)).json()).toMatchObject({
    title: 'Order ahead at a bakery that sells out by ten',
    thumbnail_url: `${TEST_URL}/brief/${brief}/ticket.png`,
  });
});

test('what is not public, not here or not asked for as JSON is not embedded', async () => {
  const hidden = await storedDesign(database, ines.userId, { is_public: false });
  const own = await storedBrief(database, ines.userId);
  await database.pool.query(
    `insert into case_studies (id, user_id, document, published, published_at, visibility)
     values ('cs-two', $1, '{}', '{"title": "Unlisted"}', now(), 'unlisted')`,
    [ines.userId],
  );
  for (const path of [
    `/showcase/${hidden}`,
    `/brief/${own}`,
    '/case-study/view/cs-two',
    `/showcase/${newId()}`,
    '/pricing',
  ])
    expect((await ask(path)).statusCode, path).toBe(404);
  expect((await app.inject({ url: '/oembed', query: { url: 'https://other.example/showcase/1' } })).statusCode).toBe(
    404,
  );
  expect((await app.inject('/oembed')).statusCode).toBe(404);
  expect((await ask('/pricing', { format: 'xml' })).statusCode).toBe(501);
});
