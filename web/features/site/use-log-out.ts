import { useNavigate } from 'react-router';
import { ApiError } from '#web/lib/api-error.ts';
import { sessionStore } from '#web/lib/browser-session.ts';
import { links } from '#web/links.ts';
import { showToast } from '#web/ui/toasts.ts';

/** Ends the session here and in every other tab, and goes to the landing page. */
export function useLogOut(): () => void {
  const navigate = useNavigate();
  return () => {
    sessionStore()
      // Home first, so that no page asks the person to log in whom it has just seen go.
      .signOut(async () => navigate(links.home()))
      .then(() => showToast('good', 'You are logged out.'))
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        showToast('bad', `You are still logged in. ${error.message}`);
      });
  };
}
