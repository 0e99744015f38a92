import { useNavigate } from 'react-router';
import { links } from '#domain/navigation/links.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { sessionStore } from '#web/lib/session/browser-session.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';

/** Signs out in every tab, or on every device, and goes to the landing page. */
export function useLogOut({ everywhere = false } = {}): () => void {
  const navigate = useNavigate();
  const { call } = useCall({ toast: ({ message }) => `You are still logged in. ${message}` });
  return () =>
    void call(async () => {
      // The home page opens first, so that no private page asks the person to log in again.
      await sessionStore().signOut(async () => navigate(links.home()), everywhere);
      showToast('good', everywhere ? 'You are logged out on every device.' : 'You are logged out.');
    });
}
