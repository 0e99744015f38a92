import type { Milestone } from '#contract/milestone.ts';
import type { ApiError } from '#web/lib/api/api-error.ts';

/** The change in progress: a deletion, a tick, or an addition. Additions are not optimistic. */
export type Change = { without: string } | { id: string; done: boolean } | null;

export function applyChange(milestones: readonly Milestone[], change: Change): readonly Milestone[] {
  if (!change) return milestones;
  if ('without' in change) return milestones.filter((milestone) => milestone.id !== change.without);
  const doneAt = change.done ? 'now' : null;
  return milestones.map((milestone) => (milestone.id === change.id ? { ...milestone, doneAt } : milestone));
}

/** Inserts a milestone into the list, which is ordered by percentage (TIME-4). */
export function withMilestone(milestones: readonly Milestone[], one: Milestone): readonly Milestone[] {
  return [...milestones.filter((other) => other.id !== one.id), one].sort((a, b) => a.percentage - b.percentage);
}

export type FailedAction = 'load' | 'add' | 'delete' | 'change';

/** The texts of the specification (TIME-5), with the reason where there is one. */
export function failureText(what: FailedAction, failure: ApiError): string {
  const reason = failure.code === 'timeout' ? '' : failure.message;
  if (what === 'add') return reason ? `Failed to add milestone: ${reason}` : 'Failed to save milestone';
  const failed = {
    load: 'Failed to load milestones',
    delete: 'Failed to delete milestone',
    change: 'Failed to save milestone',
  }[what];
  return reason ? `${failed}: ${reason}` : failed;
}
