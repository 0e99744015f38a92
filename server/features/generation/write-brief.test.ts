import { expect, test } from 'vitest';
import { composeBrief } from '#domain/brief/compose.ts';
import { checkBrief } from '#domain/brief/quality/check-brief.ts';
import type { Writer } from '#server/platform/writer/writer.ts';
import { judge } from './judge.ts';
import { writeBrief } from './write-brief.ts';

const wish = { industry: 'food' as const, styles: ['retro' as const, 'bold' as const], level: 'stretch' as const };
const order = (seed: string) => ({ ...wish, styles: [...wish.styles], timeBoxDays: null, seed });
test('BRIEF-13 where the composer takes over whole, its brief is one without a fault, with the seed and facts that it came from', async () => {
  const seed = 'whole';
  const { content, skeleton } = composeBrief(order(seed));
  const empty = 'A seamless, robust ecosystem.';
  const hollow = {
    ...content,
    situation: 'Orders come through Deliveroo.',
    uspIntro: empty,
    primaryAudience: empty,
    styleDescription: empty,
    plotTwist: empty,
  };
  const model: Writer = {
    engine: 'model',
    model: 'a model',
    attemptsAtMost: 1,
    async *write() {
      yield {};
      return { content: hollow, seed, skeleton };
    },
    rewrite: async () => null,
  };
  const finished = await writeBrief(order(seed), {
    writer: model,
    gate: async (written, of) => judge(written, of, '', null),
    replacesId: null,
    signal: AbortSignal.timeout(20_000),
    onDraft: () => {},
  });
  expect(finished.by).toEqual({ engine: 'composer', model: null });
  expect(checkBrief(finished.content, wish)).toEqual([]);
  const again = composeBrief(order(finished.seed));
  expect(finished.content).toEqual(again.content);
  expect(finished.skeleton).toEqual(again.skeleton);
});
