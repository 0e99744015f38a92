import { useNavigate } from 'react-router';
import { ApiError } from '#web/lib/api/api-error.ts';
import { sessionStore } from '#web/lib/session/browser-session.ts';
import { links } from '#web/links.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';

/** Ends the session here and in every other tab, or on every device, and goes to the landing page. */
export function useLogOut({ everywhere = false } = {}): () => void {
  const navigate = useNavigate();
  return () => {
    sessionStore()
      // Home first, so that no page asks the person to log in whom it has just seen go.
      .signOut(async () => navigate(links.home()), everywhere)
      .then(() => showToast('good', everywhere ? 'You are logged out on every device.' : 'You are logged out.'))
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        showToast('bad', `You are still logged in. ${error.message}`);
      });
  };
}
