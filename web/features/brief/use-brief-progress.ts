import { useMemo } from 'react';
import type { BriefView, Progress } from '#contract/brief.ts';
import type { ProgressStatus } from '#domain/brief/progress.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { useOptimisticChanges } from '#web/lib/api/use-optimistic-changes.ts';

interface BriefProgress {
  progress: Progress | null;
  status: ProgressStatus;
  ticks: readonly string[];
}

/** `verb` names the action in its error message. */
type Change = { status: ProgressStatus; verb: string | undefined } | { key: string; done: boolean };

export function applyChange(work: BriefProgress, change: Change): BriefProgress {
  if ('status' in change) return { ...work, status: change.status };
  const others = work.ticks.filter((key) => key !== change.key);
  return { ...work, ticks: change.done ? [...others, change.key] : others };
}

const verbs: Partial<Record<ProgressStatus, string>> = {
  in_progress: 'started',
  paused: 'paused',
  completed: 'marked complete',
};

/**
 * The person's status and ticks on a brief, with optimistic updates. A failed change is reverted and reported in a
 * toast (PROJ-5, BRIEF-11).
 */
export function useBriefProgress(brief: BriefView) {
  const loaded = useMemo(
    () => ({ progress: brief.progress, status: brief.progress?.status ?? 'not_started', ticks: brief.ticks }),
    [brief],
  );
  const { shown, change } = useOptimisticChanges<BriefProgress, Change>(
    `brief ${brief.id}`,
    loaded,
    applyChange,
    ({ message }, failed) =>
      'status' in failed
        ? `The brief was not ${failed.verb}. ${message}`
        : `The requirement was not ${failed.done ? 'ticked' : 'unticked'}. ${message}`,
  );
  const params = { id: brief.id };

  function move(status: ProgressStatus) {
    const verb = status === 'in_progress' && shown.status !== 'not_started' ? 'resumed' : verbs[status];
    return change(
      { status, verb },
      (signal) => api('PUT /api/briefs/:id/progress', { params, body: { status } }, { signal }),
      (work, progress) => ({ ...work, progress, status: progress.status }),
    );
  }

  const tick = (key: string, done: boolean) =>
    change(
      { key, done },
      (signal) =>
        api('PUT /api/briefs/:id/deliverables/:key', { params: { ...params, key }, body: { done } }, { signal }),
      (work, { ticks }) => ({ ...work, ticks }),
    );
  return { ...shown, move, tick };
}
