import { useEffect } from 'react';
import { Outlet, useLocation, useMatches, useNavigate } from 'react-router';
import type { PageHandle } from '#web/lib/page/page.ts';
import { closeLogin, onLoginDismissed, openLogin } from '#web/lib/session/login.ts';
import { useSessionSnapshot } from '#web/lib/session/use-session.ts';
import { links } from '#web/links.ts';
import { LoginNeeded } from './LoginNeeded.tsx';

/** SIGN-5: how long a guest waits for the answer who they are before they are asked to log in. */
const CHECK_MS = 3000;

/** Shows a page to whom its guard allows (SIGN-6), and asks guests to log in. */
export function GuardedPages() {
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  const { session, state } = useSessionSnapshot();
  const guard = session.viewer ? 'open' : (handle?.guard ?? 'open');
  useLoginQuestion(guard, state === 'checking');
  if (guard === 'private') return <LoginNeeded isChecking={state === 'checking'} />;
  return (
    <>
      {guard === 'inviting' && <span hidden data-login-ask="once" />}
      <Outlet />
    </>
  );
}

/** On the first page the small script has asked already; here the question follows each change of page. */
function useLoginQuestion(guard: PageHandle['guard'], isChecking: boolean) {
  const { pathname } = useLocation();
  const navigate = useNavigate();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page asks anew.
  useEffect(() => {
    if (guard === 'inviting') openLogin({ once: true });
    if (guard !== 'private') return;
    const timer = setTimeout(openLogin, isChecking ? CHECK_MS : 0);
    return () => clearTimeout(timer);
  }, [guard, isChecking, pathname]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the question belongs to the page that is left.
  useEffect(() => closeLogin, [pathname]);

  // Not to be come back to: the page would ask again.
  useEffect(() => onLoginDismissed(() => void navigate(links.home(), { replace: true })), [navigate]);
}
