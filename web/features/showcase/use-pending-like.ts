import { useEffect } from 'react';
import { api } from '#web/lib/api/browser-api.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { useViewer } from '#web/lib/session/use-session.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { takePendingLike } from './pending-like.ts';

/** Sends the like that a guest wanted before signing in. For pages with like buttons. */
export function usePendingLike(): void {
  const viewerId = useViewer()?.id;
  const { call } = useCall({
    reload: 'done',
    toast: ({ message }, title) => `Your like of “${title}” was not saved. ${message}`,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each person who signs in.
  useEffect(() => {
    const pending = viewerId ? takePendingLike() : null;
    if (!pending) return;
    void call(async () => {
      await api('PUT /api/submissions/:id/like', { params: { id: pending.id } });
      showToast('good', `You like “${pending.title}”.`);
    }, pending.title);
  }, [viewerId]);
}
