import { expect, test } from 'vitest';
import type { DraftContent, Frame } from '#contract/submission-draft.ts';
import { emptyDraft } from '#domain/submission/empty-draft.ts';
import { doneSteps, furthestStep, openStep, whyNotOn } from './wizard-steps.ts';

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
  expect(whyNotOn('import', empty)).toBe('Link a Figma file, or upload at least one picture');
  expect(whyNotOn('import', { ...empty, figmaLink: 'saltmarsh' })).toBe(
    'The Figma link is not read: correct it or clear it',
  );
  expect(whyNotOn('import', { ...empty, figmaLink: 'saltmarsh', frames: [frame(true)] })).toMatch(
    /clear it to go on with your/,
  );
  expect(whyNotOn('frames', { ...empty, frames: [frame(false)] })).toBe('Choose at least one frame');
  expect(whyNotOn('reflect', empty)).toBeNull();
});

test('SUB-1 damaged pictures alone let nobody go on; beside a good one they do', () => {
  const [bad, good] = [frame(true), { ...frame(true), id: 'g' }];
  expect(furthestStep({ ...empty, frames: [bad] }, { damaged: [bad] })).toBe(1);
  expect(whyNotOn('import', { ...empty, frames: [bad] }, { damaged: [bad] })).toBe(
    'No picture can be opened: upload another one',
  );
  expect(furthestStep({ ...empty, frames: [bad, { ...good, selected: false }] }, { damaged: [bad] })).toBe(2);
  expect(furthestStep({ ...empty, frames: [bad, good] }, { damaged: [bad] })).toBe(7);
});

test('SUB-1 while the link is read nothing is called wrong', () => {
  const reading = { ...empty, figmaLink: link, frames: [frame(true)] };
  expect(whyNotOn('import', reading, { isReading: true })).toBe('The Figma link is being read');
  expect(whyNotOn('import', reading)).toMatch(/is not read/);
});

test('SUB-1 a step is done when one is past it and nothing is missing on it', () => {
  expect(doneSteps(7, {})).toEqual([1, 2, 3, 4, 5, 6]);
  expect(doneSteps(7, { title: 'Give the design a title', frames: 'Choose at least one frame' })).toEqual([1, 3, 4, 6]);
  expect(doneSteps(3, {})).toEqual([1, 2]);
});

test.each([
  [5, 5],
  [0, 1],
  [12, 7],
  [Number.NaN, 1],
])('SUB-1 a draft kept on step %s opens on %s', (wanted, step) => {
  expect(openStep(wanted, { ...empty, frames: [frame(true)] })).toBe(step);
});
