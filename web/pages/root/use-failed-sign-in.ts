import { useEffect } from 'react';
import { SIGN_IN_MARK, unmarkPath } from '#domain/navigation/safe-path.ts';
import { openLoginAgain } from '#web/lib/session/login.ts';

/**
 * After a failed sign-in: opens the login dialog again and removes the mark from the address, so that a reload does not
 * repeat it.
 */
export function useFailedSignIn(hasFailed: boolean): void {
  useEffect(() => {
    if (hasFailed) openLoginAgain();
    const { pathname, search, hash } = location;
    const here = pathname + search + hash;
    const clean = unmarkPath(here, SIGN_IN_MARK);
    if (clean !== here) history.replaceState(history.state, '', clean);
  }, [hasFailed]);
}
