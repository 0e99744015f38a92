// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, onTestFinished, test, vi } from 'vitest';
import { newComponent } from '#domain/case-study/document.ts';
import { startSession } from '#web/lib/session/browser-session.ts';
import { EditorContext, type EditorParts } from '../document/use-store.ts';
import { FilmField } from './FilmField.tsx';

const film = new File(['film'], 'order.mp4', { type: 'video/mp4' });

class LostConnection {
  upload = {};
  onerror?: () => void;
  open() {}
  abort() {}
  send() {
    queueMicrotask(() => this.onerror?.());
  }
}

async function showField() {
  vi.stubGlobal('XMLHttpRequest', LostConnection);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  // The session's clock is not part of this.
  vi.spyOn(globalThis, 'setInterval').mockReturnValueOnce(0 as never);
  startSession({ viewer: null, expiresAt: null, ways: { providers: [], email: 'no', passkey: 'no' } });
  const parts = { store: { dispatch: vi.fn() }, pageId: async () => 'c' } as unknown as EditorParts;
  const component = newComponent('video', () => 'f');
  const Page = () => (
    <EditorContext value={parts}>
      <FilmField component={component} />
    </EditorContext>
  );
  const { unmount } = render(<RouterProvider router={createMemoryRouter([{ path: '/', Component: Page }])} />);
  onTestFinished(() => {
    unmount();
    vi.restoreAllMocks();
  });
  return screen.getByLabelText<HTMLInputElement>(/^Video: MP4 or WebM/);
}

test('EDIT-15 a film whose connection is lost says so, and the same film can be chosen again', async () => {
  const field = await showField();
  const set = vi.spyOn(field, 'value', 'set');
  await act(async () => void fireEvent.change(field, { target: { files: [film] } }));
  expect((await screen.findByRole('status')).textContent).toBe('Network error. Nothing was lost; try again.');
  expect(set).toHaveBeenCalledWith('');
});
