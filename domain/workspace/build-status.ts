export const buildStatuses = ['planning', 'building', 'complete'] as const;
export type BuildStatus = (typeof buildStatuses)[number];

/** A build only goes forward, one stage at a time; complete is final (WORK-3). */
export const buildMoves = {
  planning: ['building'],
  building: ['complete'],
  complete: [],
} as const satisfies Record<BuildStatus, readonly BuildStatus[]>;

export const buildStatusWords: Record<BuildStatus, string> = {
  planning: 'Planning',
  building: 'Building',
  complete: 'Complete',
};

/** Before that there is nothing to show of a build. */
export const hasBegun = (now: BuildStatus): boolean => now !== 'planning';

export function nextStatus(now: BuildStatus): BuildStatus | null {
  return buildMoves[now][0] ?? null;
}

export function canMoveBuild(from: BuildStatus, to: BuildStatus): boolean {
  return (buildMoves[from] as readonly BuildStatus[]).includes(to);
}
