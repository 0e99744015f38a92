import type { BriefCard } from '#contract/brief.ts';
import { PROGRESS_STATUSES, type ProgressStatus, progressLabels } from '#domain/brief/progress.ts';

export const tabs = ['briefs', 'submissions', 'case-studies', 'collaborations'] as const;
export type ProjectsTab = (typeof tabs)[number];

export interface Arrangement {
  tab: ProjectsTab;
  status: ProgressStatus | 'all';
  order: 'newest' | 'oldest';
}

/** In the order of the filter (PROJ-1). */
export const statusFilters = (['all', 'not_started', 'in_progress', 'submitted', 'paused', 'completed'] as const).map(
  (value) => ({ value, label: value === 'all' ? 'All Status' : progressLabels[value] }),
);

/** The tab that an address without one opens: the first that holds something. */
export const firstTab = (counts: Readonly<Record<ProjectsTab, number>>): ProjectsTab =>
  tabs.find((tab) => counts[tab] > 0) ?? 'briefs';

/** Reads the address. Invalid values mean the default view, which has the tab `first`. */
export function readArrangement(search: URLSearchParams, first: ProjectsTab): Arrangement {
  const oneOf = <T extends string>(known: readonly T[], name: string) => known.find((one) => one === search.get(name));
  return {
    tab: oneOf(tabs, 'tab') ?? first,
    status: oneOf(PROGRESS_STATUSES, 'status') ?? 'all',
    order: oneOf(['oldest'], 'order') ?? 'newest',
  };
}

/** The query of an address, without default values. */
export function arrangementQuery({ tab, status, order }: Arrangement, first: ProjectsTab): string {
  const search = new URLSearchParams();
  if (tab !== first) search.set('tab', tab);
  if (status !== 'all') search.set('status', status);
  if (order !== 'newest') search.set('order', order);
  return search.size > 0 ? `?${search}` : '';
}

/** The cards that match the filter, last changed first or last. */
export function arrangeBriefs(cards: readonly BriefCard[], { status, order }: Arrangement): BriefCard[] {
  const shown = cards.filter((card) => status === 'all' || card.status === status);
  const newestFirst = shown.sort((a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt));
  return order === 'newest' ? newestFirst : newestFirst.reverse();
}
