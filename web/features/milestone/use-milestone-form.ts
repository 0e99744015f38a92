import { useRef, useState } from 'react';
import type { Milestone } from '#contract/milestone.ts';
import { checkMilestone } from '#domain/milestone/milestone.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import type { MilestoneDraft } from './milestone-draft.ts';
import { failureText } from './milestone-list.ts';
import type { MilestoneList, NewMilestone } from './use-milestones.ts';

/** The errors of a draft, from local checks and from the server; and saving it, as a new milestone or as `edited`. */
export function useMilestoneForm(
  draft: MilestoneDraft,
  edited: Milestone | null,
  list: MilestoneList,
  onSaved: (one: NewMilestone) => void,
) {
  const { call, busy, failure, forget } = useCall();
  const sent = useRef('');
  /** A missing title is an error only after an attempt to save, or after the person has emptied the field. */
  const [showsMissing, setShowsMissing] = useState(false);
  /** Percentages that only the server knew to be taken, with the free one that it suggested. */
  const [refused, setRefused] = useState<ReadonlyMap<number, number | undefined>>(new Map());

  const others = list.milestones.filter(({ id }) => id !== edited?.id);
  const taken = new Set([...others.map(({ percentage }) => percentage), ...refused.keys()]);
  const checked = checkMilestone(draft, taken);
  const named = refused.get(Number(draft.percentage));
  const isValid = checked.title === null && checked.percentage === null && checked.dueOn === null;

  async function send(milestone: NewMilestone, key: string) {
    const failed = await (edited ? list.edit(edited.id, milestone) : list.add(milestone, key));
    if (!failed) return onSaved(milestone);
    if (failed.code !== 'milestone_taken') throw failed;
    // Another window used this percentage first, so the list is out of date.
    setRefused((known) => new Map(known).set(milestone.percentage, failed.suggestion));
    void list.reload();
  }

  return {
    titleError: showsMissing || draft.title.trim() ? checked.title : null,
    percentageError: checked.percentage,
    dueOnError: checked.dueOn,
    /** A free percentage, if this one is taken. */
    suggestion: named && !taken.has(named) ? named : checked.suggestion,
    isValid,
    busy,
    /** The error of the last save, without the errors of the fields (TIME-5). */
    failure: failure && failureText('add', failure),
    changed(next: MilestoneDraft) {
      if (next.title !== draft.title) setShowsMissing(next.title.trim() === '');
      forget();
    },
    save() {
      setShowsMissing(true);
      const milestone = {
        title: draft.title.trim(),
        percentage: Number(draft.percentage),
        dueOn: draft.dueOn || null,
      };
      if (!isValid) return;
      // The gauge can change the draft as well. Another text or percentage makes it another milestone.
      const words = JSON.stringify(milestone);
      if (sent.current !== words) forget();
      sent.current = words;
      void call(({ key }) => send(milestone, key));
    },
  };
}
