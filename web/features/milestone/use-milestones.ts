import { useRef, useState } from 'react';
import type { Milestone } from '#contract/milestone.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { useServerState } from '#web/lib/api/use-server-state.ts';
import { announceMove } from '#web/lib/live/moved.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { applyWish, failureText, type Wish, withMilestone } from './milestone-list.ts';

type NewMilestone = { title: string; percentage: number; done?: boolean };

/** A person's milestones on a brief, by percentage. What fails stays in `failure` until the next thing goes well. */
export function useMilestones(briefId: string, loaded: readonly Milestone[]) {
  const { shown, run } = useServerState<readonly Milestone[], Wish>(loaded, applyWish);
  const [failure, setFailure] = useState<{ text: string; canReload: boolean } | null>(null);
  /** Puts the milestone back that was deleted last. */
  const lastBack = useRef<(() => void) | null>(null);
  const params = { id: briefId };

  /** @throws ApiError, milestone_taken among them */
  async function add(wish: NewMilestone, idempotencyKey: string): Promise<Milestone> {
    const planted = await run(
      null,
      (signal) => api('POST /api/briefs/:id/milestones', { params, body: wish }, { idempotencyKey, signal }),
      withMilestone,
    );
    setFailure(null);
    return planted;
  }

  /** In its turn among the changes: otherwise a late answer would not know of the last of them. */
  async function reload() {
    try {
      await run(
        null,
        (signal) => api('GET /api/briefs/:id/milestones', { params }, { signal }),
        (_, { items }) => items,
      );
      setFailure(null);
    } catch (error) {
      setFailure({ text: failureText('load', error), canReload: true });
    }
  }

  async function setDone(milestone: Milestone, done: boolean) {
    const which = { ...params, milestoneId: milestone.id };
    try {
      await run(
        { id: milestone.id, done },
        (signal) => api('PATCH /api/briefs/:id/milestones/:milestoneId', { params: which, body: { done } }, { signal }),
        withMilestone,
      );
      announceMove();
      setFailure(null);
    } catch (error) {
      setFailure({ text: failureText('change', error), canReload: false });
    }
  }

  /** Gone at once, with a way back: in a toast, and by `undo` (TIME-4). */
  async function remove(milestone: Milestone) {
    const which = { ...params, milestoneId: milestone.id };
    const takeBack = showToast('good', `“${milestone.title}” deleted`, { label: 'Undo', run: back });
    lastBack.current = back;
    function back() {
      takeBack();
      lastBack.current = null;
      void putBack(milestone, milestone.percentage);
    }
    try {
      await run(
        { without: milestone.id },
        (signal) =>
          api('DELETE /api/briefs/:id/milestones/:milestoneId', { params: which }, { signal }).catch(unlessGone),
        (milestones) => applyWish(milestones, { without: milestone.id }),
      );
      setFailure(null);
    } catch (error) {
      takeBack();
      lastBack.current = null;
      setFailure({ text: failureText('delete', error), canReload: false });
    }
  }

  /** The key says which milestone comes back where: a second try after a lost answer finds the first one's. */
  async function putBack(milestone: Milestone, percentage: number) {
    const { id, title, doneAt } = milestone;
    try {
      await add({ title, percentage, done: doneAt !== null }, `undo ${id} ${percentage}`);
    } catch (error) {
      const free = error instanceof ApiError ? error.suggestion : undefined;
      showToast('bad', failureText('add', error), {
        label: free ? `Put it at ${free}%` : 'Try Again',
        run: () => void putBack(milestone, free ?? percentage),
      });
    }
  }
  return { milestones: shown, failure, add, reload, setDone, remove, undo: () => lastBack.current?.() };
}

/** Deleted in another tab: it is gone, as wished. */
function unlessGone(error: unknown) {
  if (error instanceof ApiError && error.code === 'milestone_not_found') return undefined;
  throw error;
}
