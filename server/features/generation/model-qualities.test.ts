import { expect, test } from 'vitest';
import type { BriefView } from '#contract/brief.ts';
import { composeBrief } from '#domain/brief/compose.ts';
import { checkBrief } from '#domain/brief/quality/check-brief.ts';
import { signedInAs } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';
import { defaultOrder, generationApp, order, placesTaken } from '#test/generation-app.ts';
import { sandbox, sandboxWriter } from '#test/sandbox.ts';
import { scriptedWriter } from '#test/scripted-writer.ts';
import { createGate } from './gate.ts';

const database = await createTestDatabase();
const gate = createGate(database);
const checked = { industry: 'food', styles: ['retro', 'bold'], level: 'professional' } as const;

/** Has a model write 12 briefs. Each that reaches its reader passes every check, at two calls a brief; a refused one costs nothing. */
async function endsOf(quality: string): Promise<Record<string, number>> {
  const model = await sandbox();
  const app = await generationApp(database, { writer: sandboxWriter(model, quality), gate });
  const ends: Record<string, number> = { model: 0, mended: 0, composer: 0, refused: 0 };
  for (let n = 0; n < 12; n++) {
    const person = await signedInAs(database);
    const before = model.calls.length;
    const answer = await order(app, person);
    expect(model.calls.length - before).toBeLessThanOrEqual(2);
    if (answer.statusCode !== 201) {
      expect(answer.json().error.message).toContain('Nothing was counted.');
      expect(await placesTaken(database, person)).toBe(0);
      ends.refused! += 1;
      continue;
    }
    const url = `/api/briefs/${answer.json().briefId}`;
    const brief = (await app.inject({ url, headers: person.headers })).json<BriefView>();
    const faults = checkBrief(brief.content, checked).map(({ sentence }) => sentence);
    // A few words too many hold no brief back.
    expect(faults.filter((fault) => !/^11\d\d words; 1150 at most/.test(fault))).toEqual([]);
    expect(await placesTaken(database, person)).toBe(1);
    const { rows } = await database.pool.query('select gate from design_briefs where id = $1', [brief.id]);
    ends[brief.engine === 'model' && rows[0].gate.mended ? 'mended' : brief.engine]! += 1;
  }
  return ends;
}

test('BRIEF-13 a good model’s briefs stay as it wrote them', async () => {
  expect(await endsOf('sandbox')).toEqual({ model: 12, mended: 0, composer: 0, refused: 0 });
});

test('BRIEF-13 a fair model’s briefs stay its own, some after a second call or with a section of the composer’s', async () => {
  const { model, mended, refused } = await endsOf('sandbox-fair');
  expect(refused).toBe(0);
  expect(mended).toBeGreaterThan(0);
  expect(model! + mended!).toBeGreaterThanOrEqual(8);
});

test('BRIEF-13 nothing that a mediocre model writes reaches anybody: it is mended, composed anew or refused', async () => {
  const { composer, mended } = await endsOf('sandbox-mediocre');
  expect(composer! + mended!).toBeGreaterThan(0);
});

test('BRIEF-13 one weak section of a model’s brief is the composer’s in the end, the others stay the model’s', async () => {
  const writer = scriptedWriter({ attemptsAtMost: 2 });
  const app = await generationApp(database, { writer, gate });
  const person = await signedInAs(database);
  const asking = order(app, person);
  const input = {
    ...defaultOrder,
    industry: 'food',
    styles: ['retro', 'bold'],
    level: 'professional',
    timeBoxDays: null,
  } as const;
  for (const _ of [1, 2]) {
    const attempt = await writer.next();
    const { content, skeleton } = composeBrief({ ...input, styles: [...input.styles], seed: attempt.order.seed });
    // The model says all but one section in its own words.
    const own = { ...content, title: 'Said by the model', uspIntro: 'We leverage a seamless, robust ecosystem.' };
    attempt.finish(own, skeleton);
  }
  const answer = await asking;
  const brief = (
    await app.inject({ url: `/api/briefs/${answer.json().briefId}`, headers: person.headers })
  ).json<BriefView>();
  expect(brief.title).toBe('Said by the model');
  expect(brief.content.uspIntro).not.toContain('seamless');
  const { rows } = await database.pool.query('select gate, engine from design_briefs where id = $1', [brief.id]);
  expect(rows[0].gate.mended).toEqual(['usps']);
});
