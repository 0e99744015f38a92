/** The states of a person's work on a brief (specification, part 4). */
export const PROGRESS_STATUSES = ['not_started', 'in_progress', 'completed', 'paused', 'submitted'] as const;
export type ProgressStatus = (typeof PROGRESS_STATUSES)[number];

/** The state changes that a person can make. Only a submission sets `submitted`, and nothing leads back from it. */
export const progressMoves = {
  not_started: ['in_progress'],
  in_progress: ['paused', 'completed'],
  paused: ['in_progress', 'completed'],
  completed: ['in_progress'],
  submitted: [],
} as const satisfies Record<ProgressStatus, readonly ProgressStatus[]>;

export function canMoveProgress(from: ProgressStatus, to: ProgressStatus): boolean {
  return from === to || (progressMoves[from] as readonly ProgressStatus[]).includes(to);
}

/** Started briefs show their timeline and cannot be rewritten any more (STATE-2). */
export function countsAsStarted(status: ProgressStatus): boolean {
  return status === 'in_progress' || status === 'completed' || status === 'paused';
}

export const progressLabels: Record<ProgressStatus, string> = {
  not_started: 'Not Started',
  in_progress: 'In Progress',
  completed: 'Completed',
  paused: 'Paused',
  submitted: 'Submitted',
};
