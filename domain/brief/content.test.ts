import { expect, test } from 'vitest';
import { composeBrief } from './compose.ts';
import { briefContentSchema } from './content.ts';

/** Fields that the specification asks of a brief; only the plot twist and a persona's quote may be missing. */
const specified = [
  'title',
  'projectDescription',
  'projectGoals',
  'uspIntro',
  'usps',
  'primaryAudience',
  'personas',
  'styleDescription',
  'colors',
  'featuresIntro',
  'keyFeatures',
  'deliverablesIntro',
  'deliverables',
] as const;

const { content } = composeBrief({
  industry: 'travel',
  styles: ['luxury'],
  level: 'professional',
  timeBoxDays: null,
  seed: 'specified',
});

test('BRIEF-1 a brief says everything that the specification asks for, and is none without any of it', () => {
  expect(briefContentSchema.parse(content)).toEqual(content);
  for (const field of specified) {
    const { [field]: _, ...rest } = content;
    expect(briefContentSchema.safeParse(rest).success, field).toBe(false);
  }
  expect(briefContentSchema.safeParse({ ...content, plotTwist: undefined }).success).toBe(true);
});

test('BRIEF-1 every key feature has its priority and every deliverable its requirements', () => {
  for (const { priority } of content.keyFeatures) expect(['high', 'medium', 'low']).toContain(priority);
  for (const { requirements } of content.deliverables) expect(requirements.length).toBeGreaterThan(0);
  const [first, ...others] = content.keyFeatures;
  const { priority: _, ...without } = first!;
  expect(briefContentSchema.safeParse({ ...content, keyFeatures: [without, ...others] }).success).toBe(false);
});
