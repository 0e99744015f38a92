import type { ReviewState } from '../build-review/review.ts';

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

/** A complete build is a record: nothing is added to it or sent back. */
export const isComplete = (now: BuildStatus): boolean => now === 'complete';

export function nextStatus(now: BuildStatus): BuildStatus | null {
  return buildMoves[now][0] ?? null;
}

export function canMoveBuild(from: BuildStatus, to: BuildStatus): boolean {
  return (buildMoves[from] as readonly BuildStatus[]).includes(to);
}

export const COMPLETION_REASON_MAX = 500;

/** A frame of the design whose build is missing, or needs changes. */
export interface OpenFrame {
  name: string;
  why: 'unbuilt' | 'returned';
}

/** `stateOf` is the state of a frame's newest screenshot; undefined where there is none. */
export function openFrames(
  frames: readonly { id: string; name: string }[],
  stateOf: ReadonlyMap<string, ReviewState>,
): OpenFrame[] {
  return frames.flatMap(({ id, name }) => {
    const state = stateOf.get(id) ?? 'failed';
    if (state === 'returned') return { name, why: 'returned' as const };
    return state === 'failed' ? { name, why: 'unbuilt' as const } : [];
  });
}

/**
 * Why a build is not complete yet ('Of the design’s 5 frames, one needs changes, and 2 are not built'); null when nothing is open.
 * It names the number of all frames, because the scope of an agreement is free text and may cover fewer.
 */
export function completionHindrance(open: readonly OpenFrame[], frameCount: number): string | null {
  if (open.length === 0) return null;
  const count = (one: OpenFrame['why']) => open.filter(({ why }) => why === one).length;
  const [returned, unbuilt] = [count('returned'), count('unbuilt')];
  if (frameCount === 1) return `The design’s only frame ${returned ? 'needs changes' : 'is not built'}`;
  const words = [
    returned && (returned === 1 ? 'one needs changes' : `${returned} need changes`),
    unbuilt && (unbuilt === 1 ? 'one is not built' : `${unbuilt} are not built`),
  ];
  return `Of the design’s ${frameCount} frames, ${words.filter(Boolean).join(', and ')}`;
}
