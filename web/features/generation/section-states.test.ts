import { expect, test } from 'vitest';
import { progressSentence, sectionStates } from './section-states.ts';

const states = (content: Parameters<typeof sectionStates>[0]) =>
  sectionStates(content).map(({ id, state }) => `${id} ${state}`);

test('BRIEF-3 the first section is being written from the beginning', () => {
  expect(states({})).toEqual([
    'overview now',
    'usps wait',
    'audience wait',
    'direction wait',
    'features wait',
    'deliverables wait',
  ]);
});

test('BRIEF-3 what comes before the section being written can be read', () => {
  const content = { projectDescription: 'Saltmarsh bakes', uspIntro: 'Three things', primaryAudience: 'Reg' };
  expect(states(content).slice(0, 4)).toEqual(['overview done', 'usps done', 'audience now', 'direction wait']);
  expect(progressSentence(sectionStates(content))).toBe('Writing your brief. Two of six sections are ready.');
});

test('a plot twist is listed once there is one', () => {
  expect(states({ projectDescription: 'x', plotTwist: 'The oven breaks' })).toHaveLength(7);
});
