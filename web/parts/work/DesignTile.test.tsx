import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { ShowcaseCard } from '#contract/showcase.ts';
import { DesignTile } from './DesignTile.tsx';

const card: ShowcaseCard = {
  id: '0199a3f2-0000-7000-8000-000000000001',
  title: 'Nightlines',
  briefTitle: null,
  industry: null,
  styles: [],
  tags: [],
  designer: { handle: 'ines-marau', displayName: 'Ines Marau' },
  picture: null,
  frames: [],
  isPublic: true,
  openToCollaboration: false,
  figmaLink: null,
  requirementCount: 0,
  evidencedCount: 0,
  isSample: false,
  createdAt: '2026-11-01T10:00:00.000Z',
  viewCount: 0,
  likeCount: 0,
  liked: false,
};
const shown = (isSample: boolean) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <DesignTile card={{ ...card, isSample }} />
    </MemoryRouter>,
  );

test('among designs of people, a sample says that it is one, and no other design does', () => {
  expect(shown(true)).toContain('Sample · Ines Marau');
  expect(shown(false)).not.toContain('Sample');
});
