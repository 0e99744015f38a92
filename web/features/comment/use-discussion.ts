import type { CommentPin } from '#contract/comment.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { inOneSentence, useAct } from '#web/lib/api/use-act.ts';

/** What is done in a discussion. Each answers what went wrong, in words, or `null`; the list then shows what the server has. */
export function useDiscussion(designId: string) {
  const tryTo = useAct();
  const act = async (work: () => Promise<unknown>) => inOneSentence(await tryTo(work));

  return {
    /** The key stays the same until it was said, so that a second try after a lost answer says it once. */
    say: (said: { body: string; parentId?: string; pin?: CommentPin | null }, idempotencyKey: string) =>
      act(() =>
        api('POST /api/submissions/:id/comments', { params: { id: designId }, body: said }, { idempotencyKey }),
      ),
    change: (id: string, body: string) => act(() => api('PATCH /api/comments/:id', { params: { id }, body: { body } })),
    remove: (id: string) => act(() => api('DELETE /api/comments/:id', { params: { id } })),
    settle: (id: string, isSettled: boolean) =>
      act(() => api('PUT /api/comments/:id/settled', { params: { id }, body: { isSettled } })),
    report: (id: string, reason: string) =>
      act(() => api('POST /api/comments/:id/report', { params: { id }, body: { reason } })),
  };
}

export type Acts = ReturnType<typeof useDiscussion>;
