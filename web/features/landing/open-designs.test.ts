import { expect, test } from 'vitest';
import type { SubmissionCard } from '#contract/submission.ts';
import { designsToShow } from './open-designs.ts';

function card(title: string, { open = false, sources = 1 } = {}): SubmissionCard {
  const source = { type: 'image/webp' as const, width: 400, url: `/media/${title}/400.webp` };
  return {
    id: title,
    title,
    briefTitle: null,
    industry: 'food',
    styles: ['retro'],
    tags: [],
    designer: { handle: 'ines', displayName: 'Ines Marau' },
    picture: {
      mediaId: title,
      state: 'ready',
      width: 1600,
      height: 1200,
      colors: [],
      sources: Array(sources).fill(source),
    },
    isPublic: true,
    openToCollaboration: open,
    figmaLink: null,
    requirementCount: 8,
    evidencedCount: 6,
    isSample: true,
    createdAt: '2026-01-01T00:00:00.000Z',
  };
}

test('LAND-3 the landing page shows three designs, those that developers may ask for first', () => {
  const cards = [card('a'), card('b', { open: true }), card('c'), card('d', { open: true }), card('e')];
  expect(designsToShow(cards).map(({ title }) => title)).toEqual(['b', 'd', 'a']);
});

test('a design without a picture to show yet is left out', () => {
  expect(designsToShow([card('a', { sources: 0 }), { ...card('b'), picture: null as never }, card('c')])).toEqual([
    expect.objectContaining({ title: 'c', designer: 'Ines Marau' }),
  ]);
});
