import { once } from 'node:events';
import { unzipSync } from 'fflate';
import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { localImageProcessor } from '#server/platform/media/local-image-processor.ts';
import { createPictures } from '#server/platform/media/pictures.ts';
import { pause } from '#server/platform/pause.ts';
import { noJobs, signedInAs, type TestPerson, testApp } from '#test/app.ts';
import { caller, submittedDesign } from '#test/collaboration.ts';
import { createTestDatabase } from '#test/database.ts';
import { fillEmpty, plant } from '#test/fill-tables.ts';
import { memoryBlobs } from '#test/memory-blobs.ts';
import { asUpload, picture } from '#test/picture.ts';
import { exportOf } from './export.ts';

const database = await createTestDatabase();
const blobs = memoryBlobs();
const pictures = createPictures({ database, blobs, jobs: noJobs, imageProcessor: localImageProcessor, newId });
const app = await testApp({ database, blobs, pictures });
const call = caller(app);

const take = (person: TestPerson | null) => app.inject({ url: '/api/profile/export', headers: person?.headers });

/** The files of the zip by their names below its one folder. */
async function opened(person: TestPerson): Promise<Map<string, Buffer>> {
  const answer = await take(person);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/zip');
  expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
  const files = Object.entries(unzipSync(answer.rawPayload));
  const [folder] = files[0]![0].split('/');
  expect(answer.headers['content-disposition']).toBe(`attachment; filename="${folder}.zip"`);
  return new Map(files.map(([name, bytes]) => [name.slice(folder!.length + 1), Buffer.from(bytes)]));
}

async function bring(person: TestPerson, bytes: Buffer): Promise<string> {
  const { payload, headers } = asUpload(bytes);
  const url = '/api/media';
  const answer = await app.inject({ method: 'POST', url, headers: { ...person.headers, ...headers }, payload });
  return answer.json().mediaId;
}

const listed = (files: Map<string, Buffer>, name: string) => JSON.parse(String(files.get(name)));

test('SIGN-13 the download holds everything of one’s own, pictures as they came, and nothing of anybody else', async () => {
  const [person, other] = [
    await signedInAs(database, { name: 'Ines Marau', email: 'ines@people.example' }),
    await signedInAs(database, { name: 'Kei Brandt', email: 'kei@people.example' }),
  ];
  const [design, others] = [await submittedDesign(database, app, person), await submittedDesign(database, app, other)];
  const wish = { message: 'May I build this?', role: 'full_stack', technologies: ['Svelte'] };
  await call(person, 'POST', `/api/submissions/${others}/collaboration-requests`, wish);
  await call(other, 'POST', `/api/submissions/${design}/collaboration-requests`, wish);
  await call(person, 'PUT', `/api/submissions/${others}/like`);
  await call(other, 'PUT', `/api/submissions/${design}/like`);
  const bytes = await picture('jpeg', { width: 300, height: 300, color: '#0f0f33' });
  const mediaId = await bring(person, bytes);
  const theirs = await bring(other, await picture('png', { width: 300, height: 300, color: '#330f0f' }));
  // Every field of both that can hold words, in tables that no test knows yet as well.
  for (const [one, two, mark] of [
    [other, person, 'foreignword'],
    // Last, so that what both share, the terms of an agreement, says this.
    [person, other, 'ownword'],
  ] as const) {
    await fillEmpty(database, one.userId, two.userId);
    await plant(database, one.userId, mark);
  }

  const files = await opened(person);
  const everything = Buffer.concat([...files.values()]);
  expect(everything.includes('foreignword')).toBe(false);
  expect(everything.includes(theirs)).toBe(false);
  expect(everything.includes('kei@people.example')).toBe(false);
  for (const name of ['profiles', 'design-briefs', 'design-submissions', 'submission-frames', 'collaboration-requests'])
    expect(String(files.get(`${name}.json`)), name).toContain('ownword');
  expect(listed(files, 'design-submissions.json')).toHaveLength(1);
  expect(listed(files, 'submission-likes.json')).toEqual([expect.objectContaining({ submissionId: others })]);
  expect(listed(files, 'media.json').find((row: { id: string }) => row.id === mediaId)).toMatchObject({
    file: `pictures/${mediaId}.jpg`,
    width: 300,
  });
  expect(files.get(`pictures/${mediaId}.jpg`)!.equals(bytes)).toBe(true);
  expect(String(files.get('README.txt'))).toContain('Everything that Brief Foundry keeps of you');
});

test('SIGN-13 what the other one said in a declined request is not in the download', async () => {
  const [designer, developer] = [await signedInAs(database), await signedInAs(database)];
  const design = await submittedDesign(database, app, designer);
  const wish = { message: 'A tablet in gloves is what I know.', role: 'full_stack', technologies: ['Svelte'] };
  const asked = await call(developer, 'POST', `/api/submissions/${design}/collaboration-requests`, wish);
  const reason = 'Somebody builds it already.';
  const answer = { answer: 'decline', reason };
  await call(designer, 'PUT', `/api/collaboration-requests/${asked.json().id}`, answer);
  const textOf = async (person: TestPerson) => Buffer.concat([...(await opened(person)).values()]).toString();
  const [theirs, ours] = [await textOf(developer), await textOf(designer)];
  expect([theirs.includes(wish.message), theirs.includes(reason)]).toEqual([true, false]);
  expect([ours.includes(wish.message), ours.includes(reason)]).toEqual([false, true]);
});

test('SIGN-13 no key to a session is in the download', async () => {
  const person = await signedInAs(database, { name: 'Sana Aziz' });
  const names = [...(await opened(person)).keys()];
  expect(names).toContain('session-families.json');
  for (const secret of ['sessions.json', 'signing-keys.json', 'idempotency-keys.json', 'development-identity.json'])
    expect(names).not.toContain(secret);
});

test('SIGN-13 the films of one’s case studies are in the download as they came', async () => {
  const [person, other] = [await signedInAs(database), await signedInAs(database)];
  const film = Buffer.from('\0\0\0\x18ftypisom and the rest of it', 'latin1');
  const addresses: string[] = [];
  for (const by of [person, other]) {
    const submissionId = await submittedDesign(database, app, by);
    const study = (await call(by, 'POST', '/api/case-studies', { submissionId })).json();
    const { payload, headers } = asUpload(film, 'film.mp4', 'video/mp4');
    const url = `/api/case-studies/${study.id}/clips`;
    const sent = await app.inject({ method: 'POST', url, headers: { ...by.headers, ...headers }, payload });
    addresses.push(sent.json().address);
  }
  const files = await opened(person);
  const [file] = addresses.map((address) => `${address.replace('/clips', 'films')}.mp4`);
  expect([...files.keys()].filter((name) => name.startsWith('films/'))).toEqual([file]);
  expect(files.get(file!)).toEqual(film);
  expect(listed(files, 'case-study-clips.json')).toMatchObject([{ file }]);
});

test('SIGN-13 a download is as small in the memory as a few rows, however many there are', async () => {
  const person = await signedInAs(database);
  await database.pool.query(
    `insert into notifications (id, user_id, kind, happening, path)
     select gen_random_uuid(), $1, 'workspace', 'left', '/my-projects' from generate_series(1, 45)`,
    [person.userId],
  );
  let most = 0;
  const watch = <T extends object>(queried: T): T =>
    new Proxy(queried, {
      get(target, name) {
        const value = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        return async (...given: unknown[]) => {
          const answer = await value.apply(target, given);
          if (name === 'connect') return watch(answer);
          if (name === 'query') most = Math.max(most, answer.rows.filter((row: object) => 'row' in row).length);
          return answer;
        };
      },
    });
  const parts = { database: { ...database, pool: watch(database.pool) }, blobs, clock: () => new Date() };
  const { stream, size } = await exportOf(parts, person.userId);
  const zip = Buffer.concat(await stream.toArray());
  expect(zip).toHaveLength(size);
  const [, notifications] = Object.entries(unzipSync(zip)).find(([name]) => name.endsWith('/notifications.json'))!;
  expect(JSON.parse(Buffer.from(notifications).toString())).toHaveLength(45);
  expect(most).toBe(10);
});

test('SIGN-13 a download that its reader gives up harms nothing', async () => {
  const person = await signedInAs(database);
  await database.pool.query(
    `insert into notifications (id, user_id, kind, happening, path, about, actor_id)
     select gen_random_uuid(), $1, 'workspace', 'left', '/my-projects', repeat('a', 120), $1 from generate_series(1, 8000)`,
    [person.userId],
  );
  const { stream, size } = await exportOf({ database, blobs, clock: () => new Date() }, person.userId);
  expect(size).toBeGreaterThan(3_000_000);
  let got = 0;
  stream.on('data', (piece: Buffer) => {
    got += piece.length;
    if (got > 1_000_000) stream.destroy();
  });
  await once(stream, 'close');
  // An error that nobody catches would end the process, and fails this file.
  await pause(200);
});

test('SIGN-13 the next download of a person ends the one before, as each keeps a file', async () => {
  const person = await signedInAs(database);
  for (let part = 0; part < 5; part += 1)
    await database.pool.query(
      `insert into notifications (id, user_id, kind, happening, path, about, actor_id)
       select gen_random_uuid(), $1, 'workspace', 'left', '/my-projects', repeat('a', 120), $1 from generate_series(1, 5000)`,
      [person.userId],
    );
  const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/api/profile/export`;
  const first = await fetch(url, { headers: person.headers });
  const second = await fetch(url, { headers: person.headers });
  const ended = first.arrayBuffer().then(
    () => 'whole',
    () => 'broken off',
  );
  expect(await ended).toBe('broken off');
  expect((await second.arrayBuffer()).byteLength).toBe(Number(second.headers.get('content-length')));
});

test('a picture whose bytes were lost is named without a file, and the rest arrives', async () => {
  const person = await signedInAs(database, { name: 'Rafa Quiroga' });
  const mediaId = await bring(person, await picture('png', { color: '#0f3333' }));
  blobs.held.clear();
  const files = await opened(person);
  expect(listed(files, 'media.json')).toEqual([expect.objectContaining({ id: mediaId, file: null })]);
  expect([...files.keys()].filter((name) => name.startsWith('pictures/'))).toEqual([]);
});

test('a guest downloads nothing, and nobody downloads all day', async () => {
  expect((await take(null)).statusCode).toBe(401);
  expect((await app.inject({ url: '/api/profile/belongings' })).statusCode).toBe(401);
  const person = await signedInAs(database, { name: 'Dele' });
  const answers = [];
  for (let n = 0; n < 7; n++) answers.push((await take(person)).statusCode);
  expect(answers).toEqual([...Array(6).fill(200), 429]);
});
