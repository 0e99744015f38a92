import { useEffect } from 'react';
import { api } from '#web/lib/api/browser-api.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { useViewer } from '#web/lib/session/use-session.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { takeKeptLike } from './kept-like.ts';

/** Sends the like that a guest wanted before signing in. For pages with like buttons. */
export function useKeptLike(): void {
  const viewerId = useViewer()?.id;
  const { call } = useCall({
    reload: 'done',
    toast: ({ message }, title) => `Your like of “${title}” was not kept. ${message}`,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each person who signs in.
  useEffect(() => {
    const kept = viewerId ? takeKeptLike() : null;
    if (!kept) return;
    void call(async () => {
      await api('PUT /api/submissions/:id/like', { params: { id: kept.id } });
      showToast('good', `You like “${kept.title}”.`);
    }, kept.title);
  }, [viewerId]);
}
