import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useLoaderData, useLocation, useMatches } from 'react-router';
import type { SessionAnswer } from '#contract/session.ts';
import { documentTitle } from '../document.ts';
import { forPage, type PageHandle } from '../lib/page.ts';

export const rootLoader = forPage('open', async ({ session }) => session);

/** The session is asked anew on its own events only, not on every path change. */
export function rootShouldRevalidate() {
  return false;
}

export function Root() {
  const session = useLoaderData<SessionAnswer>();
  const matches = useMatches();
  const location = useLocation();
  const deepest = matches.at(-1);
  const meta = (deepest?.handle as PageHandle | undefined)?.meta?.(
    deepest?.loaderData as never,
    new URL(location.pathname + location.search, 'http://page'),
  );
  const title = documentTitle(meta);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <>
      <p>{session.viewer?.displayName ?? 'Nobody is signed in'}</p>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
