import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { BriefView } from '#contract/brief.ts';
import type { DraftContent } from '#contract/submission-draft.ts';
import { emptyDraft } from '#domain/submission/empty-draft.ts';
import { PreviewStep } from './PreviewStep.tsx';

const brief = { industry: 'food', styles: ['retro'], content: { deliverables: [] } } as unknown as BriefView;

function shown(isPublic: boolean, of: BriefView | null) {
  const content = { ...(emptyDraft(null) as DraftContent), isPublic };
  const around = { change: () => {}, go: () => {}, missing: {}, designer: 'Ines Marau', failure: null };
  return renderToStaticMarkup(<PreviewStep content={content} brief={of} {...around} />);
}

test('SUB-1 SHOW-1 the last look says where the design will be found: in the showcase only for a brief', () => {
  const [listed, unlisted, hidden] = [shown(true, brief), shown(true, null), shown(false, brief)];
  expect(listed).toContain('The card in the showcase.');
  expect(unlisted).toContain('Without a brief it is not listed in the showcase: it is found by its link.');
  expect(hidden).toContain('A private design: only you see it, and whoever gets its unlisted link from you.');
  for (const other of [unlisted, hidden]) expect(other).not.toContain('The card in the showcase.');
});
