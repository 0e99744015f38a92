// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, onTestFinished, test, vi } from 'vitest';
import { newComponent } from '#domain/case-study/document.ts';
import { showBlock } from '#test/block-in-editor.tsx';
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

function showVideo(options?: Parameters<typeof showBlock>[2]) {
  const shown = showBlock(
    newComponent('video', () => 'f'),
    (now) => <FilmField component={now} />,
    options,
  );
  const choose = () =>
    act(async () => {
      fireEvent.change(screen.getByLabelText(/^Video: MP4 or WebM/), { target: { files: [film] } });
    });
  return { ...shown, choose };
}

test('EDIT-15 the upload of a film ends with its block, and begins again if the block comes back', async () => {
  const { store, uploads, now, remove, choose } = showVideo();
  await choose();
  await remove();
  expect(uploads.map(({ isAborted }) => isAborted)).toEqual([true]);
  await act(async () => void store.undo());
  expect(uploads.map(({ isAborted }) => isAborted)).toEqual([true, false]);
  await act(async () => uploads[1]!.answer({ address: '/clips/1' }));
  expect(now()?.imageUrl).toBe('/clips/1');
  // What has arrived is not sent again.
  await remove();
  await act(async () => void store.undo());
  expect(uploads).toHaveLength(2);
});

test('EDIT-15 a film whose block goes before the page is saved is uploaded once the block is back', async () => {
  const saved = Promise.withResolvers<string>();
  const { store, uploads, remove, choose } = showVideo({ pageId: () => saved.promise });
  await choose();
  await remove();
  await act(async () => saved.resolve('c'));
  expect(uploads).toHaveLength(0);
  await act(async () => void store.undo());
  expect(uploads).toHaveLength(1);
});

test('EDIT-15 a film that arrives after its block is gone is written nowhere', async () => {
  const { store, uploads, remove, choose } = showVideo({ stays: true });
  await choose();
  await remove();
  const before = store.document();
  await act(async () => uploads[0]!.answer({ address: '/clips/1' }));
  expect(store.document()).toBe(before);
});

test('EDIT-15 a page instead of an answer to a film counts as a lost connection', async () => {
  const { uploads, choose } = showVideo();
  await choose();
  await act(async () => {
    Object.assign(uploads[0]!, { status: 200, responseText: '<html></html>' });
    uploads[0]!.onload!();
  });
  expect(screen.getByRole('status').textContent).toBe('Network error. Nothing was lost; try again.');
});

async function showField() {
  vi.stubGlobal('XMLHttpRequest', LostConnection);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  // The session's clock is not part of this.
  vi.spyOn(globalThis, 'setInterval').mockReturnValueOnce(0 as never);
  startSession({ viewer: null, expiresAt: null, ways: { providers: [], email: 'no', passkey: 'no' } });
  const parts = { store: { component: vi.fn(), dispatch: vi.fn() }, pageId: async () => 'c' } as unknown as EditorParts;
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
