import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { openLogin } from '#web/lib/session/login.ts';
import { closeBar, countPage, type Memory, showsBar, takeInvitation } from './invitation.ts';

/**
 * Invites a guest to log in (SIGN-6): a bar on the first inviting page of a visit, and the dialog later. The dialog
 * opens only after a link within the site; whoever arrives from elsewhere or goes back wants to see that page.
 */
export function useInvitation(isInviting: boolean): { isShown: boolean; close: () => void } {
  const { pathname } = useLocation();
  const isFollowed = useNavigationType() === 'PUSH';
  const [isShown, setShown] = useState(false);

  const arrive = useEffectEvent((path: string) => {
    const memory = memoryOf();
    const pages = countPage(memory);
    setShown(isInviting && showsBar(memory, path));
    if (isInviting && isFollowed && takeInvitation(memory, pages, Date.now())) openLogin();
  });
  useEffect(() => arrive(pathname), [pathname]);

  return {
    isShown: isShown && isInviting,
    close() {
      closeBar(memoryOf());
      setShown(false);
    },
  };
}

/** Asked for in the browser only. */
const memoryOf = (): Memory => ({ session: sessionStorage, local: localStorage });
