import { expect, test } from 'vitest';
import type { DraftContent, Frame } from '#contract/submission-draft.ts';
import { emptyDraft } from '#domain/submission/empty-draft.ts';
import { furthestStep, openStep, whyNotOn } from './steps.ts';

const KEY = 'zMcbm8ujSMldgS1VB70IMP';
const link = `https://www.figma.com/design/${KEY}/Saltmarsh`;
const empty = emptyDraft(null) as DraftContent;
const frame = (selected: boolean): Frame => ({
  id: 'f',
  name: 'Board',
  pageId: null,
  pageName: null,
  mediaId: 'm',
  selected,
  featured: selected,
});
const read = {
  fileKey: KEY,
  name: 'Saltmarsh',
  lastModified: '',
  pages: 1,
  totalFrames: 1,
  version: null,
  isSample: false,
};

test.each<[string, Partial<DraftContent>, number]>([
  ['nothing was brought', {}, 1],
  ['a picture was brought, no link is there', { frames: [frame(true)] }, 7],
  ['the link is not read yet', { figmaLink: link, frames: [frame(true)] }, 1],
  ['the link is read', { figmaLink: link, fileInfo: read, frames: [frame(true)] }, 7],
  ['the link leads to another file than the one read', { figmaLink: link.replace('zM', 'aa'), fileInfo: read }, 1],
  ['the link is read and has no frames', { figmaLink: link, fileInfo: read }, 1],
  ['no frame is chosen', { frames: [frame(false)] }, 2],
])('SUB-1 where %s, the furthest step follows', (_, change, step) => {
  expect(furthestStep({ ...empty, ...change })).toBe(step);
});

test('SUB-1 what keeps a step from being left is said', () => {
  expect(whyNotOn(1, empty)).toBe('Link a Figma file, or upload at least one picture');
  expect(whyNotOn(1, { ...empty, figmaLink: 'saltmarsh' })).toMatch(/clear it/);
  expect(whyNotOn(1, { ...empty, figmaLink: 'saltmarsh', frames: [frame(true)] })).toMatch(
    /clear it to go on with your/,
  );
  expect(whyNotOn(2, { ...empty, frames: [frame(false)] })).toBe('Choose at least one frame');
  expect(whyNotOn(4, empty)).toBeNull();
});

test.each([
  [5, 5],
  [0, 1],
  [12, 7],
  [Number.NaN, 1],
])('SUB-1 a draft kept on step %s opens on %s', (wanted, step) => {
  expect(openStep(wanted, { ...empty, frames: [frame(true)] })).toBe(step);
});
