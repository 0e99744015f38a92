import sharp from 'sharp';
import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { picture as pictureShape } from '#contract/media.ts';
import type { EncodedPart } from '#server/platform/media/encode.ts';
import { localImageProcessor } from '#server/platform/media/local-image-processor.ts';
import { createPictures } from '#server/platform/media/pictures.ts';
import { noJobs, signedInAs, TEST_URL, type TestPerson, testApp } from '#test/app.ts';
import { agreeing, caller } from '#test/collaboration.ts';
import { createTestDatabase } from '#test/database.ts';
import { memoryBlobs } from '#test/memory-blobs.ts';
import { asUpload, emptyPng, picture } from '#test/picture.ts';
import { finishedDraft, storedBrief } from '#test/submission.ts';

const database = await createTestDatabase();
const blobs = memoryBlobs();
const pictures = createPictures({ database, blobs, jobs: noJobs, imageProcessor: localImageProcessor, newId });
const app = await testApp({ database, blobs, pictures });

/** As wide as a frame, and so low that its files are made in a moment. */
const strip = (format: Parameters<typeof picture>[0] = 'png', color?: string) =>
  picture(format, { height: 80, ...(color && { color }) });

const bring = (person: TestPerson | null, bytes: Buffer, name?: string, type?: string) => {
  const { payload, headers } = asUpload(bytes, name, type);
  const from = person?.headers ?? { origin: TEST_URL };
  return app.inject({ method: 'POST', url: '/api/media', headers: { ...headers, ...from }, payload });
};
const look = (person: TestPerson | null, url: string) => app.inject({ url, headers: person?.headers });

test.each(['png', 'jpeg', 'webp', 'avif'] as const)(
  'FILE-7 a %s is taken, encoded at every width and served',
  async (format) => {
    const person = await signedInAs(database);
    const answer = await bring(person, await strip(format));
    expect(answer.statusCode).toBe(201);
    const brought = pictureShape.strict().parse(answer.json());
    expect(brought).toMatchObject({ state: 'processing', width: 1200, height: 80, sources: [] });
    await pictures.encode(brought.mediaId);
    const ready = pictureShape.parse((await look(person, `/api/media/${brought.mediaId}`)).json());
    expect(ready.state).toBe('ready');
    expect(ready.sources.map(({ type, width }) => `${type} ${width}`)).toEqual([
      'image/avif 400',
      'image/avif 800',
      'image/avif 1200',
      'image/webp 400',
      'image/webp 800',
      'image/webp 1200',
    ]);
    expect(ready.colors.length).toBeGreaterThanOrEqual(2);
    for (const { url, type, width } of ready.sources) {
      const bytes = await look(person, url);
      expect(bytes.headers).toMatchObject({
        'content-type': type,
        'cache-control': expect.stringContaining('immutable'),
      });
      expect((await sharp(bytes.rawPayload).metadata()).width).toBe(width);
    }
  },
);

test('FILE-6 while a picture is made, what a card shows can be seen first, then all sizes as WebP', async () => {
  const person = await signedInAs(database);
  const { mediaId } = (await bring(person, await strip('png', '#804020'))).json();
  const seen: string[] = [];
  const watched = {
    ...localImageProcessor,
    encode: (bytes: Buffer, width: number, onMade: (made: EncodedPart) => Promise<void>) =>
      localImageProcessor.encode(bytes, width, async (made) => {
        await onMade(made);
        const { sources } = pictureShape.parse((await look(person, `/api/media/${mediaId}`)).json());
        seen.push(sources.map((source) => source.width).join(' '));
      }),
  };
  await createPictures({ database, blobs, jobs: noJobs, imageProcessor: watched, newId }).encode(mediaId);
  const [all, firstAvif] = ['400 800 1200', 4];
  expect(seen.slice(0, firstAvif)).toEqual(['', '400', '400', all]);
  expect(new Set(seen.slice(firstAvif))).toEqual(new Set([all]));
});

test('FILE-7 what is no picture we take is refused with a reason, before anything decodes it', async () => {
  const person = await signedInAs(database);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(40)]);
  const polyglot = Buffer.concat([Buffer.from('GIF89a/*'), Buffer.from('*/=1;alert(1)')]);
  for (const [bytes, sentence] of [
    [svg, 'This file is damaged, or no PNG, JPEG, WebP or AVIF picture. Export it again.'],
    [polyglot, 'This file is damaged, or no PNG, JPEG, WebP or AVIF picture. Export it again.'],
    [heic, 'HEIC cannot be shown here. Save it as JPEG.'],
  ] as const) {
    const answer = await bring(person, bytes, 'frame.png');
    expect(answer.statusCode).toBe(415);
    expect(answer.json().error.message).toBe(sentence);
  }
  const cut = (await picture()).subarray(0, 20);
  expect((await bring(person, cut)).json().error).toMatchObject({
    code: 'invalid_request',
    message: 'This picture is damaged. Export it again and upload the new file.',
  });
});

test('FILE-7 a small file that unfolds into 2,500 megapixels is refused by its header', async () => {
  const person = await signedInAs(database);
  const answer = await bring(person, emptyPng(50_000, 50_000));
  expect(answer.statusCode).toBe(413);
  expect(answer.json().error.message).toContain('40 megapixels');
});

test('FILE-6 where a picture was taken does not leave with it, and it stands upright', async () => {
  const person = await signedInAs(database);
  const turned = await sharp(await picture('jpeg', { width: 600, height: 300 }))
    .withExif({ IFD0: { Make: 'Kestrel' }, IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const brought = (await bring(person, turned)).json();
  expect(brought).toMatchObject({ width: 300, height: 600 });
  await pictures.encode(brought.mediaId);
  const { sources } = (await look(person, `/api/media/${brought.mediaId}`)).json();
  for (const { url } of sources) {
    const made = await sharp((await look(person, url)).rawPayload).metadata();
    expect(made.exif).toBeUndefined();
    expect(made.height).toBeGreaterThan(made.width);
  }
});

test('FILE-6 bytes that cannot be decoded after all make a failed picture, said once and kept', async () => {
  const person = await signedInAs(database);
  const whole = await picture('png', { width: 900, height: 300 });
  const brought = (await bring(person, whole.subarray(0, whole.length - 200))).json();
  await pictures.encode(brought.mediaId);
  expect((await look(person, `/api/media/${brought.mediaId}`)).json()).toMatchObject({ state: 'failed', sources: [] });
});

test('FILE-7 the same bytes of the same person are one picture, also when they arrive together', async () => {
  const person = await signedInAs(database);
  const bytes = await strip('png', '#123456');
  const answers = await Promise.all(Array.from({ length: 6 }, () => bring(person, bytes)));
  expect(new Set(answers.map((answer) => answer.json().mediaId)).size).toBe(1);
});

test.each([
  ['no boundary', 'multipart/form-data', '--a\r\n'],
  ['another boundary', 'multipart/form-data; boundary=b', '--a\r\nContent-Disposition: form-data; name="file"\r\n'],
  [
    'no end',
    'multipart/form-data; boundary=a',
    '--a\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc',
  ],
  ['a broken part', 'multipart/form-data; boundary=a', '--a\r\nno header\r\n\r\nabc\r\n--a--\r\n'],
  ['a boundary of 300 letters', `multipart/form-data; boundary=${'a'.repeat(300)}`, `--${'a'.repeat(300)}\r\n`],
  ['no file', 'multipart/form-data; boundary=a', '--a--\r\n'],
])('FILE-7 a form with %s is refused in words', async (_what, type, payload) => {
  const { headers } = await signedInAs(database);
  const answer = await app.inject({
    method: 'POST',
    url: '/api/media',
    headers: { ...headers, 'content-type': type },
    payload,
  });
  expect(answer.statusCode, answer.body).toBe(400);
  expect(answer.json().error.fields).toMatchObject({ file: expect.any(String) });
});

test('a guest brings nothing, and a request from elsewhere is refused', async () => {
  expect((await bring(null, await picture())).statusCode).toBe(401);
  const { payload, headers } = asUpload(await picture());
  const foreign = await app.inject({
    method: 'POST',
    url: '/api/media',
    headers: { ...headers, origin: 'https://elsewhere.example' },
    payload,
  });
  expect(foreign.statusCode).toBe(403);
});

test('FILE-7 the last place of the day is given once, also to pictures that arrive together', async () => {
  const person = await signedInAs(database);
  const brought = await bring(person, await strip('png', '#102030'));
  expect(brought.statusCode).toBe(201);
  await database.pool.query('update daily_acts set done = 198 where user_id = $1', [person.userId]);
  const colors = ['#a03020', '#20a030', '#3020a0', '#a0a020', '#20a0a0', '#a020a0'];
  const together = await Promise.all(colors.map(async (color) => bring(person, await strip('png', color))));
  expect(together.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 201, 429, 429, 429, 429]);
});

test('FILE-7 a picture that is replaced at once counts as brought today', async () => {
  const person = await signedInAs(database);
  const wear = async (color: string) => {
    const { mediaId } = (await bring(person, await picture('png', { width: 300, height: 300, color }))).json();
    const payload = { avatarMediaId: mediaId };
    const answer = await app.inject({ method: 'PATCH', url: '/api/profile', headers: person.headers, payload });
    expect(answer.statusCode).toBe(200);
  };
  await wear('#401020');
  await wear('#204010');
  const { rows: kept } = await database.pool.query('select from media where owner_id = $1', [person.userId]);
  expect(kept).toHaveLength(1);
  await database.pool.query('update daily_acts set done = done + 198 where user_id = $1', [person.userId]);
  expect((await bring(person, await strip('png', '#102040'))).statusCode).toBe(429);
  while ((await pictures.sweep()) > 0);
});

test('EDIT-5 addresses without a picture are counted, so nobody has the server ask others without end', async () => {
  const { headers } = await signedInAs(database);
  const url = '/api/media/from-address';
  const copy = () => app.inject({ method: 'POST', url, headers, payload: { url: 'http://127.0.0.1/' } });
  const answers = await Promise.all(Array.from({ length: 33 }, copy));
  const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
  expect(statuses).toEqual([...Array(30).fill(422), ...Array(3).fill(429)]);
  const refused = answers.find(({ statusCode }) => statusCode === 429)!;
  expect(refused.headers['retry-after']).toBe('10');
  expect(refused.json().error.message).toMatch(/many pictures from the web.*Wait 10 seconds/);
});

test('DET-5 a picture is its owner’s until a public design shows it, and again once that is private or gone', async () => {
  const [owner, other] = [await signedInAs(database), await signedInAs(database)];
  const brought = (await bring(owner, await strip('png', '#654321'))).json();
  await pictures.encode(brought.mediaId);
  const { sources } = (await look(owner, `/api/media/${brought.mediaId}`)).json();
  const url: string = sources[0].url;
  const seenBy = async (person: TestPerson | null) => [
    (await look(person, url)).statusCode,
    (await look(person, `/api/media/${brought.mediaId}`)).statusCode,
  ];
  expect(await seenBy(owner)).toEqual([200, 200]);
  expect(await seenBy(other)).toEqual([404, 404]);
  expect(await seenBy(null)).toEqual([404, 404]);

  const draftId = newId();
  const briefId = await storedBrief(database, owner.userId);
  const content = finishedDraft([brought.mediaId]);
  await app.inject({
    method: 'PUT',
    url: `/api/submission-drafts/${draftId}`,
    headers: owner.headers,
    payload: { briefId, step: 7, revision: 0, content },
  });
  const { id } = (
    await app.inject({
      method: 'POST',
      url: '/api/submissions',
      headers: owner.headers,
      payload: { draftId, revision: 1 },
    })
  ).json();
  expect(await seenBy(null)).toEqual([200, 200]);

  await app.inject({
    method: 'PATCH',
    url: `/api/submissions/${id}`,
    headers: owner.headers,
    payload: { isPublic: false },
  });
  expect(await seenBy(other)).toEqual([404, 404]);
  expect(await seenBy(owner)).toEqual([200, 200]);

  await app.inject({ method: 'DELETE', url: `/api/submissions/${id}`, headers: owner.headers });
  expect(await seenBy(owner)).toEqual([404, 404]);
  const before = blobs.held.size;
  while ((await pictures.sweep()) > 0);
  expect(blobs.held.size).toBe(before - 7);
});

test('DET-5 the cover of a private design is seen by who agrees on it, and its other frames only in the workspace', async () => {
  const { designer, developer, third, designId, agreementId } = await agreeing(database, app);
  const call = caller(app);
  await call(designer, 'PATCH', `/api/submissions/${designId}`, { isPublic: false });
  const frames = await database.pool.query<{ media_id: string }>(
    `select f.media_id from submission_frames f join design_submissions s on s.id = f.submission_id
     where s.id = $1 order by f.media_id <> s.cover_media_id`,
    [designId],
  );
  const seenBy = async (person: TestPerson | null) =>
    Promise.all(frames.rows.map(async ({ media_id }) => (await look(person, `/api/media/${media_id}`)).statusCode));
  expect(await seenBy(developer)).toEqual([200, 404]);
  expect(await seenBy(third)).toEqual([404, 404]);
  expect(await seenBy(null)).toEqual([404, 404]);
  for (const person of [designer, developer])
    await call(person, 'POST', `/api/agreements/${agreementId}/confirmation`, { revision: 1 });
  expect(await seenBy(developer)).toEqual([200, 200]);
});

test('SUB-9 bytes that somebody else brought as well stay when one of the two goes', async () => {
  const [one, two] = [await signedInAs(database), await signedInAs(database)];
  const bytes = await strip('png', '#0a0b0c');
  const [first, second] = [(await bring(one, bytes)).json(), (await bring(two, bytes)).json()];
  await pictures.encode(first.mediaId);
  await database.kysely.deleteFrom('media').where('id', '=', first.mediaId).execute();
  while ((await pictures.sweep()) > 0);
  await pictures.encode(second.mediaId);
  expect((await look(two, `/api/media/${second.mediaId}`)).json().state).toBe('ready');
});

test('SUB-9 a picture that is deleted while it is being encoded leaves no bytes behind', async () => {
  const person = await signedInAs(database);
  const before = blobs.held.size;
  const { mediaId } = (await bring(person, await picture('png', { color: '#0d0e0f' }))).json();
  const encoding = pictures.encode(mediaId);
  await expect.poll(() => blobs.held.size).toBeGreaterThan(before + 1);
  await database.kysely.deleteFrom('media').where('id', '=', mediaId).execute();
  await encoding;
  while ((await pictures.sweep()) > 0);
  expect(blobs.held.size).toBe(before);
});

test('addresses that are no picture are not there', async () => {
  const id = newId();
  for (const path of [
    `/media/${id}/800.webp`,
    `/media/${id}/..%2f..%2fsecret`,
    '/media/x/800.webp',
    `/media/${id}/800.svg`,
  ])
    expect((await look(null, path)).statusCode).toBe(404);
});

test('FILE-7 a picture of one person is encoded before the many that somebody else has uploaded', async () => {
  const behind: (number | undefined)[] = [];
  const jobs = {
    ...noJobs,
    add: async (_tx: unknown, _kind: string, _data: object, options?: { behind?: number }) =>
      void behind.push(options?.behind),
  };
  const counted = createPictures({ database, blobs, jobs, imageProcessor: localImageProcessor, newId });
  const [busy, other] = [await signedInAs(database), await signedInAs(database)];
  for (const color of ['red', 'green', 'blue']) await counted.add(busy.userId, await strip('png', color), 'upload');
  await counted.add(other.userId, await strip('png', 'red'), 'upload');
  expect(behind).toEqual([0, 1, 2, 0]);
});
