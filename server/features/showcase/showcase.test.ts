import fc from 'fast-check';
import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { countShowcase, getShowcaseFront, listShowcase } from '#contract/showcase.ts';
import { noFilter, type ShowcaseSort, sortIds } from '#domain/showcase/filter.ts';
import { submissionCardSql } from '#server/shared/submission-card-sql.ts';
import { signedInAs, type TestPerson, testApp } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';
import { storedBrief, storedDesign, storedPicture } from '#test/submission.ts';
import { listDesigns } from './list.ts';
import { readCursor } from './orders.ts';
import { statementsFor } from './queries.ts';
import { learnWords, rankOnce } from './rank.ts';
import { lookUp } from './words.ts';

const database = await createTestDatabase();
const app = await testApp({ database });
const [ines, jonas] = [
  await signedInAs(database, { name: 'Ines Marau' }),
  await signedInAs(database, { name: 'Jonas Oyelaran' }),
];
const briefId = await storedBrief(database, null);
// It belongs to neither, so it stays when their designs go.
const picture = await storedPicture(database, (await signedInAs(database)).userId);
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';

type Columns = Parameters<typeof storedDesign>[2];
const design = (title: string, columns: Columns = {}, by = ines) =>
  storedDesign(database, by.userId, { title, brief_id: briefId, cover_media_id: picture, ...columns });

async function page(query: Record<string, string | string[]> = {}, by?: TestPerson) {
  const answer = await app.inject({ url: '/api/showcase', query, headers: by?.headers ?? {} });
  expect(answer.statusCode, answer.body).toBe(200);
  return listShowcase.answer.strict().parse(answer.json());
}
const titles = async (query: Record<string, string | string[]> = {}) =>
  (await page(query)).items.map((card) => card.title);

async function readAll(query: Record<string, string> = {}): Promise<string[]> {
  const found: string[] = [];
  let cursor: string | null = null;
  do {
    const next: Awaited<ReturnType<typeof page>> = await page({ ...query, ...(cursor && { cursor }) });
    found.push(...next.items.map((card) => card.title));
    cursor = next.nextCursor;
  } while (cursor);
  return found;
}

/** The same out of the index of words alone, which a list turns to where nothing is found near its top. */
async function foundBy(how: 'foundInParts' | 'foundWhole', sort: ShowcaseSort, q: string, key = q): Promise<string[]> {
  const found: string[] = [];
  const statements = statementsFor({ sort, limit: 5, forGuests: true });
  const ask = async (which: 'foundInParts' | 'foundBelowParts' | 'foundWhole', cursor: string | undefined) => {
    const parts = which === 'foundWhole' ? [] : [3];
    return statements[which](database.pool, null, q, null, key, ...parts, ...readCursor(sort, cursor));
  };
  for (let cursor: string | undefined; ; ) {
    let rows = await ask(how, cursor);
    if (how === 'foundInParts') rows = [...rows, ...(await ask('foundBelowParts', cursor))].slice(0, 5);
    if (rows.length === 0) return found;
    found.push(...rows.map(({ json }) => JSON.parse(json).title));
    cursor = rows.at(-1)!.cursor;
  }
}

async function empty() {
  await database.kysely.deleteFrom('design_submissions').execute();
  await rankOnce({ database });
}

const day = (n: number) => new Date(Date.UTC(2026, 0, n, 12));

test('SHOW-1 public designs that belong to a brief are listed newest first, nine at a time', async () => {
  await empty();
  for (let n = 1; n <= 20; n++) await design(`Design ${n}`, { created_at: day(n) });
  await design('Private', { is_public: false, created_at: day(25) });
  await design('For no brief', { brief_id: null, created_at: day(26) });
  expect((await page()).items).toHaveLength(9);
  expect(await readAll()).toEqual(Array.from({ length: 20 }, (_, n) => `Design ${20 - n}`));
  expect((await page({ take: '18' })).items).toHaveLength(18);
});

test('SHOW-1 designs of one moment are neither repeated nor skipped', async () => {
  await empty();
  for (let n = 1; n <= 25; n++) await design(`Same moment ${n}`, { created_at: day(1) });
  for (const sort of ['newest', 'popular', 'trending']) {
    const found = await readAll({ sort });
    expect([found.length, new Set(found).size]).toEqual([25, 25]);
  }
});

test('the card that is kept says what the design, its designer, brief and picture say now', async () => {
  await empty();
  const mara = await signedInAs(database, { name: 'Mara Lind' });
  const mine = await storedBrief(database, mara.userId);
  const cover = await storedPicture(database, mara.userId);
  const other = await storedPicture(database, mara.userId);
  const id = await design(
    'Tide tables',
    { brief_id: mine, cover_media_id: cover, tags: ['Maps'], styles: ['bold'] },
    mara,
  );
  const now = async () => {
    const { rows } = await database.pool.query(
      `select ${submissionCardSql} as card, showcase_frames(s) as frames
       from design_submissions s join profiles p on p.id = s.user_id
       left join design_briefs b on b.id = s.brief_id left join media m on m.id = s.cover_media_id where s.id = $1`,
      [id],
    );
    return { ...rows[0].card, frames: rows[0].frames, likeCount: 0, viewCount: 0, liked: false };
  };
  let before = await now();
  expect((await page()).items).toEqual([before]);
  for (const [table, row, change] of [
    ['design_submissions', id, `title = 'Tides, told'`],
    ['design_submissions', id, `figma_link = 'https://www.figma.com/design/abc'`],
    ['design_submissions', id, `figma_file_info = '{"isSample": true}'`],
    ['design_submissions', id, 'requirement_count = 5, evidenced_count = 3'],
    ['design_submissions', id, 'open_to_collaboration = true'],
    ['profiles', mara.userId, `display_name = 'Mara Vik'`],
    ['profiles', mara.userId, `handle = 'mara-${id.slice(-6)}'`],
    ['design_briefs', mine, `title = 'A brief with a new name'`],
    ['media', cover, `colors = '{#112233}'`],
    ['media', cover, `variants = '[{"type": "image/webp", "width": 400, "height": 300, "bytes": 1, "key": "k"}]'`],
    ['design_submissions', id, `cover_media_id = '${other}'`],
    ['design_submissions', id, 'is_claimed = true'],
  ] as const) {
    await database.pool.query(`update ${table} set ${change} where id = $1`, [row]);
    const after = await now();
    expect(after, change).not.toEqual(before);
    expect((await page()).items, change).toEqual([after]);
    before = after;
  }
  await database.kysely.deleteFrom('media').where('id', '=', other).execute();
  expect((await page()).items).toEqual([{ ...before, picture: null }]);
});

test('a card brings three further frames, in their order, as they are now', async () => {
  await empty();
  const pictures = await Promise.all(Array.from({ length: 5 }, () => storedPicture(database, ines.userId)));
  const id = await design('Five frames', { cover_media_id: pictures[1]! });
  const addFrame = (position: number) =>
    database.pool.query(
      `insert into submission_frames (submission_id, id, position, name, media_id) values ($1, $2, $3, 'Frame', $4)`,
      [id, `f${position}`, position, pictures[position]],
    );
  for (const position of [0, 1, 2, 3, 4]) await addFrame(position);
  const frames = async () => (await page()).items[0]!.frames.map(({ mediaId }) => mediaId);
  expect(await frames()).toEqual([pictures[0], pictures[2], pictures[3]]);
  await database.pool.query(`delete from submission_frames where submission_id = $1 and id = 'f2'`, [id]);
  expect(await frames()).toEqual([pictures[0], pictures[3], pictures[4]]);
  await database.pool.query(`update media set colors = '{#445566}' where id = $1`, [pictures[3]]);
  expect((await page()).items[0]!.frames[1]!.colors).toEqual(['#445566']);
});

test('two pictures of one design that are done at once are both on its card', async () => {
  await empty();
  const pictures = await Promise.all([1, 2].map(() => storedPicture(database, ines.userId)));
  const id = await design('Two at once');
  for (const [position, mediaId] of pictures.entries())
    await database.pool.query(
      `insert into submission_frames (submission_id, id, position, name, media_id) values ($1, $2, $3, 'Frame', $4)`,
      [id, `f${position}`, position, mediaId],
    );
  const first = await database.pool.connect();
  try {
    await first.query('begin');
    await first.query(`update media set colors = '{#111111}' where id = $1`, [pictures[0]]);
    const second = database.pool.query(`update media set colors = '{#222222}' where id = $1`, [pictures[1]]);
    await first.query('select pg_sleep(0.1)');
    await first.query('commit');
    await second;
  } finally {
    first.release();
  }
  expect((await page()).items[0]!.frames.map(({ colors }) => colors)).toEqual([['#111111'], ['#222222']]);
});

test('a picture that is done while its design is being published is on the card', async () => {
  await empty();
  const cover = await storedPicture(database, ines.userId);
  const publisher = await database.pool.connect();
  try {
    await publisher.query('begin');
    const id = newId();
    await publisher.query(
      `insert into design_submissions (id, user_id, brief_id, title, industry, styles, designer_name, cover_media_id)
       values ($1, $2, $3, 'Half there', 'food', '{retro}', 'Ines Marau', $4)`,
      [id, ines.userId, briefId, cover],
    );
    const done = database.pool.query(`update media set colors = '{#445566}' where id = $1`, [cover]);
    // It waits for whoever publishes, or has been done before.
    await expect
      .poll(async () => (await database.pool.query(`select 1 from pg_locks where not granted`)).rowCount)
      .toBeGreaterThan(0);
    await publisher.query('commit');
    await done;
    expect((await page()).items[0]!.picture!.colors).toEqual(['#445566']);
  } finally {
    publisher.release(true);
  }
});

test('a design is in no list from the moment it is private or deleted, and back when it is public again', async () => {
  await empty();
  const id = await design('Nightlines', { open_to_collaboration: true, tech_preferences: ['React'] });
  const everywhere: Record<string, string>[] = [
    {},
    { q: 'nightlines' },
    { industries: 'food' },
    { styles: 'retro' },
    { open: 'yes' },
    { techs: 'React' },
    { sort: 'popular' },
    { sort: 'trending', q: 'nightlines' },
  ];
  const shown = async () => Promise.all(everywhere.map(async (query) => (await titles(query)).length));
  expect(await shown()).toEqual(everywhere.map(() => 1));
  const change = (payload: object) =>
    app.inject({ method: 'PATCH', url: `/api/submissions/${id}`, headers: ines.headers, payload });
  const own = await storedPicture(database, ines.userId);
  await database.kysely
    .insertInto('submission_frames')
    .values({
      submission_id: id,
      id: 'f',
      position: 0,
      name: 'F',
      page_id: null,
      page_name: null,
      media_id: own,
      is_featured: true,
    })
    .execute();
  expect((await change({ isPublic: false, openToCollaboration: false })).statusCode).toBe(200);
  expect(await shown()).toEqual(everywhere.map(() => 0));
  expect((await change({ isPublic: true, openToCollaboration: true })).statusCode).toBe(200);
  expect(await shown()).toEqual(everywhere.map(() => 1));
  await app.inject({ method: 'DELETE', url: `/api/submissions/${id}`, headers: ines.headers });
  expect(await shown()).toEqual(everywhere.map(() => 0));
});

test('SHOW-2 search, industries, styles and order work together', async () => {
  await empty();
  await design('Saltmarsh lantern', { industry: 'food', styles: ['retro', 'organic'], created_at: day(1) });
  await design('Night lantern', { industry: 'food', styles: ['bold'], created_at: day(2) });
  await design('Night train', { industry: 'travel', styles: ['retro', 'bold'], created_at: day(3) });
  await design('Field notes', { industry: 'education', styles: ['organic'], tags: ['Lantern'], created_at: day(4) });
  expect(await titles({ q: 'lanterns' })).toEqual(['Field notes', 'Night lantern', 'Saltmarsh lantern']);
  expect(await titles({ q: 'night lantern' })).toEqual(['Night lantern']);
  expect(await titles({ q: 'lantern', industries: 'food' })).toEqual(['Night lantern', 'Saltmarsh lantern']);
  expect(await titles({ q: 'night', styles: 'bold', industries: 'food,travel' })).toEqual([
    'Night train',
    'Night lantern',
  ]);
  expect(await titles({ industries: 'food,travel' })).toEqual(['Night train', 'Night lantern', 'Saltmarsh lantern']);
  expect(await titles({ styles: 'organic' })).toEqual(['Field notes', 'Saltmarsh lantern']);
  // Both styles of one design are chosen, and it still comes once.
  expect(await titles({ styles: 'retro,bold,organic' })).toHaveLength(4);
  expect(await titles({ industries: 'travel', styles: 'organic' })).toEqual([]);
  for (const q of ['zebra', 'the', '&', `'); drop table`, '-', '"']) expect(await titles({ q })).toEqual([]);
  for (const sort of ['popular', 'trending'])
    expect((await titles({ q: 'lantern', sort })).toSorted()).toEqual([
      'Field notes',
      'Night lantern',
      'Saltmarsh lantern',
    ]);
});

test('SHOW-2 a designer is found by their name, and by the new one when it changes', async () => {
  await empty();
  const kei = await signedInAs(database, { name: 'Kei Brandt' });
  await design('Nox Lab', { designer_name: 'Kei Brandt' }, kei);
  expect(await titles({ q: 'brandt' })).toEqual(['Nox Lab']);
  await database.kysely.updateTable('profiles').set({ display_name: 'Kei Aas' }).where('id', '=', kei.userId).execute();
  expect([await titles({ q: 'brandt' }), await titles({ q: 'aas' })]).toEqual([[], ['Nox Lab']]);
});

test('SHOW-6 designs that are open to collaboration, with what their designers ask for', async () => {
  await empty();
  await design('Closed', { tech_preferences: ['React'], created_at: day(1) });
  await design('Open, React', { open_to_collaboration: true, tech_preferences: ['React'], created_at: day(2) });
  await design('Open, Vue and React', {
    open_to_collaboration: true,
    tech_preferences: ['Vue', 'React'],
    styles: ['bold'],
    created_at: day(3),
  });
  expect(await titles({ open: 'yes' })).toEqual(['Open, Vue and React', 'Open, React']);
  expect(await titles({ open: 'yes', industries: 'food', styles: 'retro' })).toEqual(['Open, React']);
  expect(await titles({ techs: 'Vue' })).toEqual(['Open, Vue and React']);
  expect(await titles({ techs: 'React,Vue', industries: 'food' })).toEqual(['Open, Vue and React', 'Open, React']);
  expect(await titles({ techs: 'React', styles: 'bold' })).toEqual(['Open, Vue and React']);
  expect(await titles({ techs: 'Swift' })).toEqual([]);
  expect(await titles({ techs: 'React', q: 'vue' })).toEqual(['Open, Vue and React']);
});

test('SHOW-2 popular follows the likes, trending weighs them against age', async () => {
  await empty();
  const old = await design('Old', { created_at: day(1) });
  const young = await design('Young', { created_at: day(2) });
  await design('Youngest', { created_at: day(2.5) });
  const people = await Promise.all(Array.from({ length: 12 }, () => signedInAs(database)));
  const like = (id: string, by: TestPerson) =>
    app.inject({ method: 'PUT', url: `/api/submissions/${id}/like`, headers: by.headers });
  for (const person of people) await like(old, person);
  await like(young, jonas);
  await rankOnce({ database });
  expect(await titles({ sort: 'popular' })).toEqual(['Old', 'Young', 'Youngest']);
  // A day is two tenfolds of likes; twelve likes make up for half of it.
  expect(await titles({ sort: 'trending' })).toEqual(['Youngest', 'Young', 'Old']);
  await app.inject({ method: 'DELETE', url: `/api/submissions/${young}/like`, headers: jonas.headers });
  await database.kysely
    .deleteFrom('profiles')
    .where(
      'id',
      'in',
      people.map((person) => person.userId),
    )
    .execute();
  await rankOnce({ database });
  expect(await titles({ sort: 'popular' })).toEqual(['Youngest', 'Young', 'Old']);
});

test('SHOW-2 words are found in every order as the list has them, also after likes have moved designs', async () => {
  await empty();
  const many = Array.from({ length: 24 }, (_, n) => n);
  const ids: string[] = [];
  for (const n of many) ids.push(await design(`Lantern ${n}`, { created_at: day(1 - n * 29) }));
  await design('Night train', { created_at: day(3) });
  const like = async (likesOf: (n: number) => number) => {
    const likes = many.map(likesOf);
    const numbers = 'from unnest($1::uuid[], $2::integer[]) as given (id, likes) where submission_id = given.id';
    await database.pool.query(`update submission_counts set likes = given.likes ${numbers}`, [ids, likes]);
    await database.pool.query('insert into showcase_changes select unnest($1::uuid[])', [ids]);
    await rankOnce({ database });
  };
  for (const likesOf of [(n: number) => n % 5, (n: number) => (n % 7) ** 4, () => 0]) {
    await like(likesOf);
    for (const sort of sortIds) {
      const all = (await readAll({ sort })).filter((title) => title !== 'Night train');
      expect(all).toHaveLength(many.length);
      expect(await readAll({ sort, q: 'lantern' }), sort).toEqual(all);
      for (const how of ['foundInParts', 'foundWhole'] as const) {
        expect(await foundBy(how, sort, 'lantern'), sort).toEqual(all);
        expect(await foundBy(how, sort, 'lantern 7', 'lantern')).toEqual(['Lantern 7']);
      }
    }
  }
});

test('PostgreSQL keeps one plan for each list and search, whatever is asked', async () => {
  await empty();
  for (let n = 0; n < 12; n++) await design(`Lantern ${n}`, { created_at: day(1 - n * 29) });
  await database.pool.query(`insert into showcase_common_words select 'w' || n, 0.001 from generate_series(1, 3000) n`);
  await database.pool.query('analyze showcase_common_words');
  const client = await database.pool.connect();
  try {
    const parts = { database: { ...database, pool: client as unknown as typeof database.pool } };
    for (const sort of sortIds)
      for (const narrowed of [{ q: 'quagga' }, { techs: ['React'], styles: ['retro'] }, { styles: ['retro', 'bold'] }])
        for (let times = 0; times < 12; times++)
          await listDesigns(parts, { ...noFilter, ...narrowed, sort } as Parameters<typeof listDesigns>[1], null);
    const { rows } = await client.query<{ name: string; anew: string }>(
      `select name, custom_plans as anew from pg_prepared_statements where name like 'showcase_%' order by name`,
    );
    expect(rows.length).toBeGreaterThan(9);
    // The first five times PostgreSQL plans for the values, to compare.
    expect(rows.filter(({ anew }) => Number(anew) > 5)).toEqual([]);
    const { rows: plan } = await client.query(`explain execute showcase_key ('lantern', null, '{}')`);
    expect(JSON.stringify(plan), 'a word is looked up, not all words read').not.toContain(
      'Seq Scan on showcase_common',
    );
  } finally {
    client.release(true);
    await database.pool.query('truncate showcase_common_words');
  }
});

test('SHOW-2 words are looked up by the rarest that each design must have', async () => {
  await empty();
  for (let n = 0; n < 12; n++) await design(`Lantern ${n}`, { created_at: day(1) });
  await database.pool.query(
    `insert into showcase_common_words values ('lantern', 0.04), ('night', 0.3), ('#open', 0.2)`,
  );
  const key = async (q: string, facets: string | null = null, each: string[] = []) =>
    (await lookUp(database.pool, q, facets, each)).key;
  expect(await key('night lantern')).toBe(`'lantern'`);
  expect(await key('night lanterns zebra')).toBe(`'zebra'`);
  expect(await key('night', `'#open'`, ['#open'])).toBe(`'night' & '#open'`);
  expect(await key('"night lantern"')).toBe(`'lantern'`);
  // None of these words must be there.
  expect(await key('lantern or zebra')).toBe(`'lantern' | 'zebra'`);
  expect(await key('night -lantern')).toBe(`'night' & !'lantern'`);
  await database.pool.query('delete from showcase_common_words');
  expect(await titles({ q: 'lantern or zebra' })).toHaveLength(9);
  expect(await titles({ q: 'lantern -7', take: '18' })).toHaveLength(11);
});

test('only a word that many designs have is looked for down the list', async () => {
  await empty();
  for (let n = 0; n < 12; n++) await design(`Night ${n}`, { created_at: day(1) });
  await database.pool.query(`insert into showcase_common_words values ('night', 0.3), ('lantern', 0.01)`);
  const askedFor = async (q: string) => {
    const names: string[] = [];
    const query = (asked: { name: string; text: string; values: unknown[] }) => {
      names.push(asked.name);
      return database.pool.query(asked);
    };
    await listDesigns(
      { database: { ...database, readsFor: () => ({ query }) as never } },
      { ...noFilter, q, exact: true },
      null,
    );
    return names.map((name) => name.replace(/_newest.*/, ''));
  };
  expect(await askedFor('night')).toEqual(['showcase_key', 'showcase_found_nearby']);
  expect(await askedFor('lantern')).toEqual(['showcase_key', 'showcase_found_whole']);
  expect(await askedFor('night lantern')).toEqual(['showcase_key', 'showcase_found_whole']);
  await database.pool.query('delete from showcase_common_words');
});

test('how common words are is learnt from what PostgreSQL has counted', async () => {
  await empty();
  for (let n = 0; n < 120; n++) await design(n % 12 ? 'Lantern' : 'Night train', { created_at: day(1) });
  await database.pool.query('analyze showcase_entries');
  await database.pool.query(`insert into showcase_common_words values ('forgotten', 0.5)`);
  await learnWords({ database });
  const { rows } = await database.pool.query(
    `select lexeme, round(share::numeric, 2)::float as share from showcase_common_words
     where lexeme in ('lantern', 'night', 'forgotten') order by lexeme`,
  );
  expect(rows).toEqual([{ lexeme: 'lantern', share: 0.92 }]);
  await database.pool.query('delete from showcase_common_words');
});

test('several processes that put the lists in order at once do it once', async () => {
  await empty();
  const id = await design('Nightlines');
  await app.inject({ method: 'PUT', url: `/api/submissions/${id}/like`, headers: jonas.headers });
  const moved = await Promise.all([1, 2, 3].map(() => rankOnce({ database })));
  expect(moved.filter((designs) => designs > 0)).toEqual([1]);
  expect((await page({ sort: 'popular' })).items[0]).toMatchObject({ likeCount: 1, liked: false });
  expect((await page({ sort: 'popular' }, jonas)).items[0]).toMatchObject({ likeCount: 1, liked: true });
});

test('a search for a character that no text has finds nothing', async () => {
  expect(await titles({ q: 'bread\0' })).toEqual([]);
  const counts = await app.inject({ url: '/api/showcase/counts', query: { q: '\0' } });
  expect([counts.statusCode, counts.json().total]).toEqual([200, 0]);
});

const odd = ['-', '"', ' ', '(', '-"', '- ', ' or ', '<->', ':*', '&', '!', '|', "'", '\\', 'a', 'é'];
const dice = fc.array(fc.constantFrom(...odd), { minLength: 1, maxLength: 100 }).map((signs) => signs.join(''));

test('whatever is typed into the search is answered', async () => {
  const repeated = odd.flatMap((sign) => [sign.repeat(100), `${sign}-`.repeat(50)]);
  const asked = [...repeated, ...fc.sample(dice, Number(process.env.ODD_SEARCHES ?? 100))];
  for (const q of asked.map((text) => text.slice(0, 100)))
    for (const url of ['/api/showcase', '/api/showcase/counts'])
      expect((await app.inject({ url, query: { q } })).statusCode, q).toBe(200);
});

test('an address that is not understood is refused, field by field', async () => {
  for (const [query, field] of [
    [{ cursor: 'nonsense' }, 'cursor'],
    [{ cursor: `newest_2026-01-01T00:00:00.000000Z_${newId()}`, sort: 'popular' }, 'cursor'],
    [{ cursor: `popular_99999999999_2026-01-01T00:00:00.000000Z_${newId()}`, sort: 'popular' }, 'cursor'],
    [{ industries: 'moon' }, 'industries.0'],
    [{ styles: 'ugly' }, 'styles.0'],
    [{ techs: 'COBOL' }, 'techs.0'],
    [{ sort: 'random' }, 'sort'],
    [{ take: '10' }, 'take'],
    [{ take: '900' }, 'take'],
    [{ q: 'x'.repeat(101) }, 'q'],
  ] as [Record<string, string>, string][]) {
    const answer = await app.inject({ url: '/api/showcase', query });
    expect([answer.statusCode, Object.keys(answer.json().error.fields)], JSON.stringify(query)).toEqual([400, [field]]);
  }
});

test('the numbers beside the filters are those that one would find', async () => {
  await empty();
  for (const [industry, styles, open] of [
    ['food', ['retro', 'organic'], true],
    ['food', ['retro'], false],
    ['travel', ['retro', 'bold'], false],
    ['health', ['bold'], true],
  ] as const)
    await design('Counted', { industry, styles: [...styles], open_to_collaboration: open });
  await design('Not counted', { is_public: false });
  const counts = async (query: Record<string, string> = {}) =>
    countShowcase.answer
      .unwrap()
      .strict()
      .parse((await app.inject({ url: '/api/showcase/counts', query })).json());
  const all = {
    total: 4,
    open: 2,
    industries: { food: 2, travel: 1, health: 1 },
    styles: { retro: 3, organic: 1, bold: 2 },
  };
  expect(await counts()).toEqual(all);
  await rankOnce({ database });
  expect(await counts()).toEqual(all);
  expect(await counts({ industries: 'food', styles: 'retro' })).toEqual({
    total: 2,
    open: 1,
    industries: { food: 2, travel: 1 },
    styles: { retro: 2, organic: 1 },
  });
  expect((await counts({ open: 'yes' })).total).toBe(2);
  await design('A lantern', { industry: 'travel', styles: ['bold'] });
  expect(await counts({ q: 'lanterns' })).toEqual({
    total: 1,
    open: 0,
    industries: { travel: 1 },
    styles: { bold: 1 },
  });
  expect(await counts({ q: 'counted', styles: 'bold' })).toMatchObject({ total: 2, styles: { retro: 3 } });
  // What is built with React is open, so the other choices are counted among what is open.
  await design('Lantern walk', {
    industry: 'travel',
    styles: ['bold'],
    open_to_collaboration: true,
    tech_preferences: ['React'],
  });
  expect(await counts({ techs: 'React', styles: 'retro' })).toEqual({
    total: 0,
    open: 0,
    industries: {},
    styles: { bold: 1 },
  });
  expect(await counts({ techs: 'React', q: 'lantern' })).toMatchObject({ total: 1, open: 1 });
  expect(await counts({ techs: 'React', q: 'counted' })).toMatchObject({ total: 0 });
  // So many that words are not counted.
  await database.pool.query(`insert into showcase_tally values ('food', '{many}', false, 10000)`);
  expect((await app.inject({ url: '/api/showcase/counts', query: { q: 'lantern' } })).json()).toBeNull();
  expect((await app.inject({ url: '/api/showcase/counts', query: { techs: 'React' } })).json()).toBeNull();
  await database.pool.query('delete from showcase_tally where designs = 10000');
  await empty();
  expect(await counts()).toEqual({ total: 0, open: 0, industries: {}, styles: {} });
});

/** One that its designer tells of, with a note on its frame. */
async function toldDesign(title: string, columns: Columns = {}, by = ines) {
  const id = await design(title, { approach: 'Why it is so. '.repeat(20), ...columns }, by);
  const notes = JSON.stringify({ pins: [], general: [{ id: newId(), text: 'The basket stays in sight.' }] });
  const frame = { submission_id: id, id: 'board', position: 0, name: 'Board', page_id: null, page_name: null };
  await database.kysely
    .insertInto('submission_frames')
    .values({ ...frame, media_id: picture, notes })
    .execute();
  return id;
}

test('SHOW-3 SHOW-8 above the list stand the picks, then trending ones by different people, and new ones that are due', async () => {
  await empty();
  const front = async () => {
    const answer = await app.inject({ url: '/api/showcase/front', headers: { 'user-agent': BROWSER } });
    const { featured, newcomers } = getShowcaseFront.answer.strict().parse(answer.json());
    return [featured.map(({ title, picked }) => [title, picked]), newcomers.map(({ title }) => title)];
  };
  expect(await front()).toEqual([[], []]);
  const picked = await design('Picked', { created_at: day(1) });
  await database.kysely.insertInto('showcase_picks').values({ submission_id: picked }).execute();
  await toldDesign('Second of the picked designer', { created_at: day(9) });
  await toldDesign('Without a picture', { created_at: day(9), cover_media_id: null }, await signedInAs(database));
  const inWork = await storedPicture(database, ines.userId);
  await database.kysely.updateTable('media').set({ state: 'processing' }).where('id', '=', inWork).execute();
  await toldDesign('With one in work', { created_at: day(9), cover_media_id: inWork }, await signedInAs(database));
  await toldDesign('With little to read', { created_at: day(9), approach: 'Why?' }, await signedInAs(database));
  await design('Without a note', { created_at: day(9), approach: 'Why. '.repeat(50) }, await signedInAs(database));
  await toldDesign('By Jonas', { created_at: day(3) }, jonas);
  await toldDesign('By Jonas too', { created_at: day(4) }, jonas);
  await toldDesign('By a third', { created_at: day(2) }, await signedInAs(database));
  expect(await front()).toEqual([
    [
      ['Picked', true],
      ['By Jonas too', false],
      ['By a third', false],
    ],
    [],
  ]);
  await database.kysely.updateTable('design_submissions').set({ is_public: false }).where('id', '=', picked).execute();
  expect((await front())[0]!.map(([title]) => title)).toEqual([
    'Second of the picked designer',
    'By Jonas too',
    'By a third',
  ]);
});

test('SHOW-8 every design is shown in the row for new work until it has been shown often enough, for a week at most', async () => {
  await empty();
  const people = await Promise.all(Array.from({ length: 12 }, () => signedInAs(database)));
  for (const [n, person] of people.entries())
    await toldDesign(`New ${n}`, { created_at: new Date(Date.now() - n * 60_000) }, person);
  await design('A week old', { created_at: new Date(Date.now() - 8 * 86_400_000) });
  const seen = new Map<string, number>();
  for (let round = 0; round < 40; round++) {
    // Each process writes what it showed when it stops.
    const process = await testApp({ database });
    for (const userAgent of [BROWSER, 'Googlebot/2.1']) {
      const { newcomers } = (
        await process.inject({ url: '/api/showcase/front', headers: { 'user-agent': userAgent } })
      ).json();
      if (userAgent !== BROWSER) continue;
      for (const { title } of newcomers) seen.set(title, (seen.get(title) ?? 0) + 1);
    }
    await process.close();
  }
  // Three are featured by the rule and stand there anyway; the others take turns.
  expect([...seen.keys()]).not.toContain('A week old');
  expect(seen.size).toBe(9);
  expect(Math.max(...seen.values()) - Math.min(...seen.values())).toBeLessThanOrEqual(1);
  await database.kysely.updateTable('showcase_newcomers').set({ shown: 100 }).execute();
  expect((await app.inject({ url: '/api/showcase/front' })).json().newcomers).toEqual([]);
});
