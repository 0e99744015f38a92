import type { ProgressStatus } from './progress.ts';

/**
 * Why a brief stays; null if the person can delete their own, or take a community brief out of My Projects. The readers of a
 * design see the brief that it answers.
 */
export function whyBriefStays(status: ProgressStatus, isMine: boolean): string | null {
  if (status !== 'submitted') return null;
  return isMine
    ? 'Your design shows this brief to its readers. Delete the design first, then the brief.'
    : 'Your design answers this brief. Delete the design first, then remove the brief.';
}
