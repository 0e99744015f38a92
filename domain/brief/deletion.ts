import type { ProgressStatus } from './progress.ts';

/** Why the owner of a brief cannot delete it; null if they can. The readers of a design see the brief that it answers. */
export function whyBriefStays(status: ProgressStatus): string | null {
  return status === 'submitted'
    ? 'Your design shows this brief to its readers. Delete the design first, then the brief.'
    : null;
}

/** Why a community brief stays in My Projects; null if the person can take it out. */
export function whyBriefIsKept(status: ProgressStatus): string | null {
  return status === 'submitted'
    ? 'Your design answers this brief. Delete the design first, then remove the brief.'
    : null;
}
