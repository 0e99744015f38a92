import { useRevalidator } from 'react-router';
import type { CommentPin } from '#contract/comment.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { api } from '#web/lib/browser-api.ts';

/** What is done in a discussion. Each answers what went wrong, in words, or `null`; the list then shows what the server has. */
export function useDiscussion(designId: string) {
  const { revalidate } = useRevalidator();

  async function act(work: () => Promise<unknown>): Promise<string | null> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return Object.values(error.fields ?? {})[0] ?? error.message;
    }
    await revalidate();
    return null;
  }

  return {
    /** The key stays the same until it was said, so that a second try after a lost answer says it once. */
    say: (said: { body: string; parentId?: string; pin?: CommentPin | null }, idempotencyKey: string) =>
      act(() =>
        api('POST /api/submissions/:id/comments', { params: { id: designId }, body: said }, { idempotencyKey }),
      ),
    change: (id: string, body: string) => act(() => api('PATCH /api/comments/:id', { params: { id }, body: { body } })),
    remove: (id: string) => act(() => api('DELETE /api/comments/:id', { params: { id } })),
    report: (id: string, reason: string) =>
      act(() => api('POST /api/comments/:id/report', { params: { id }, body: { reason } })),
  };
}

export type Acts = ReturnType<typeof useDiscussion>;
