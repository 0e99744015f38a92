import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { ownProfile } from '#contract/profile.ts';
import { localImageProcessor } from '#server/platform/media/local-image-processor.ts';
import { createPictures } from '#server/platform/media/pictures.ts';
import { noJobs, signedInAs, TEST_URL, type TestPerson, testApp } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';
import { memoryBlobs } from '#test/memory-blobs.ts';
import { asUpload, picture } from '#test/picture.ts';
import { finishedDraft, storedBrief } from '#test/submission.ts';

const database = await createTestDatabase();
const blobs = memoryBlobs();
const pictures = createPictures({ database, blobs, jobs: noJobs, imageProcessor: localImageProcessor, newId });
const app = await testApp({ database, blobs, pictures });

const read = (person: TestPerson | null) => app.inject({ url: '/api/profile', headers: person?.headers });
const change = (person: TestPerson | null, payload: object) =>
  app.inject({ method: 'PATCH', url: '/api/profile', headers: person?.headers ?? { origin: TEST_URL }, payload });
const lookAt = (handle: string, person: TestPerson | null = null) =>
  app.inject({ url: `/api/people/${handle}`, headers: person?.headers });

async function bring(person: TestPerson, size = { width: 400, height: 400 }) {
  const { payload, headers } = asUpload(await picture('png', { ...size, color: `#${newId().slice(-6)}` }));
  const answer = await app.inject({
    method: 'POST',
    url: '/api/media',
    headers: { ...person.headers, ...headers },
    payload,
  });
  return answer.json().mediaId as string;
}

test('SIGN-13 a person says what to call them, who they are and where they are found', async () => {
  const person = await signedInAs(database, { name: 'Ines Marau' });
  const before = ownProfile.parse((await read(person)).json());
  expect(before).toMatchObject({ handle: 'ines-marau', bio: '', links: [], avatar: { url: null }, formerHandles: [] });
  const answer = await change(person, {
    displayName: '  Ines   Marau-Lopes ',
    handle: '@InesM',
    bio: ' Designer in Porto. ',
    links: ['inesmarau.example', 'https://mastodon.example/@ines'],
    paper: 'finance',
  });
  expect(answer.statusCode).toBe(200);
  expect(ownProfile.strict().parse(answer.json())).toMatchObject({
    displayName: 'Ines Marau-Lopes',
    handle: 'inesm',
    bio: 'Designer in Porto.',
    links: ['https://inesmarau.example/', 'https://mastodon.example/@ines'],
    avatar: { paper: 'finance', url: null },
    formerHandles: ['ines-marau'],
  });
  expect((await read(person)).json()).toEqual(answer.json());
  const session = await app.inject({ url: '/api/session', headers: person.headers });
  expect(session.json().viewer).toMatchObject({ handle: 'inesm', displayName: 'Ines Marau-Lopes' });
});

test('what is left out stays, and what cannot stay is refused with a sentence for every field', async () => {
  const person = await signedInAs(database, { name: 'Rafa Quiroga' });
  await change(person, { bio: 'Draws in the evening.' });
  const answer = await change(person, { displayName: ' ', handle: 'é', links: ['javascript:alert(1)'] });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().error.fields).toEqual({
    displayName: 'Say what to call you',
    handle: 'Use a–z, 0–9 and dashes',
    'links.0': 'A link begins with https:// and names a site',
  });
  expect((await change(person, { paper: 'gold' })).statusCode).toBe(400);
  expect((await change(person, { briefsLimit: -1 })).json().error.fields).toEqual({
    briefsLimit: 'This field is not known here',
  });
  expect((await read(person)).json()).toMatchObject({
    displayName: 'Rafa Quiroga',
    handle: 'rafa-quiroga',
    bio: 'Draws in the evening.',
    briefsLimit: 3,
  });
});

test('a guest has no profile, and changes none', async () => {
  expect((await read(null)).statusCode).toBe(401);
  expect((await change(null, { bio: 'x' })).statusCode).toBe(401);
  const foreign = await app.inject({
    method: 'PATCH',
    url: '/api/profile',
    headers: { origin: 'https://elsewhere.example' },
    payload: { bio: 'x' },
  });
  expect(foreign.statusCode).toBe(403);
});

test('a handle is one person’s at a time: whoever comes second hears which ones are free', async () => {
  const one = await signedInAs(database, { name: 'Kei' });
  const two = await signedInAs(database, { name: 'Kei Brandt' });
  expect((await read(one)).json().handle).toBe('kei');
  const answer = await change(two, { handle: 'kei', bio: 'lost with it' });
  expect(answer.statusCode).toBe(409);
  expect(answer.json().error).toMatchObject({
    code: 'handle_taken',
    fields: { handle: '“kei” is taken.' },
    alternatives: ['keibrandt', 'kei-b', 'k-brandt'],
  });
  expect((await read(two)).json()).toMatchObject({ handle: 'kei-brandt', bio: '' });
});

test('nobody takes a handle that speaks for Brief Foundry, nor is given one; who has one changes the rest', async () => {
  const person = await signedInAs(database, { name: 'Admin' });
  expect((await read(person)).json().handle).toMatch(/^(new-)?designer/);
  const answer = await change(person, { handle: '@Admin', links: ['x'] });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().error.fields).toEqual({
    handle: 'This could be taken for Brief Foundry itself. Choose another',
    'links.0': 'A link begins with https:// and names a site',
  });
  await database.kysely.updateTable('profiles').set({ handle: 'admin' }).where('id', '=', person.userId).execute();
  expect((await change(person, { handle: 'admin', bio: 'Runs this place.' })).statusCode).toBe(200);
});

test('of twenty who want the same handle at once one gets it', async () => {
  const people = await Promise.all(Array.from({ length: 20 }, () => signedInAs(database, { name: 'Sana Aziz' })));
  const answers = await Promise.all(people.map((person) => change(person, { handle: 'sana' })));
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, ...Array(19).fill(409)]);
});

test('a handle given up leads on to the new one and is nobody else’s, until it has been changed three times more', async () => {
  const person = await signedInAs(database, { name: 'First Name' });
  const other = await signedInAs(database, { name: 'Someone Else' });
  for (const handle of ['second-name', 'third-name', 'fourth-name']) await change(person, { handle });
  expect((await lookAt('first-name')).json().handle).toBe('fourth-name');
  expect((await lookAt('FOURTH-NAME')).json().handle).toBe('fourth-name');
  expect((await change(other, { handle: 'first-name' })).statusCode).toBe(409);
  const newcomer = await signedInAs(database, { name: 'First Name' });
  expect((await read(newcomer)).json().handle).toBe('first-name-2');

  expect((await change(person, { handle: 'first-name' })).json().formerHandles).toEqual([
    'fourth-name',
    'third-name',
    'second-name',
  ]);
  await change(person, { handle: 'fifth-name' });
  expect((await lookAt('second-name')).statusCode).toBe(404);
  expect((await change(other, { handle: 'second-name' })).statusCode).toBe(200);
});

test('SIGN-13 an own picture becomes the avatar, seen by all, and is gone once it is taken away', async () => {
  const person = await signedInAs(database);
  const mediaId = await bring(person);
  await pictures.encode(mediaId);
  const url = `/media/${mediaId}/400.webp`;
  expect((await app.inject({ url })).statusCode).toBe(404);
  expect((await change(person, { avatarMediaId: mediaId })).json().avatar.url).toBe(url);
  expect((await app.inject({ url })).statusCode).toBe(200);
  const { handle } = (await read(person)).json();
  expect((await lookAt(handle)).json().avatar.url).toBe(url);
  const before = blobs.held.size;

  expect((await change(person, { avatarMediaId: null })).json().avatar.url).toBeNull();
  expect((await app.inject({ url, headers: person.headers })).statusCode).toBe(404);
  while ((await pictures.sweep()) > 0);
  expect(blobs.held.size).toBeLessThan(before);
});

test('an avatar is an own picture, large enough', async () => {
  const [person, other] = [await signedInAs(database), await signedInAs(database)];
  const theirs = await bring(other);
  expect((await change(person, { avatarMediaId: theirs })).json().error.code).toBe('media_not_found');
  expect((await change(person, { avatarMediaId: newId() })).statusCode).toBe(404);
  const small = await bring(person, { width: 600, height: 200 });
  expect((await change(person, { avatarMediaId: small })).json().error.fields).toEqual({
    avatarMediaId: 'This picture is 600 × 200 px. Upload one of at least 256 px',
  });
});

test('an avatar that a design shows as well stays with the design', async () => {
  const person = await signedInAs(database);
  const mediaId = await bring(person);
  const draftId = newId();
  await app.inject({
    method: 'PUT',
    url: `/api/submission-drafts/${draftId}`,
    headers: person.headers,
    payload: {
      briefId: await storedBrief(database, person.userId),
      step: 7,
      revision: 0,
      content: finishedDraft([mediaId]),
    },
  });
  await change(person, { avatarMediaId: mediaId });
  expect((await change(person, { avatarMediaId: null })).statusCode).toBe(200);
  const kept = await app.inject({ url: `/api/media/${mediaId}`, headers: person.headers });
  expect(kept.statusCode).toBe(200);
});

test('a new name is on the designs as well', async () => {
  const person = await signedInAs(database, { name: 'Dele' });
  const draftId = newId();
  await app.inject({
    method: 'PUT',
    url: `/api/submission-drafts/${draftId}`,
    headers: person.headers,
    payload: {
      briefId: await storedBrief(database, person.userId),
      step: 7,
      revision: 0,
      content: finishedDraft([await bring(person)]),
    },
  });
  await app.inject({
    method: 'POST',
    url: '/api/submissions',
    headers: person.headers,
    payload: { draftId, revision: 1 },
  });
  await change(person, { displayName: 'Dele Akinyemi' });
  const rows = await database.kysely
    .selectFrom('design_submissions')
    .select('designer_name')
    .where('user_id', '=', person.userId)
    .execute();
  expect(rows).toEqual([{ designer_name: 'Dele Akinyemi' }]);
});
