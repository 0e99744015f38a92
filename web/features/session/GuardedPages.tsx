import { useEffect } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router';
import type { PageHandle } from '#web/lib/page/page.ts';
import { closeLogin, openLogin } from '#web/lib/session/login.ts';
import { useSessionSnapshot } from '#web/lib/session/use-session.ts';
import { InviteBar } from './InviteBar.tsx';
import { LoginNeeded } from './LoginNeeded.tsx';
import { useInvitation } from './use-invitation.ts';

/** SIGN-5: how long a guest waits for the session check before they are asked to log in. */
const CHECK_MS = 3000;

/** Shows a page if its guard allows it (SIGN-6), and asks guests to log in. */
export function GuardedPages() {
  const page = useMatches().at(-1);
  const handle = page?.handle as PageHandle | undefined;
  const { session, state } = useSessionSnapshot();
  const guard = session.viewer ? 'open' : (handle?.guard ?? 'open');
  usePrivatePage(guard === 'private', state === 'checking');
  // A page that was not found or failed has nothing to like or start.
  const invitation = useInvitation(guard === 'inviting' && page?.loaderData !== undefined);
  if (guard === 'private') return <LoginNeeded isChecking={state === 'checking'} />;
  return (
    <>
      <Outlet />
      {invitation.isShown && <InviteBar onClose={invitation.close} />}
    </>
  );
}

/** Opens the login dialog on each private page, and closes it when the page is left. */
function usePrivatePage(isPrivate: boolean, isChecking: boolean) {
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page asks again.
  useEffect(() => {
    if (!isPrivate) return;
    const timer = setTimeout(openLogin, isChecking ? CHECK_MS : 0);
    return () => clearTimeout(timer);
  }, [isPrivate, isChecking, pathname]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the question belongs to the page that is left.
  useEffect(() => closeLogin, [pathname]);
}
