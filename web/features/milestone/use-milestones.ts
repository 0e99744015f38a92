import { useRef, useState } from 'react';
import type { Milestone } from '#contract/milestone.ts';
import { quoted } from '#domain/text/quoted.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { loadPartAfterChanges } from '#web/lib/api/server-changes.ts';
import { failureOf } from '#web/lib/api/use-call.ts';
import { useOptimisticChanges } from '#web/lib/api/use-optimistic-changes.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { applyChange, type Change, type FailedAction, failureText, withMilestone } from './milestone-list.ts';

export interface NewMilestone {
  title: string;
  percentage: number;
  dueOn?: string | null;
  done?: boolean;
}
export type MilestoneList = ReturnType<typeof useMilestones>;

/** A person's milestones on a brief, by percentage. An error stays in `failure` until the next success. */
export function useMilestones(briefId: string, loaded: readonly Milestone[]) {
  const { shown, change, replace } = useOptimisticChanges<readonly Milestone[], Change>(
    `brief ${briefId}`,
    loaded,
    applyChange,
  );
  const [failure, setFailure] = useState<{ what: FailedAction; text: string } | null>(null);
  /** Restores the milestone that was deleted last. */
  const undoLast = useRef<(() => void) | null>(null);
  const params = { id: briefId };
  const setFailureOf = (what: FailedAction, failed: ApiError | null) =>
    setFailure(failed && { what, text: failureText(what, failed) });

  /** Resolves to the error, also for milestone_taken: the caller reports it. */
  async function add(body: NewMilestone, idempotencyKey: string): Promise<ApiError | null> {
    const failed = await change(
      null,
      (signal) => api('POST /api/briefs/:id/milestones', { params, body }, { idempotencyKey, signal }),
      withMilestone,
    );
    if (!failed) setFailure(null);
    return failed;
  }

  /** Renames or moves a milestone, or changes its day. Resolves to the error, as `add` does. */
  async function edit(milestoneId: string, body: NewMilestone): Promise<ApiError | null> {
    const failed = await change(
      null,
      (signal) =>
        api('PATCH /api/briefs/:id/milestones/:milestoneId', { params: { ...params, milestoneId }, body }, { signal }),
      withMilestone,
    );
    if (!failed) setFailure(null);
    return failed;
  }

  async function reload() {
    try {
      const { items } = await loadPartAfterChanges(() => api('GET /api/briefs/:id/milestones', { params }));
      replace(items);
      setFailure(null);
    } catch (thrown) {
      setFailureOf('load', failureOf(thrown));
    }
  }

  async function setDone({ id }: Milestone, done: boolean) {
    const failed = await change(
      { id, done },
      (signal) =>
        api(
          'PATCH /api/briefs/:id/milestones/:milestoneId',
          { params: { ...params, milestoneId: id }, body: { done } },
          { signal },
        ),
      withMilestone,
    );
    setFailureOf('change', failed);
  }

  /** Deletes at once. A toast and `undo` can restore it (TIME-4). */
  async function remove(milestone: Milestone) {
    const { id, title, percentage } = milestone;
    const closeToast = showToast('good', `${quoted(title)} deleted`, { label: 'Undo', run: undo });
    undoLast.current = undo;
    function undo() {
      closeToast();
      undoLast.current = null;
      void restore(milestone, percentage);
    }
    const failed = await change(
      { without: id },
      (signal) =>
        api(
          'DELETE /api/briefs/:id/milestones/:milestoneId',
          { params: { ...params, milestoneId: id } },
          { signal },
        ).catch(unlessGone),
      (milestones) => applyChange(milestones, { without: id }),
    );
    if (failed) {
      closeToast();
      undoLast.current = null;
    }
    setFailureOf('delete', failed);
  }

  /**
   * The key names the milestone and its percentage. A retry after a lost response then finds the milestone of the first
   * try.
   */
  async function restore(milestone: Milestone, percentage: number) {
    const { id, title, doneAt, dueOn } = milestone;
    const failed = await add({ title, percentage, dueOn, done: doneAt !== null }, `undo ${id} ${percentage}`);
    if (!failed) return;
    const free = failed.suggestion;
    showToast('bad', failureText('add', failed), {
      label: free ? `Put it at ${free}%` : 'Try Again',
      run: () => void restore(milestone, free ?? percentage),
    });
  }
  return { milestones: shown, failure, add, edit, reload, setDone, remove, undo: () => undoLast.current?.() };
}

/** A milestone that was deleted in another tab counts as deleted. */
function unlessGone(error: unknown) {
  if (error instanceof ApiError && error.code === 'milestone_not_found') return undefined;
  throw error;
}
