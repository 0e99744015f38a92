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
import { themeContext } from '#web/lib/page/context.ts';
import { forPage, type PageHandle } from '#web/lib/page/page.ts';
import type { Theme } from '#web/lib/page/theme.ts';
import { SessionContext } from '#web/lib/session/use-session.ts';
import { ToastRegion } from '#web/ui/feedback/ToastRegion.tsx';
import { SkipLink } from '#web/ui/page/SkipLink.tsx';
import { documentTitle } from '../document.ts';
import { Bell } from '../features/notification/Bell.tsx';
import { useUnread } from '../features/notification/use-unread.ts';
import { LoginDialog } from '../features/session/LoginDialog.tsx';
import { NeedsScript } from '../features/site/NeedsScript.tsx';
import { SiteFooter } from '../features/site/SiteFooter.tsx';
import { SiteHeader } from '../features/site/SiteHeader.tsx';
import { refusalAt } from './root/refusal-at.ts';
import { useFailedSignIn } from './root/use-failed-sign-in.ts';
import { useLiveSession } from './root/use-live-session.ts';
import { usePageChange } from './root/use-page-change.ts';
import { useSessionEvents } from './root/use-session-events.ts';

export interface RootData {
  session: SessionAnswer;
  theme: Theme;
  /** Why the person's sign-in was refused (SIGN-3). */
  refusal: string | null;
}

const loadSession = forPage('open', async ({ api, session, url }) => ({
  session,
  refusal: await refusalAt(url, api),
}));

export async function rootLoader(args: LoaderFunctionArgs): Promise<RootData> {
  return { ...(await loadSession(args)), theme: args.context.get(themeContext) };
}

/** The frame of every page: skip link, header, footer, login dialog and toasts. */
export function Root() {
  const data = useLoaderData<RootData>();
  const snapshot = useLiveSession(data.session);
  const deepest = useMatches().at(-1);
  const handle = deepest?.handle as PageHandle | undefined;
  const { pathname, search } = useLocation();
  // An address may begin with two slashes: alone, it would read as a host.
  const url = new URL(`http://page${pathname}${search}`);
  const title = documentTitle(handle?.meta?.((deepest?.loaderData ?? null) as never, url));
  const announced = usePageChange(title);
  useSessionEvents();
  // A bare page shows the failed sign-in itself.
  const refusal = handle?.bare ? null : data.refusal;
  useFailedSignIn(refusal !== null);
  const { viewer } = snapshot.session;
  useUnread(viewer?.id, !handle?.bare);
  useEffect(() => {
    // Tests and monitors wait for this attribute: from now on the page reacts.
    document.documentElement.dataset.hydrated = '';
  }, []);
  return (
    <SessionContext value={snapshot}>
      <SkipLink to="main">Skip to content</SkipLink>
      {!handle?.bare && <SiteHeader section={handle?.section} theme={data.theme} bell={viewer && <Bell />} />}
      {viewer && handle?.footer && <NeedsScript />}
      <Outlet />
      {handle?.footer !== 'none' && <SiteFooter isLine={handle?.footer === 'line'} />}
      <LoginDialog refusal={refusal} />
      <ToastRegion />
      <p className="sr" role="status">
        {announced}
      </p>
      {!import.meta.env.SSR && <ScrollRestoration />}
    </SessionContext>
  );
}
