import type { Milestone } from '#contract/milestone.ts';
import { ApiError } from '#web/lib/api/api-error.ts';

/** What is under way: a deletion, a tick, or an addition, which shows only once it is there. */
export type Wish = { without: string } | { id: string; done: boolean } | null;

export function applyWish(milestones: readonly Milestone[], wish: Wish): readonly Milestone[] {
  if (!wish) return milestones;
  if ('without' in wish) return milestones.filter((milestone) => milestone.id !== wish.without);
  const doneAt = wish.done ? 'now' : null;
  return milestones.map((milestone) => (milestone.id === wish.id ? { ...milestone, doneAt } : milestone));
}

/** A milestone in its place among the others: by percentage (TIME-4). */
export function withMilestone(milestones: readonly Milestone[], one: Milestone): readonly Milestone[] {
  return [...milestones.filter((other) => other.id !== one.id), one].sort((a, b) => a.percentage - b.percentage);
}

/** The texts of the specification (TIME-5): with the reason where there is one to say. */
export function failureText(what: 'load' | 'add' | 'delete' | 'change', error: unknown): string {
  const reason = error instanceof ApiError ? error.message : '';
  if (what === 'add') return reason ? `Failed to add milestone: ${reason}` : 'Failed to save milestone';
  const failed = {
    load: 'Failed to load milestones',
    delete: 'Failed to delete milestone',
    change: 'Failed to save milestone',
  }[what];
  return reason ? `${failed}: ${reason}` : failed;
}
