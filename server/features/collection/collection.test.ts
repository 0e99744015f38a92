import { v7 as newId } from 'uuid';
import { beforeEach, expect, test } from 'vitest';
import { getCollection, listCollections, listMyCollections } from '#contract/collection.ts';
import { ITEMS_MAX } from '#domain/collection/collection.ts';
import { signedInAs, TEST_URL, type TestPerson, testApp } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';
import { storedBrief, storedDesign, storedPicture } from '#test/submission.ts';
import { canKeep } from './queries.ts';

const database = await createTestDatabase();
const app = await testApp({ database });
const [ines, jonas] = [
  await signedInAs(database, { name: 'Ines Marau' }),
  await signedInAs(database, { name: 'Jonas Oyelaran' }),
];
const guest = { headers: { origin: TEST_URL } };
type Who = Pick<TestPerson, 'headers'> | typeof guest;

const call = (who: Who, method: 'GET' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  app.inject({ method, url, headers: who.headers, ...(payload && { payload }) });

beforeEach(() => database.pool.query('delete from collections'));

async function begin(who: TestPerson, change: { title?: string; isPublic?: boolean } = {}) {
  const id = newId();
  const body = { title: 'Money without fear', about: 'Calm ones.', isPublic: true, revision: 0, ...change };
  expect((await call(who, 'PUT', `/api/collections/${id}`, body)).json()).toEqual({ revision: 1 });
  return id;
}
const keep = async (who: Who, id: string, thing: string, note?: string) =>
  (await call(who, 'PUT', `/api/collections/${id}/${thing}`, note === undefined ? {} : { note })).statusCode;
async function read(who: Who, id: string) {
  const answer = await call(who, 'GET', `/api/collections/${id}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return getCollection.answer.parse(answer.json());
}
const titlesOf = ({ items }: Awaited<ReturnType<typeof read>>) =>
  items.map((item) =>
    item.kind === 'design' ? item.design.title : item.kind === 'brief' ? item.brief.title : item.caseStudy.title,
  );

async function addFrame(design: string) {
  const picture = await storedPicture(database, jonas.userId);
  await database.pool.query(
    `insert into submission_frames (submission_id, id, position, name, media_id) values ($1, 'f0', 0, 'Frame', $2)`,
    [design, picture],
  );
  return picture;
}
async function cardOf(id: string) {
  const { items } = listCollections.answer.parse((await call(guest, 'GET', '/api/collections')).json());
  return items.find((card) => card.id === id)!;
}

async function storedCaseStudy(who: TestPerson, visibility: 'public' | 'unlisted', published = true) {
  const id = `cs-${Math.random().toString(36).slice(2, 10)}`;
  await database.pool.query(
    `insert into case_studies (id, user_id, document, published, published_at, visibility)
     values ($1, $2, '{}', $3, case when $3::jsonb is null then null else now() end, $4)`,
    [id, who.userId, published ? JSON.stringify({ title: 'How it was made', description: '' }) : null, visibility],
  );
  return id;
}

test('SHOW-11 designs, briefs and case studies are kept in an order, with notes, and shown to everybody', async () => {
  const id = await begin(ines);
  const design = await storedDesign(database, jonas.userId, {
    title: 'Quiet card',
    cover_media_id: await storedPicture(database, jonas.userId),
  });
  const brief = await storedBrief(database, null);
  const study = await storedCaseStudy(jonas, 'public');
  expect(await keep(ines, id, `design/${design}`, 'The switch is under the thumb.')).toBe(204);
  expect(await keep(ines, id, `brief/${brief}`)).toBe(204);
  expect(await keep(ines, id, `case-study/${study}`)).toBe(204);
  // Keeping it again changes nothing but the note.
  expect(await keep(ines, id, `design/${design}`)).toBe(204);
  for (const who of [ines, jonas, guest]) {
    const { items, isMine, hiddenCount } = await read(who, id);
    expect(items.map(({ kind }) => kind)).toEqual(['design', 'brief', 'case-study']);
    expect(items[0]).toMatchObject({ note: 'The switch is under the thumb.', design: { title: 'Quiet card' } });
    expect([isMine, hiddenCount]).toEqual([who === ines, 0]);
  }
  const order = { things: [study, design] };
  expect((await call(ines, 'PUT', `/api/collections/${id}/order`, order)).statusCode).toBe(204);
  expect((await read(guest, id)).items.map(({ kind }) => kind)).toEqual(['case-study', 'design', 'brief']);
  expect((await call(ines, 'DELETE', `/api/collections/${id}/brief/${brief}`)).statusCode).toBe(204);
  expect((await read(guest, id)).items).toHaveLength(2);
});

test('SHOW-11 a private collection is its owner’s alone, and is found by nobody else', async () => {
  const id = await begin(ines, { isPublic: false, title: 'Only mine' });
  expect((await read(ines, id)).title).toBe('Only mine');
  for (const who of [jonas, guest]) {
    const [one, other] = [
      await call(who, 'GET', `/api/collections/${id}`),
      await call(who, 'GET', `/api/collections/${newId()}`),
    ];
    expect([one.statusCode, one.json().error.code]).toEqual([404, 'collection_not_found']);
    expect(one.json().error.message).toBe(other.json().error.message);
    expect((await call(who, 'GET', '/api/collections')).body).not.toContain('Only mine');
  }
});

test('SHOW-11 nobody changes the collection of somebody else, and a guest has none', async () => {
  const id = await begin(ines);
  const design = await storedDesign(database, jonas.userId);
  const acts = (who: Who) =>
    Promise.all([
      call(who, 'PUT', `/api/collections/${id}`, { title: 'Mine now', isPublic: true, revision: 1 }),
      call(who, 'PUT', `/api/collections/${id}`, { title: 'Mine now', isPublic: true, revision: 0 }),
      call(who, 'PUT', `/api/collections/${id}/design/${design}`, {}),
      call(who, 'DELETE', `/api/collections/${id}/design/${design}`),
      call(who, 'PUT', `/api/collections/${id}/order`, { things: [] }),
      call(who, 'DELETE', `/api/collections/${id}`),
    ]);
  expect((await acts(jonas)).map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404]);
  expect((await acts(guest)).map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401, 401, 401]);
  expect((await call(guest, 'GET', '/api/me/collections')).statusCode).toBe(401);
  expect(await read(guest, id)).toMatchObject({ title: 'Money without fear', items: [] });
});

test('SHOW-11 a private design, brief or case study never leaves through somebody’s collection', async () => {
  const id = await begin(ines);
  const secret = await storedDesign(database, jonas.userId, { title: 'Secret', is_public: false });
  const linkless = await storedDesign(database, jonas.userId, { title: 'By link only', brief_id: null });
  const own = await storedBrief(database, jonas.userId);
  const unlisted = await storedCaseStudy(jonas, 'unlisted');
  const draft = await storedCaseStudy(jonas, 'public', false);
  const things = [
    `design/${secret}`,
    `design/${linkless}`,
    `brief/${own}`,
    `case-study/${unlisted}`,
    `case-study/${draft}`,
  ];
  for (const thing of [...things, `design/${newId()}`, 'design/nonsense'])
    expect(await keep(ines, id, thing), thing).toBe(404);

  // What was public when it was kept, and is private now.
  const design = await storedDesign(database, jonas.userId, {
    title: 'Shown once',
    cover_media_id: await storedPicture(database, jonas.userId),
  });
  await addFrame(design);
  const study = await storedCaseStudy(jonas, 'public');
  await keep(ines, id, `design/${design}`, 'Look at this');
  await keep(ines, id, `case-study/${study}`);
  await database.pool.query('update design_submissions set is_public = false where id = $1', [design]);
  await database.pool.query(`update case_studies set visibility = 'unlisted' where id = $1`, [study]);
  for (const who of [guest, ines]) {
    const shown = await read(who, id);
    expect(shown.items).toEqual([]);
    expect(JSON.stringify(shown)).not.toContain('Shown once');
    expect([shown.hiddenCount, shown.linkPreview]).toEqual([who === ines ? 2 : 0, null]);
  }
  // Its designer sees it there, as everywhere.
  expect(titlesOf(await read(jonas, id))).toEqual(['Shown once', 'How it was made']);
  expect(await cardOf(id)).toMatchObject({ itemCount: 0, pictures: [], frames: [] });
});

test('SHOW-11 the card of a collection brings further frames of the design in its first picture', async () => {
  const id = await begin(ines);
  expect((await cardOf(id)).frames).toEqual([]);
  const frames: string[] = [];
  for (const title of ['First', 'Second']) {
    const design = await storedDesign(database, jonas.userId, {
      title,
      cover_media_id: await storedPicture(database, jonas.userId),
    });
    frames.push(await addFrame(design));
    await keep(ines, id, `design/${design}`);
  }
  const card = await cardOf(id);
  expect(card.pictures).toHaveLength(2);
  expect(card.frames.map(({ mediaId }) => mediaId)).toEqual([frames[0]]);
});

test('SHOW-11 own collections say which of them have a thing', async () => {
  const mia = await signedInAs(database, { name: 'Mia' });
  const [one, other] = [await begin(mia, { title: 'One' }), await begin(mia, { title: 'Other', isPublic: false })];
  const design = await storedDesign(database, jonas.userId);
  await keep(mia, other, `design/${design}`);
  const answer = await call(mia, 'GET', `/api/me/collections?kind=design&thingId=${design}`);
  const { items } = listMyCollections.answer.parse(answer.json());
  expect(items.map(({ id, hasThing }) => [id, hasThing])).toEqual([
    [other, true],
    [one, false],
  ]);
});

test('SHOW-11 a person has one collection of a name, also after a change; somebody else may have it too', async () => {
  const id = await begin(ines, { title: 'Ferries' });
  const other = await begin(ines, { title: 'Trains' });
  await begin(jonas, { title: 'Ferries' });
  const put = (id: string, title: string, revision: number) =>
    call(ines, 'PUT', `/api/collections/${id}`, { title, isPublic: true, revision });
  for (const refused of [await put(newId(), ' ferries ', 0), await put(other, 'Ferries', 1)])
    expect([refused.statusCode, Object.keys(refused.json().error.fields)]).toEqual([400, ['title']]);
  expect((await put(id, 'FERRIES', 1)).statusCode).toBe(200);
});

test('SHOW-11 of many windows one takes a name, for a new collection or for another one', async () => {
  const known = await Promise.all(['Ferries', 'Trains', 'Trams'].map((title) => begin(ines, { title })));
  const put = (id: string, revision: number) =>
    call(ines, 'PUT', `/api/collections/${id}`, { title: 'Night buses', isPublic: false, revision });
  const answers = await Promise.all([
    ...Array.from({ length: 10 }, () => put(newId(), 0)),
    ...known.map((id) => put(id, 1)),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array(12).fill(400)]);
});

test('SHOW-11 of two windows the second one that saves is told, and a repeated beginning is one', async () => {
  const id = await begin(ines);
  const save = (revision: number, title: string) =>
    call(ines, 'PUT', `/api/collections/${id}`, { title, isPublic: true, revision });
  expect((await save(0, 'Again')).json()).toEqual({ revision: 1 });
  expect((await save(1, 'First')).json()).toEqual({ revision: 2 });
  expect((await save(1, 'Second')).json().error).toMatchObject({ code: 'moved_on', revision: 2 });
  expect((await read(ines, id)).title).toBe('First');
});

test('SHOW-11 a collection takes sixty things and no more, while another one still takes some', async () => {
  const [full, other] = [await begin(jonas), await begin(jonas, { title: 'Other' })];
  const briefs = await Promise.all(Array.from({ length: ITEMS_MAX + 1 }, () => storedBrief(database, null)));
  await database.pool.query(
    `insert into collection_items (id, collection_id, user_id, position, brief_id)
     select gen_random_uuid(), $1, $2, n, id from unnest($3::uuid[]) with ordinality kept (id, n)`,
    [full, jonas.userId, briefs.slice(2)],
  );
  expect(await keep(jonas, full, `brief/${briefs[0]}`)).toBe(204);
  const refused = await call(jonas, 'PUT', `/api/collections/${full}/brief/${briefs[1]}`, {});
  expect(refused.json().error).toMatchObject({
    code: 'limit_reached',
    message: 'A collection holds 60 items. Remove one first.',
  });
  expect((await read(jonas, full)).items.at(-1)).toMatchObject({ id: briefs[0] });
  expect(await keep(jonas, other, `brief/${briefs[1]}`)).toBe(204);
});

test('SHOW-11 a collection goes with its owner, and a thing with its own', async () => {
  const passing = await signedInAs(database);
  const [id, kept] = [await begin(passing), await begin(ines)];
  const design = await storedDesign(database, passing.userId);
  await keep(ines, kept, `design/${design}`);
  await database.kysely.deleteFrom('profiles').where('id', '=', passing.userId).execute();
  expect((await call(guest, 'GET', `/api/collections/${id}`)).statusCode).toBe(404);
  expect(await read(ines, kept)).toMatchObject({ items: [], hiddenCount: 0 });
});

test.each(['design', 'brief'] as const)('a %s is looked up by its key, and what is no id is nothing', async (kind) => {
  const id = await begin(ines);
  for (const thing of ['nonsense', newId(), `${newId()}0`]) expect(await keep(ines, id, `${kind}/${thing}`)).toBe(404);
  const client = await database.pool.connect();
  try {
    await client.query('begin; set local enable_seqscan = off');
    await canKeep[kind](client, newId(), ines.userId);
    const { rows } = await client.query(`explain execute can_keep_${kind} ('${newId()}', '${newId()}')`);
    expect(JSON.stringify(rows)).toContain('Index Cond: (id = ');
  } finally {
    await client.query('rollback');
    client.release();
  }
});
