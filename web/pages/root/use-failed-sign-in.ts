import { useEffect } from 'react';
import { openLoginAgain } from '#web/lib/session/login.ts';

/**
 * After a failed sign-in: opens the login dialog again and removes the mark from the address, so that a reload does not
 * repeat it.
 */
export function useFailedSignIn(hasFailed: boolean): void {
  useEffect(() => {
    if (hasFailed) openLoginAgain();
    const url = new URL(location.href);
    if (!url.searchParams.has('signIn')) return;
    url.searchParams.delete('signIn');
    history.replaceState(history.state, '', url);
  }, [hasFailed]);
}
