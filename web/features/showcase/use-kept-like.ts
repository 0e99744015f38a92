import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError } from '#web/lib/api/api-error.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { useViewer } from '#web/lib/session/use-session.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { takeKeptLike } from './kept-like.ts';

/** Completes what a guest wanted to like, now that they are back from signing in. For pages that show hearts. */
export function useKeptLike(): void {
  const viewerId = useViewer()?.id;
  const { revalidate } = useRevalidator();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each person who signs in.
  useEffect(() => {
    const kept = viewerId ? takeKeptLike() : null;
    if (!kept) return;
    api('PUT /api/submissions/:id/like', { params: { id: kept.id } }).then(
      () => {
        showToast('good', `You like “${kept.title}”.`);
        void revalidate();
      },
      (error: unknown) => {
        const reason = error instanceof ApiError ? error.message : 'Try again in a moment.';
        showToast('bad', `Your like of “${kept.title}” was not kept. ${reason}`);
      },
    );
  }, [viewerId]);
}
