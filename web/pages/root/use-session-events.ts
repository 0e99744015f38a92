import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { sessionStore } from '#web/lib/session/browser-session.ts';
import { closeLogin, openLogin } from '#web/lib/session/login.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';

/** How the page reacts when the session changes in this tab or another (SIGN-8). */
export function useSessionEvents() {
  const { revalidate } = useRevalidator();
  const loadAgain = useEffectEvent(() => void revalidate());

  useEffect(
    () =>
      sessionStore().subscribe((event, now, before, elsewhere) => {
        if (event === 'signed_in') {
          const who = before.session.viewer?.id;
          // The open page belongs to another person.
          if (who && who !== now.session.viewer?.id) return location.reload();
          closeLogin();
          if (before.state === 'expired') showToast('good', 'You are logged in again.');
          loadAgain();
        }
        if (event === 'expired') return openLogin();
        if (event !== 'signed_out') return;
        if (elsewhere) showToast('good', 'You were logged out in another window.');
        loadAgain();
      }),
    [],
  );
}
