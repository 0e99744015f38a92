import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { WorkspaceView } from '#contract/workspace.ts';
import { demoReviewSummary } from '#domain/build-review/demo.ts';
import { demoWorkspace } from '#domain/workspace/demo.ts';
import { LapseDate } from './LapseDate.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { ReviewCard } from './ReviewCard.tsx';

const now = Date.parse('2026-11-27T12:00:00Z');
const demo = { ...demoWorkspace, review: demoReviewSummary } as unknown as WorkspaceView;
const wordsOf = (page: React.ReactNode) =>
  renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />)
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ');

test('the developer reads “if you do nothing”, the designer “if the developer does nothing”', () => {
  const lapsesAt = '2026-12-11T12:00:00.000Z';
  const words = (iAm: 'designer' | 'developer') => wordsOf(<LapseDate view={{ iAm, lapsesAt }} now={now} />);
  expect(words('developer')).toContain('if you do nothing here until then');
  expect(words('designer')).toContain('if the developer does nothing here until then');
});

test('one finding is called a finding', () => {
  const words = (findings: number) => {
    const foremost = { ...demo.review.foremost!, state: 'to_review' as const, findings, decided: 0 };
    return wordsOf(<ReviewCard view={{ ...demo, review: { ...demo.review, foremost } }} />);
  };
  expect(words(1)).toContain('0 of 1 finding decided');
  expect(words(2)).toContain('0 of 2 findings decided');
});

test('the developer reads that the build is shown on “your page”, the designer on whose', () => {
  const words = (iAm: 'designer' | 'developer') =>
    wordsOf(
      <MoveDialog
        open
        from="building"
        to="complete"
        openFrames={[]}
        frameCount={2}
        framesToReview={0}
        developer="Kei Brandt"
        scope=""
        iAm={iAm}
        onClose={() => {}}
        onMove={async () => {}}
      />,
    );
  expect(words('developer')).toContain('the build is shown on your page, with');
  expect(words('designer')).toContain('the build is shown on Kei Brandt’s page, with');
});
