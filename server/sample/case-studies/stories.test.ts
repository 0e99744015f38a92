import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { caseStudyDocument } from '#contract/case-study-document.ts';
import { placeholdersLeft, summaryOf } from '#domain/case-study/summary.ts';
import { sampleDesigns } from '../designs/all.ts';
import { isShipped, shippedPicture } from '../shipped-picture.ts';
import { stories } from './all.ts';
import { documentOfStory, picturesIn } from './document-of-story.ts';

const bySlug = Object.entries(stories);
const WORDS_MIN = 900;
const PICTURES_MIN = 12;

test.each(bySlug)(
  'PROJ-6 the sample case study of %s is long enough to be read, and all of it is there',
  (slug, story) => {
    const design = sampleDesigns.find((one) => one.slug === slug)!;
    const frames = design.frames.map(({ id }) => id);
    const document = documentOfStory(slug, story, (name) => {
      expect(frames.includes(name) || isShipped(`${slug}/${name}`), name).toBe(true);
      return '/media/0199aaaa-0000-7000-8000-000000000001';
    });
    expect(caseStudyDocument.parse(document)).toEqual(document);
    expect(placeholdersLeft(document)).toEqual([]);
    const { words, pictures } = summaryOf(document);
    expect(words).toBeGreaterThanOrEqual(WORDS_MIN);
    expect(pictures).toBeGreaterThanOrEqual(PICTURES_MIN);
  },
);

test('EDIT-14 the sample case studies show every theme', () => {
  expect(new Set(bySlug.map(([, { theme }]) => theme)).size).toBe(6);
});

test('EDIT-15 every picture of a sample case study is described in words of its own', () => {
  for (const [, story] of bySlug)
    for (const part of story.sections.flatMap(({ parts }) => parts))
      if (typeof part !== 'string') for (const { alt } of part.pictures) expect(alt.length).toBeGreaterThan(8);
});

test('pictures that ship are in the sizes that the encoder makes, and nothing else is in their folder', async () => {
  for (const [slug, story] of bySlug)
    for (const name of picturesIn(story).filter((one) => isShipped(`${slug}/${one}`))) {
      const { width, files } = await shippedPicture(`${slug}/${name}`);
      expect(files.at(-1)!.width).toBe(Math.min(width, 1600));
    }
  expect(existsSync(join(import.meta.dirname, '../pictures/pictures.json'))).toBe(true);
});
