import { expect, test } from 'vitest';
import { composeBrief } from '../compose.ts';
import { mendFrom } from './mend.ts';

const input = { industry: 'travel', styles: ['minimal'], level: 'professional', timeBoxDays: null } as const;
const spare = composeBrief({ ...input, styles: ['minimal'], seed: 'spare' }).content;

test('BRIEF-13 only the sections that fail come from the spare brief', () => {
  const weak = {
    ...spare,
    title: 'Kept',
    uspIntro: 'A seamless, holistic ecosystem.',
    plotTwist: 'Delve into synergy.',
  };
  const mended = mendFrom(spare, weak, input);
  expect(mended.failures).toEqual([]);
  expect(mended.sections.sort()).toEqual(['twist', 'usps']);
  expect(mended.content).toEqual({ ...spare, title: 'Kept' });
  expect(mended.share).toBeGreaterThan(0.05);
  expect(mended.share).toBeLessThan(0.3);
});

test('a sound brief stays as it is', () => {
  expect(mendFrom(spare, spare, input)).toMatchObject({ content: spare, sections: [], share: 0 });
});

test('goals, features and deliverables point at each other, so they are mended together', () => {
  const weak = {
    ...spare,
    keyFeatures: spare.keyFeatures.map((feature) => ({ ...feature, priority: 'high' as const })),
  };
  expect(mendFrom(spare, weak, input).sections).toEqual(['overview', 'features', 'deliverables']);
});
