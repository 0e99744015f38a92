// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { SubmissionView } from '#contract/submission.ts';
import { partOnPage } from '#test/part-on-page.tsx';
import { currentToasts, dismissToast } from '#web/ui/feedback/toasts.ts';
import { OwnerActions, OwnersNextStep } from './OwnerActions.tsx';

const design = {
  id: 'd',
  title: 'Bake board',
  isPublic: true,
  openToCollaboration: false,
  brief: null,
  caseStudy: { isPublished: true },
} as unknown as SubmissionView;

test('SUB-9 a design that is private now is not called public where its case study cannot be looked up', async () => {
  vi.stubGlobal('fetch', async (_url: string, { method }: RequestInit) => {
    if (method === 'GET') throw new TypeError('Failed to fetch');
    return Response.json({});
  });
  partOnPage(<OwnerActions design={design} />);
  for (const { id } of currentToasts()) dismissToast(id);
  fireEvent.click(screen.getByRole('button', { name: 'Your design' }));
  await act(async () => void fireEvent.click(screen.getByRole('menuitem', { name: 'Make private' })));
  expect(currentToasts()).toEqual([]);
  expect(screen.getByRole('dialog').textContent).toContain('is there again when you make the design public');
  await act(
    async () => void fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Make private' })),
  );
  expect(currentToasts().map(({ text }) => text)).toEqual([
    'Private now: for you, your developer, and people with the link. Its case study is still published, with its pictures.',
  ]);
});

test('on a phone the case study is the next step of a design’s owner', () => {
  partOnPage(<OwnersNextStep design={design} />);
  expect(screen.getByRole('link', { name: 'Edit case study' }).getAttribute('href')).toBe('/case-study/create/d');
});
