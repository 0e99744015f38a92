import { expect, test } from 'vitest';
import { briefContentSchema } from './content.ts';
import { briefSections, sectionHasBegun } from './sections.ts';

test('BRIEF-7 the sections stand in their order', () => {
  expect(briefSections.map((section) => section.title)).toEqual([
    'Project Overview',
    'Unique Selling Points',
    'Target Audience',
    'Design Direction',
    'Key Features',
    'Deliverables',
    'Plot Twist',
  ]);
});

test('BRIEF-7 every field of a brief has exactly one section that shows it', () => {
  const shown = briefSections.flatMap((section) => section.fields as readonly string[]);
  const written = Object.keys(briefContentSchema.shape).filter((field) => field !== 'title');
  expect(shown.toSorted()).toEqual(written.toSorted());
});

test('a section has begun with its first word, not with an empty field', () => {
  expect(sectionHasBegun({}, 'overview')).toBe(false);
  expect(sectionHasBegun({ situation: '', tension: null }, 'overview')).toBe(false);
  expect(sectionHasBegun({ projectDescription: 'Salt' }, 'overview')).toBe(true);
});
