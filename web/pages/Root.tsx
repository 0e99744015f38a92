import { useEffect } from 'react';
import {
  type LoaderFunctionArgs,
  Outlet,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useMatches,
} from 'react-router';
import type { SessionAnswer } from '#contract/session.ts';
import { LoginDialog } from '#web/features/session/LoginDialog.tsx';
import { SiteFooter } from '#web/features/site/SiteFooter.tsx';
import { SiteHeader } from '#web/features/site/SiteHeader.tsx';
import { documentTitle } from '../document.ts';
import { themeContext } from '../lib/context.ts';
import { forPage, type PageHandle } from '../lib/page.ts';
import type { Theme } from '../lib/theme.ts';
import { SessionContext } from '../lib/use-session.ts';
import { ToastRegion } from '../ui/ToastRegion.tsx';
import { useLiveSession } from './root/use-live-session.ts';

export interface RootData {
  session: SessionAnswer;
  theme: Theme;
}

const loadSession = forPage('open', async ({ session }) => session);

export async function rootLoader(args: LoaderFunctionArgs): Promise<RootData> {
  return { session: await loadSession(args), theme: args.context.get(themeContext) };
}

/** The session is asked anew on its own events only, not on every path change. */
export function rootShouldRevalidate() {
  return false;
}

/** What stands around every page: skip link, header, footer, the login dialog and the toasts. */
export function Root() {
  const data = useLoaderData<RootData>();
  const session = useLiveSession(data.session);
  const matches = useMatches();
  const location = useLocation();
  const deepest = matches.at(-1);
  const handle = deepest?.handle as PageHandle | undefined;
  const url = new URL(location.pathname + location.search, 'http://page');
  const title = documentTitle(handle?.meta?.((deepest?.loaderData ?? null) as never, url));
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <SessionContext value={session}>
      <a className="skip" href="#main">
        Skip to content
      </a>
      {!handle?.bare && <SiteHeader section={handle?.section} theme={data.theme} />}
      <Outlet />
      <SiteFooter />
      <LoginDialog provider={session.signInWith} />
      <ToastRegion />
      <ScrollRestoration />
    </SessionContext>
  );
}
