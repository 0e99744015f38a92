import { act, render, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { knownSnapshot } from '#web/lib/session/session-store.ts';
import { SessionContext } from '#web/lib/session/use-session.ts';
import { sessionOf, startTestSession } from './test-session.ts';

/** Runs a hook on a page of its own for a signed-in person, without a browser. `load` is the page's loader. */
export async function hookOnPage<T>(hook: () => T, load: () => unknown = () => null) {
  const result = { current: null as T };
  /** Shows the page to another person, or to nobody who is signed in. */
  let showTo: (id: string | null) => void = () => {};
  const first = startTestSession();
  function Page() {
    const [session, setSession] = useState(first);
    showTo = (id) => setSession(sessionOf(id));
    return (
      <SessionContext value={knownSnapshot(session)}>
        <Hook />
      </SessionContext>
    );
  }
  function Hook() {
    result.current = hook();
    return null;
  }
  const router = createMemoryRouter([{ path: '/', loader: load, Component: Page, HydrateFallback: () => null }]);
  const { unmount } = render(<RouterProvider router={router} />);
  await waitFor(() => {
    if (result.current === null) throw new Error('The page is still loading');
  });
  return { result, act, unmount, showTo: (id: string | null) => act(() => showTo(id)) };
}
