import { expect, test } from 'vitest';
import type { DraftContent } from '#contract/submission-draft.ts';
import { emptyDraft } from '#domain/submission/empty-draft.ts';
import { fileText, framesOf, type Preview, pagesText, retryText, withFile } from './file-preview.ts';

const frame = (id: string, pageName: string, mediaId: string | null) => ({
  id,
  name: `Screen ${id}`,
  pageId: pageName,
  pageName,
  imageUrl: mediaId && `/media/${mediaId}/drawn.png`,
  mediaId,
});
const preview: Preview = {
  frames: [frame('1:2', 'Mobile', 'm1'), frame('1:3', 'Mobile', null), frame('2:1', 'Tablet', 'm2')],
  fileInfo: {
    fileKey: 'zMcbm8ujSMldgS1VB70IMP',
    name: 'Saltmarsh',
    lastModified: '2026-11-03T10:00:00Z',
    pages: 2,
    version: '7',
    isSample: true,
  },
  totalFrames: 28,
};

test('FILE-1 the frames of a file come into the draft, the ones without a picture by name only', () => {
  const { frames, unrendered } = framesOf(preview);
  expect(frames.map(({ id, mediaId, selected }) => [id, mediaId, selected])).toEqual([
    ['1:2', 'm1', true],
    ['2:1', 'm2', true],
  ]);
  expect(unrendered).toEqual(['Screen 1:3']);
  const content = withFile(emptyDraft(null) as DraftContent, preview);
  expect(content.fileInfo).toMatchObject({ totalFrames: 28, isSample: true, version: '7' });
  expect(content.frames.filter((one) => one.featured).map((one) => one.id)).toEqual(['1:2']);
  expect(fileText(content.fileInfo!, 2)).toBe('Saltmarsh, the first 2 of 28 frames on 2 pages, edited 3 November 2026');
  expect(fileText({ ...content.fileInfo!, totalFrames: 1, pages: 1, lastModified: '' }, 1)).toBe(
    'Saltmarsh, 1 frame on 1 page',
  );
  expect(pagesText(content.frames)).toBe('Mobile, 1 frame. Tablet, 1 frame.');
});

test('FILE-5 when to try again is said in the own time, with the day where it is another', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  expect(retryText('2026-11-21T14:20:00Z', now, 'UTC')).toBe('Try again at 14:20.');
  expect(retryText('2026-11-24T09:05:00Z', now, 'UTC')).toBe('Try again on 24 November at 09:05.');
});
