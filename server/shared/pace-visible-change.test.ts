import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { working } from '#test/collaboration.ts';
import { createTestDatabase } from '#test/database.ts';

const database = await createTestDatabase();
const app = await testApp({ database });
const { designer, designId } = await working(database, app);
const call = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
  app.inject({ method, url, headers: designer.headers, ...(payload && { payload }) });

const design = `/api/submissions/${designId}`;
const comment = (await call('POST', `${design}/comments`, { body: 'Clear and calm.' })).json().id;
const collection = `/api/collections/${newId()}`;
await call('PUT', collection, { title: 'Kept', isPublic: true, revision: 0 });
await call('PUT', `${collection}/design/${designId}`, {});
const study = (await call('POST', '/api/case-studies', { submissionId: designId })).json();

const acts: Record<string, () => ReturnType<typeof call>> = {
  'a comment is written anew': () => call('PATCH', `/api/comments/${comment}`, { body: 'Clear, calm.' }),
  'a thread is settled': () => call('PUT', `/api/comments/${comment}/settled`, { isSettled: true }),
  'a collection is renamed': async () => {
    const { revision } = (await call('GET', collection)).json();
    return call('PUT', collection, { title: 'Kept', isPublic: true, revision });
  },
  'a collection is put in order': () => call('PUT', `${collection}/order`, { things: [designId] }),
  'a note is changed': () => call('PUT', `${collection}/design/${designId}`, { note: 'The switch.' }),
  'a thing is taken out that is not in it': () => call('DELETE', `${collection}/design/${newId()}`),
  'a page is published': () =>
    call('PUT', `/api/case-studies/${study.id}/published`, { revision: study.revision, visibility: 'public' }),
  'a name is changed': () => call('PATCH', '/api/profile', { displayName: 'Ines Marau' }),
  'a design is changed': () => call('PATCH', design, { approach: 'The plan came first, and then the rest.' }),
  'an unlisted link is made': () => call('POST', `${design}/share-link`),
  'an unlisted link is ended': () => call('DELETE', `${design}/share-link`),
};

test.each(Object.keys(acts))('the pages of guests are not cleared without an end: %s', async (what) => {
  await database.pool.query('delete from attempts');
  const allowed = await acts[what]!();
  expect(allowed.statusCode, allowed.body).toBeLessThan(300);
  // As if the person had just done it as often as it goes.
  await database.pool.query(
    `update attempts set spare = 0, at = now() + interval '1 minute' where kind = 'visible change'`,
  );
  const refused = await acts[what]!();
  expect(refused.statusCode).toBe(429);
  expect(refused.json().error).toMatchObject({
    code: 'too_many_requests',
    message: 'You have made many changes at once. Wait 3 seconds, then try again.',
  });
  expect(refused.headers['retry-after']).toBe('3');
});
