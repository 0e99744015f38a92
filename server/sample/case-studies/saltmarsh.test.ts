import { expect, test } from 'vitest';
import { caseStudyDocument } from '#contract/case-study-document.ts';
import { placeholdersLeft } from '#domain/case-study/summary.ts';
import { saltmarsh } from '../designs/saltmarsh.ts';
import { saltmarshStory } from './saltmarsh.ts';

test('PROJ-6 the sample case study is a whole page with pictures of its own design', () => {
  const frames = new Set(saltmarsh.frames.map(({ id }) => id));
  const document = saltmarshStory((frameId) => {
    expect(frames).toContain(frameId);
    return '/media/0199aaaa-0000-7000-8000-000000000001';
  });
  expect(caseStudyDocument.parse(document)).toEqual(document);
  expect(placeholdersLeft(document)).toEqual([]);
});
