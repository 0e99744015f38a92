import { expect, test } from 'vitest';
import { composeBrief } from '../compose.ts';
import { repairFrom } from './repair.ts';

const input = { industry: 'travel', styles: ['minimal'], level: 'professional', timeBoxDays: null } as const;
const spare = composeBrief({ ...input, styles: ['minimal'], seed: 'spare' }).content;

test('BRIEF-13 only the sections that fail come from the spare brief', () => {
  const weak = {
    ...spare,
    title: 'Kept',
    uspIntro: 'A seamless, holistic ecosystem.',
    plotTwist: 'Delve into synergy.',
  };
  const repaired = repairFrom(spare, weak, input);
  expect(repaired.failures).toEqual([]);
  expect(repaired.sections.sort()).toEqual(['twist', 'usps']);
  expect(repaired.content).toEqual({ ...spare, title: 'Kept' });
  expect(repaired.share).toBeGreaterThan(0.02);
  expect(repaired.share).toBeLessThan(0.3);
});

test('a sound brief stays as it is', () => {
  expect(repairFrom(spare, spare, input)).toMatchObject({ content: spare, sections: [], share: 0 });
});

test('goals, features and deliverables point at each other, so they are repaired together', () => {
  const weak = {
    ...spare,
    keyFeatures: spare.keyFeatures.map((feature) => ({ ...feature, priority: 'high' as const })),
  };
  expect(repairFrom(spare, weak, input).sections).toEqual(['overview', 'features', 'deliverables']);
});
