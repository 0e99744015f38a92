import { quoted } from '#domain/text/quoted.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { usePendingAct } from '#web/lib/session/use-pending-act.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';

/** Sends the like that a guest wanted before signing in. For pages with like buttons. */
export function usePendingLike(): void {
  const { call } = useCall({
    reload: 'done',
    toast: ({ message }, title = '') => `Your like of ${quoted(title)} was not saved. ${message}`,
  });
  usePendingAct('like', ({ id, title }) => {
    void call(async () => {
      await api('PUT /api/submissions/:id/like', { params: { id } });
      showToast('good', `You like ${quoted(title)}.`);
    }, title);
  });
}
