import type { ClientKnowledge } from './knowledge.ts';

/**
 * Whether the change request is due: a milestone at or past its percentage is done, or the same share of
 * requirements is ticked.
 */
export function isChangeDue(
  { twist }: Pick<ClientKnowledge, 'twist'>,
  work: { milestonesDone: readonly number[]; ticked: number; requirements: number },
): boolean {
  if (!twist) return false;
  const share = work.requirements === 0 ? 0 : (work.ticked / work.requirements) * 100;
  return share >= twist.at || work.milestonesDone.some((percentage) => percentage >= twist.at);
}
