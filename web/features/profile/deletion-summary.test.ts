import { expect, test } from 'vitest';
import { deletionSummary } from './deletion-summary.ts';

const nothing = { briefs: 0, designs: 0, pictures: 0, pictureBytes: 0, caseStudies: 0, collaborations: 0 };

test.each([
  [{}, 'Removes your profile, at once and for good.'],
  [{ briefs: 1 }, 'Removes your profile and 1 brief, at once and for good.'],
  [{ pictures: 2 }, 'Removes your profile and 2 pictures, at once and for good.'],
  [
    { briefs: 6, designs: 4, pictures: 9, caseStudies: 2, collaborations: 1 },
    'Removes your profile, 6 briefs, 4 submissions with their pictures, 2 case studies and 1 collaboration, at once and for good.',
  ],
])('who has %j reads: %s', (has, words) => {
  expect(deletionSummary({ ...nothing, ...has })).toBe(words);
});
