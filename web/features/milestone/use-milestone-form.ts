import { useRef, useState } from 'react';
import { checkMilestone } from '#domain/milestone/milestone.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import type { MilestoneDraft } from './milestone-draft.ts';
import { failureText } from './milestone-list.ts';
import type { MilestoneList, NewMilestone } from './use-milestones.ts';

/** What stands against a draft, from what is known here and what the server has said; and saving it. */
export function useMilestoneForm(draft: MilestoneDraft, list: MilestoneList, onAdded: (one: NewMilestone) => void) {
  const { call, busy, failure, forget } = useCall();
  const sent = useRef('');
  /** A missing title is said once the person has tried to save without one, or has emptied it. */
  const [saysMissing, sayMissing] = useState(false);
  /** Percentages that only the server knew to be taken, with the free one it named. */
  const [refused, setRefused] = useState<ReadonlyMap<number, number | undefined>>(new Map());

  const taken = new Set([...list.milestones.map(({ percentage }) => percentage), ...refused.keys()]);
  const checked = checkMilestone(draft, taken);
  const named = refused.get(Number(draft.percentage));
  const isValid = checked.title === null && checked.percentage === null;

  async function add(milestone: NewMilestone, key: string) {
    const failed = await list.add(milestone, key);
    if (!failed) return onAdded(milestone);
    if (failed.code !== 'milestone_taken') throw failed;
    // Somebody was faster at this percentage: what is known is out of date.
    setRefused((known) => new Map(known).set(milestone.percentage, failed.suggestion));
    void list.reload();
  }

  return {
    titleError: saysMissing || draft.title.trim() ? checked.title : null,
    percentageError: checked.percentage,
    /** A free percentage, where this one is taken. */
    suggestion: named && !taken.has(named) ? named : checked.suggestion,
    isValid,
    busy,
    /** What the last save failed with, apart from what is wrong with the fields (TIME-5). */
    failure: failure && failureText('add', failure),
    changed(next: MilestoneDraft) {
      if (next.title !== draft.title) sayMissing(next.title.trim() === '');
      forget();
    },
    save() {
      sayMissing(true);
      const milestone = { title: draft.title.trim(), percentage: Number(draft.percentage) };
      if (!isValid) return;
      // The gauge moves the draft as well, and other words are another milestone.
      const words = JSON.stringify(milestone);
      if (sent.current !== words) forget();
      sent.current = words;
      void call(({ key }) => add(milestone, key));
    },
  };
}
