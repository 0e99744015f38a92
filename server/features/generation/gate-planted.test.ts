import { expect, test } from 'vitest';
import { composeBrief } from '#domain/brief/compose.ts';
import type { BriefContent } from '#domain/brief/content.ts';
import { signatureOf } from '#domain/brief/quality/originality.ts';
import { Random } from '#domain/random.ts';
import { signedInAs } from '#test/app.ts';
import { insertBrief } from '#test/briefs.ts';
import { createTestDatabase } from '#test/database.ts';
import { generationApp, order as orderBrief } from '#test/generation-app.ts';
import { scriptedWriter } from '#test/scripted-writer.ts';
import { createGate } from './gate.ts';

const database = await createTestDatabase();
const gate = createGate(database);
const order = { industry: 'food', styles: ['retro', 'bold'], level: 'professional', timeBoxDays: null } as const;
const compose = (seed: string): BriefContent => composeBrief({ ...order, styles: [...order.styles], seed }).content;
const judge = (content: BriefContent) => gate(content, { ...order, styles: [...order.styles], seed: 'x' }, null);
const codesOf = async (content: BriefContent) => (await judge(content)).record.failures.map(({ code }) => code);

const sound = compose('planted');

/** Stores a brief through the product, so that its signature is there to be compared with. */
async function keep(content: BriefContent) {
  const writer = scriptedWriter();
  const app = await generationApp(database, { writer, gate });
  const answer = orderBrief(app, await signedInAs(database));
  (await writer.next()).finish(content);
  expect((await answer).statusCode).toBe(201);
}

test('BRIEF-13 the gate lets a sound brief through', async () => {
  expect(await judge(sound)).toMatchObject({ isFit: true, isSound: true, isTooAlike: false, problems: [] });
});

test('BRIEF-13 a planted near-copy is caught, with every third sentence changed and everybody renamed', async () => {
  await keep(sound);
  const text = JSON.stringify(sound);
  const renamed = sound.personas.reduce(
    (copy, { name }, index) => copy.replaceAll(name, `Person Number${index}`),
    text,
  );
  const copy = JSON.parse(renamed) as BriefContent;
  copy.situation = 'Here somebody has written something else, so that it does not look like a copy at first sight.';
  copy.whyNow = 'The reason has been changed as well: it is the lease of the building that ends in November.';
  const verdict = await judge({ ...copy, title: 'A title of its own' });
  expect(verdict.isTooAlike).toBe(true);
  expect(verdict.record.nearest).toBeGreaterThan(0.6);
});

test('BRIEF-13 a filler-ridden brief is caught', async () => {
  const situation =
    'A seamless journey that empowers users: robust, engaging, immersive and curated. It leverages synergies.';
  const verdict = await judge({ ...compose('filler'), situation });
  expect(verdict.isSound).toBe(false);
  expect(verdict.problems.join()).toContain('seamless');
  expect(await codesOf({ ...compose('filler'), situation })).toContain('M7');
});

test('BRIEF-13 a low-contrast palette is caught, and nobody may see it', async () => {
  const pale = compose('pale');
  const colors = pale.colors.map((color) => (color.role === 'text' ? { ...color, hex: '#C9BFA8' } : color));
  expect(await judge({ ...pale, colors })).toMatchObject({ isFit: false, isSound: false });
});

test('BRIEF-13 an incoherent brief is caught: money of two countries, a pensioner of twenty-four, a feature that is ruled out', async () => {
  const content = compose('incoherent');
  const [first, ...others] = content.personas;
  const [feature, ...features] = content.keyFeatures;
  const incoherent = {
    ...content,
    situation: `${content.situation} It costs £4 here and ₹300 there.`,
    personas: [{ ...first!, role: 'Retired typesetter', age: 24 }, ...others],
    nonGoals: ['Online payment'],
    keyFeatures: [{ ...feature!, title: 'Payment', description: 'Online payment for all.' }, ...features],
  };
  expect((await codesOf(incoherent)).filter((code) => code === 'M21')).toHaveLength(3);
  expect((await judge(incoherent)).isFit).toBe(false);
});

test('BRIEF-13 the nearest brief is found among more than are compared one by one', async () => {
  const others = Array.from(
    { length: 400 },
    (_, n) => signatureOf(compose(`other ${n % 40}`)).slice(0, -4) + n.toString(16).padStart(4, '0'),
  );
  await keep(compose('the copied one'));
  const { rows } = await database.pool.query('select id from profiles limit 1');
  for (const signature of others) {
    const id = await insertBrief(database.pool, { userId: rows[0].id });
    await database.pool.query('insert into brief_signatures (brief_id, signature) values ($1, $2)', [id, signature]);
  }
  expect((await judge(compose('the copied one'))).record.nearest).toBe(1);
});

test('BRIEF-13 a brief a quarter alike is found among hundreds that share a little, wherever that quarter stands', async () => {
  const random = new Random('a quarter');
  const wanted = compose('the one with relatives');
  const own = signatureOf(wanted).match(/.{4}/g)!;
  /** A signature that has these values of the wanted one; the rest is anything. */
  const sharing = (shared: readonly number[]) =>
    own
      .map((value, slot) => (shared.includes(slot) ? value : random.int(0, 0xffff).toString(16).padStart(4, '0')))
      .join('');
  const plant = async (signature: string): Promise<string> => {
    const { rows } = await database.pool.query('select id from profiles limit 1');
    const id = await insertBrief(database.pool, { userId: rows[0].id });
    await database.pool.query('insert into brief_signatures (brief_id, signature) values ($1, $2)', [id, signature]);
    return id;
  };
  for (let n = 0; n < 310; n++) await plant(sharing([0, 1]));
  const slots = own.map((_, slot) => slot);
  for (let n = 0; n < 30; n++) {
    const relative = await plant(sharing(random.sample(slots, 66)));
    expect((await judge(wanted)).record.nearest).toBeGreaterThan(0.25);
    await database.pool.query('delete from brief_signatures where brief_id = $1', [relative]);
  }
});
