import { act, render, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';

/** Runs a hook on a page of its own, without a browser. `load` is the page's loader. */
export async function hookOnPage<T>(hook: () => T, load: () => unknown = () => null) {
  const result = { current: null as T };
  function Page() {
    result.current = hook();
    return null;
  }
  const router = createMemoryRouter([{ path: '/', loader: load, Component: Page, HydrateFallback: () => null }]);
  const { unmount } = render(<RouterProvider router={router} />);
  await waitFor(() => {
    if (result.current === null) throw new Error('The page is still loading');
  });
  return { result, act, unmount };
}
