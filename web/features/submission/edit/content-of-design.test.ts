import { expect, test } from 'vitest';
import type { SubmissionView } from '#contract/submission.ts';
import { changedParts, contentOfDesign } from './content-of-design.ts';

const picture = {
  mediaId: 'm',
  state: 'ready',
  width: 9,
  height: 9,
  colors: [],
  sources: [],
} as const;
const place = { pageId: null, pageName: null, picture };
const design = {
  title: 'Order ahead',
  figmaLink: 'https://www.figma.com/design/abc',
  fileInfo: null,
  frames: [
    {
      id: 'a',
      name: 'A',
      ...place,
      featured: true,
      notes: { pins: [{ id: 'p', x: 1, y: 2, text: 'Here' }], general: [] },
    },
    { id: 'b', name: 'B', ...place, featured: false, notes: { pins: [], general: [] } },
  ],
  approach: 'Watched first',
  challenges: '',
  resources: '',
  tags: ['Retro'],
  coverage: {},
  assetsLink: null,
  handoffNotes: '',
  privateNotes: 'Mine',
  isPublic: true,
  openToCollaboration: false,
  collaborationPreferences: [],
  techPreferences: [],
  developerMessage: '',
} as unknown as SubmissionView;

test('SUB-9 a design that nobody touched has nothing to save, whatever order its keys come in', () => {
  const before = contentOfDesign(design);
  const { pins, general } = before.annotations.a!;
  expect(changedParts(before, { ...before, annotations: { a: { general, pins } } })).toEqual({});
});

test('SUB-9 only what was changed is sent; the link to the file can be taken off and not exchanged', () => {
  const before = contentOfDesign(design);
  const frames = before.frames.toReversed();
  expect(changedParts(before, { ...before, frames, approach: 'Asked first' })).toEqual({
    frames,
    approach: 'Asked first',
  });
  expect(changedParts(before, { ...before, annotations: {} })).toEqual({ annotations: {} });
  expect(changedParts(before, { ...before, figmaLink: '' })).toEqual({ figmaLink: '' });
});
