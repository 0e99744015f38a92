import { useState } from 'react';
import type { Milestone } from '#contract/milestone.ts';
import { clampPercent, nextPercent } from '#domain/milestone/milestone.ts';
import { useDraft } from '#web/lib/unsent/use-draft.ts';
import { asMilestoneDraft, type MilestoneDraft } from './milestone-draft.ts';

/**
 * The unfinished milestone: the mark that keys move on the gauge, the open form's fields, and the draft that is saved
 * when the form is left.
 */
export function useMilestoneDraft(briefId: string, milestones: readonly Milestone[]) {
  const [draft, setOpenDraft] = useState<MilestoneDraft | null>(null);
  const [edited, setEdited] = useState<Milestone | null>(null);
  const [mark, setMark] = useState<number | null>(null);
  const stored = useDraft<MilestoneDraft | null>({
    kind: 'milestone',
    id: briefId,
    stored: null,
    check: asMilestoneDraft,
  });
  const next = nextPercent(new Set(milestones.map((milestone) => milestone.percentage))) ?? 0;

  function setDraft(now: MilestoneDraft) {
    setOpenDraft(now);
    if (!edited) stored.change(now.title.trim() ? now : null);
  }
  const shownAt = draft ? Number(draft.percentage) || 0 : mark;
  return {
    draft,
    setDraft,
    /** The milestone whose changes the form shows; null while it shows a new one. */
    edited,
    /** The saved draft, while the form is closed. */
    left: draft ? null : stored.value,
    /** The position of the unfinished milestone. */
    flag:
      shownAt === null
        ? null
        : { id: edited?.id ?? 'new', title: draft?.title ?? '', percentage: clampPercent(shownAt), isNew: true },
    /** Moves the mark by keys, starting at the suggested position. Returns its new position. */
    nudge(by: number): number {
      const to = clampPercent((draft ? Number(draft.percentage) || 0 : (mark ?? next)) + by);
      if (draft) setDraft({ ...draft, percentage: String(to) });
      else setMark(to);
      return to;
    },
    dropMark: () => setMark(null),
    /** Opens the form at the pointer, or, by keyboard, at the mark. A saved draft's title is used again. */
    open(picked: number | null) {
      const percentage = String(clampPercent(picked ?? mark ?? next));
      const { title, dueOn } = draft ?? stored.value ?? { title: '', dueOn: '' };
      setDraft({ title, percentage, dueOn });
      setMark(null);
    },
    /** Opens the saved draft at its position. */
    resume: () => setOpenDraft(stored.value),
    /** Opens the form with a milestone that there is. */
    edit(milestone: Milestone) {
      setEdited(milestone);
      setOpenDraft({
        title: milestone.title,
        percentage: String(milestone.percentage),
        dueOn: milestone.dueOn ?? '',
      });
    },
    close({ keepTitle = false } = {}) {
      if (!keepTitle && !edited) stored.discard();
      setEdited(null);
      setOpenDraft(null);
      setMark(null);
    },
  };
}
