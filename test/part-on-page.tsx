import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { onTestFinished } from 'vitest';
import { knownSnapshot } from '#web/lib/session/session-store.ts';
import { SessionContext } from '#web/lib/session/use-session.ts';
import { startTestSession } from './test-session.ts';

/** Renders a part of a page for a signed-in person, without a browser. */
export function partOnPage(part: ReactNode) {
  localStorage.clear();
  const page = <SessionContext value={knownSnapshot(startTestSession())}>{part}</SessionContext>;
  const { unmount } = render(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />);
  onTestFinished(() => unmount());
  return { unmount };
}
