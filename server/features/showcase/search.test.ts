import { expect, test } from 'vitest';
import { findBeside, listShowcase } from '#contract/showcase.ts';
import { swatches } from '#domain/showcase/colors.ts';
import { signedInAs, testApp } from '#test/app.ts';
import { insertBrief } from '#test/briefs.ts';
import { createTestDatabase } from '#test/database.ts';
import { storedBrief, storedDesign, storedPicture } from '#test/submission.ts';
import { rankOnce } from './rank.ts';

const database = await createTestDatabase();
const app = await testApp({ database });
const ines = await signedInAs(database, { name: 'Ines Marau' });
const briefId = await insertBrief(database.pool, {
  userId: null,
  title: 'Order ahead at a bakery that sells out by ten',
});

type Columns = Parameters<typeof storedDesign>[2];
const design = (title: string, columns: Columns = {}) =>
  storedDesign(database, ines.userId, { title, brief_id: briefId, designer_name: 'Ines Marau', ...columns });

async function search(query: Record<string, string>) {
  await rankOnce({ database });
  const answer = await app.inject({ url: '/api/showcase', query });
  expect(answer.statusCode, answer.body).toBe(200);
  const { items, corrected } = listShowcase.answer.strict().parse(answer.json());
  return { titles: items.map(({ title }) => title), corrected };
}

const empty = () => database.pool.query('delete from design_submissions');

test('SHOW-12 a typing error and the beginning of a word find what was meant, and the answer says so', async () => {
  await empty();
  await design('Nightlines');
  const all = { titles: ['Nightlines'], corrected: 'bakery' };
  expect(await search({ q: 'bakry' })).toEqual(all);
  expect(await search({ q: 'Bakerz' })).toEqual(all);
  expect(await search({ q: 'nightl' })).toEqual({ ...all, corrected: 'nightlines' });
  expect(await search({ q: 'bakry nightlines' })).toEqual({ ...all, corrected: 'bakery nightlines' });
  expect(await search({ q: 'marrau' })).toEqual({ ...all, corrected: 'marau' });
  expect(await search({ q: 'bakery' })).toEqual({ ...all, corrected: null });
});

test('SHOW-12 words between curly quotes are found, also when somebody types the quotes', async () => {
  await empty();
  await design('Results: “no place” needs a reason');
  await design('The tenant’s “deposit”');
  for (const q of ['place', '“place”', 'needs place'])
    expect([q, ...(await search({ q })).titles]).toEqual([q, 'Results: “no place” needs a reason']);
  for (const q of ['deposit', 'tenant', 'tenant’s'])
    expect([q, ...(await search({ q })).titles]).toEqual([q, 'The tenant’s “deposit”']);
});

test('SHOW-12 what cannot be meant finds nothing, and neither does a search that is taken as it is', async () => {
  await empty();
  await design('Nightlines');
  const nothing = { titles: [], corrected: null };
  expect(await search({ q: 'zeppelin' })).toEqual(nothing);
  expect(await search({ q: 'bakry', exact: 'yes' })).toEqual(nothing);
  expect(await search({ q: '"bakry"' })).toEqual(nothing);
  // The word occurs; the filter is the reason.
  expect(await search({ q: 'bakery', industries: 'travel' })).toEqual(nothing);
});

test('SHOW-12 a word of a design that became private is no longer suggested', async () => {
  await empty();
  const id = await design('Zeppelin');
  expect((await search({ q: 'zepelin' })).corrected).toBe('zeppelin');
  await database.pool.query('update design_submissions set is_public = false where id = $1', [id]);
  const answer = await app.inject({ url: '/api/showcase', query: { q: 'zepelin' } });
  expect(answer.json()).toMatchObject({ items: [], corrected: null });
  await search({ q: 'zepelin' });
  const { rows } = await database.pool.query(`select word from showcase_vocabulary where word = 'zeppelin'`);
  expect(rows).toEqual([]);
});

test('SHOW-12 each swatch is the nearest to itself, and white and grey are none', async () => {
  const { rows } = await database.pool.query(
    'select id, hex, showcase_colors(array[hex]) as nearest from showcase_swatches',
  );
  const known = Object.fromEntries(rows.map(({ id, hex }) => [id, hex]));
  expect(known).toEqual(Object.fromEntries(swatches.map(({ id, hex }) => [id, hex])));
  for (const { id, nearest } of rows) expect(nearest).toEqual([id]);
  const colorsOf = async (...palette: string[]) =>
    (await database.pool.query('select showcase_colors($1) as ids', [palette])).rows[0].ids;
  expect(await colorsOf('#ffffff', '#9a9a9a', '#f4f4f4')).toEqual([]);
  expect(await colorsOf('#F5E7D0', '#33251D', '#A63A22', '#54704F')).toEqual(
    expect.arrayContaining(['cream', 'green', 'red']),
  );
});

test('SHOW-12 designs are found by the colours of their cover, also beside other filters', async () => {
  await empty();
  const cover = async (colors: string[]) => {
    const id = await storedPicture(database, ines.userId);
    await database.pool.query('update media set colors = $2 where id = $1', [id, colors]);
    return id;
  };
  await design('Red poster', {
    cover_media_id: await cover(['#c8372d', '#ffffff']),
    styles: ['bold'],
    industry: 'food',
  });
  await design('Sea', { cover_media_id: await cover(['#0b6b75', '#f3ead9']), industry: 'travel' });
  const late = await storedPicture(database, ines.userId);
  await design('Red too', { cover_media_id: late, open_to_collaboration: true, tech_preferences: ['Svelte'] });
  expect((await search({ color: 'red' })).titles).toEqual(['Red poster']);
  const counted = await app.inject({ url: '/api/showcase/counts', query: { color: 'red' } });
  expect(counted.json()).toMatchObject({ total: 1 });
  await database.pool.query(`update media set colors = '{#cc3a30}' where id = $1`, [late]);
  expect((await search({ color: 'red' })).titles).toEqual(['Red too', 'Red poster']);
  expect((await search({ color: 'red', styles: 'bold' })).titles).toEqual(['Red poster']);
  expect((await search({ color: 'red', industries: 'travel,food', sort: 'popular' })).titles).toEqual([
    'Red too',
    'Red poster',
  ]);
  expect((await search({ color: 'red', open: 'yes' })).titles).toEqual(['Red too']);
  expect((await search({ color: 'red', techs: 'Svelte' })).titles).toEqual(['Red too']);
  expect((await search({ color: 'red', q: 'poster' })).titles).toEqual(['Red poster']);
  expect((await search({ color: 'teal', industries: 'travel' })).titles).toEqual(['Sea']);
  await database.pool.query(`update media set colors = '{#0b6b75}' where id = $1`, [late]);
  expect((await search({ color: 'red' })).titles).toEqual(['Red poster']);
  expect((await search({ color: 'pink' })).titles).toEqual([]);
});

test('SHOW-12 a technology is a word of a design that is open to collaboration', async () => {
  await empty();
  await design('For Svelte', { open_to_collaboration: true, tech_preferences: ['Svelte'] });
  await design('Not asked', { open_to_collaboration: false, tech_preferences: ['Svelte'] });
  expect((await search({ q: 'svelte' })).titles).toEqual(['For Svelte']);
});

test('SHOW-12 people who show a design and community briefs are found too, and nobody else', async () => {
  await empty();
  const quiet = await signedInAs(database, { name: 'Ines Quiet' });
  await storedDesign(database, quiet.userId, { is_public: false, brief_id: briefId });
  await storedBrief(database, quiet.userId);
  await design('Nightlines');
  const read = async (q: string) => {
    const answer = await app.inject({ url: '/api/showcase/beside', query: { q } });
    return findBeside.answer.strict().parse(answer.json());
  };
  expect(await read('ines')).toMatchObject({
    people: [{ displayName: 'Ines Marau', designTitle: 'Nightlines' }],
    briefs: [],
  });
  const { people, briefs } = await read('bakery');
  expect([people, briefs.map(({ id }) => id)]).toEqual([[], [briefId]]);
});
