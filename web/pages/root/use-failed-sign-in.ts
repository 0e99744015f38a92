import { useEffect } from 'react';
import { openLoginAgain } from '#web/lib/session/login.ts';

/** After a sign-in that failed: asks again, and takes the mark out of the address, so that a reload does not say it again. */
export function useFailedSignIn(hasFailed: boolean): void {
  useEffect(() => {
    if (hasFailed) openLoginAgain();
    const url = new URL(location.href);
    if (!url.searchParams.has('signIn')) return;
    url.searchParams.delete('signIn');
    history.replaceState(history.state, '', url);
  }, [hasFailed]);
}
