import { Random } from '../random.ts';

/** Percent; a change hurts most between a third of the way and just past half. */
const CHANGE_AT = [35, 60] as const;

/** The progress at which a person gets the change request, in percent. Each person who works on a brief has another one. */
export const changeAt = (briefId: string, userId: string): number =>
  new Random(`${briefId} ${userId} change`).int(...CHANGE_AT);

/** Whether a change request is due at `at` percent: a milestone there is done, or that share of requirements is ticked. */
export function isChangeDue(
  at: number,
  work: { milestonesDone: readonly number[]; ticked: number; requirements: number },
): boolean {
  const share = work.requirements === 0 ? 0 : (work.ticked / work.requirements) * 100;
  return share >= at || work.milestonesDone.some((percentage) => percentage >= at);
}
