import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { BriefView } from '#contract/brief.ts';
import type { DraftContent } from '#contract/submission-draft.ts';
import { emptyDraft } from '#domain/submission/empty-draft.ts';
import { ReflectionForm } from './ReflectionForm.tsx';

function shown(changeWaits: boolean) {
  const content = { plotTwist: 'A mother reads what her son has reserved.' };
  const brief = { id: 'b', hasClient: true, changeWaits, milestones: [], content } as unknown as BriefView;
  const props = { content: emptyDraft(null) as DraftContent, brief, change: () => {}, go: () => {}, missing: {} };
  return renderToStaticMarkup(
    <MemoryRouter>
      <ReflectionForm {...props} />
    </MemoryRouter>,
  );
}

test('BRIEF-14 an answer to the client is shown on the design; while there is none, one is led to it', () => {
  const [waiting, answered] = [shown(true), shown(false)];
  expect(waiting).toContain('href="/brief/b#change-request"');
  expect(waiting).not.toContain('Show this and your answer on the design');
  expect(answered).toContain('Show this and your answer on the design');
  expect(answered).not.toContain('#change-request');
});
