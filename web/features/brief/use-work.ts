import { useMemo } from 'react';
import type { BriefView, Progress } from '#contract/brief.ts';
import type { ProgressStatus } from '#domain/brief/progress.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { reasonOf, useServerState } from '#web/lib/api/use-server-state.ts';
import { announceMove } from '#web/lib/live/moved.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';

interface Work {
  progress: Progress | null;
  status: ProgressStatus;
  ticks: readonly string[];
}

type Wish = { status: ProgressStatus } | { key: string; done: boolean };

export function applyWish(work: Work, wish: Wish): Work {
  if ('status' in wish) return { ...work, status: wish.status };
  const others = work.ticks.filter((key) => key !== wish.key);
  return { ...work, ticks: wish.done ? [...others, wish.key] : others };
}

const verbs: Partial<Record<ProgressStatus, string>> = {
  in_progress: 'started',
  paused: 'paused',
  completed: 'marked complete',
};

/**
 * The person's work on a brief: its status and ticks. Changes show at once; one that fails is taken back and said in a
 * toast (PROJ-5, BRIEF-11).
 */
export function useWork(brief: BriefView) {
  const loaded = useMemo(
    () => ({ progress: brief.progress, status: brief.progress?.status ?? 'not_started', ticks: brief.ticks }),
    [brief],
  );
  const { shown, run } = useServerState<Work, Wish>(loaded, applyWish);
  const params = { id: brief.id };

  async function move(status: ProgressStatus) {
    const verb = status === 'in_progress' && shown.status !== 'not_started' ? 'resumed' : verbs[status];
    try {
      await run(
        { status },
        (signal) => api('PUT /api/briefs/:id/progress', { params, body: { status } }, { signal }),
        (work, progress) => ({ ...work, progress, status: progress.status }),
      );
    } catch (error) {
      showToast('bad', `The brief was not ${verb}. ${reasonOf(error)}`);
    }
  }

  async function tick(key: string, done: boolean) {
    try {
      await run(
        { key, done },
        (signal) =>
          api('PUT /api/briefs/:id/deliverables/:key', { params: { ...params, key }, body: { done } }, { signal }),
        (work, { ticks }) => ({ ...work, ticks }),
      );
      announceMove();
    } catch (error) {
      showToast('bad', `The requirement was not ${done ? 'ticked' : 'unticked'}. ${reasonOf(error)}`);
    }
  }
  return { ...shown, move, tick };
}
