import { useState } from 'react';
import type { Milestone } from '#contract/milestone.ts';
import { clampPercent, nextPercent } from '#domain/milestone/milestone.ts';
import { useDraft } from '#web/lib/unsent/use-draft.ts';
import { asMilestoneDraft, type MilestoneDraft } from './milestone-draft.ts';

/**
 * The milestone being written: the mark that keys move along the gauge, the fields once the form is open, and what a press
 * outside or a reload left half written.
 */
export function useMilestoneDraft(briefId: string, milestones: readonly Milestone[]) {
  const [draft, setOpenDraft] = useState<MilestoneDraft | null>(null);
  const [mark, setMark] = useState<number | null>(null);
  const kept = useDraft<MilestoneDraft | null>({
    kind: 'milestone',
    id: briefId,
    stored: null,
    check: asMilestoneDraft,
  });
  const next = nextPercent(new Set(milestones.map((milestone) => milestone.percentage))) ?? 0;

  function setDraft(now: MilestoneDraft) {
    setOpenDraft(now);
    kept.change(now.title.trim() ? now : null);
  }
  const shownAt = draft ? Number(draft.percentage) || 0 : mark;
  return {
    draft,
    setDraft,
    /** What was left half written, while the form is closed. */
    left: draft ? null : kept.value,
    /** Where the milestone would stand. */
    flag:
      shownAt === null
        ? null
        : { id: 'new', title: draft?.title ?? '', percentage: clampPercent(shownAt), isNew: true },
    /** Moves the mark by keys, from where the next milestone is likely wanted; answers where it is now. */
    nudge(by: number): number {
      const to = clampPercent((draft ? Number(draft.percentage) || 0 : (mark ?? next)) + by);
      if (draft) setDraft({ ...draft, percentage: String(to) });
      else setMark(to);
      return to;
    },
    dropMark: () => setMark(null),
    /** At the pointer, or, by key, at the mark. What was left half written goes on. */
    open(picked: number | null) {
      const percentage = String(clampPercent(picked ?? mark ?? next));
      setDraft({ title: draft?.title ?? kept.value?.title ?? '', percentage });
      setMark(null);
    },
    /** Goes on with what was left, where it was left. */
    resume: () => setOpenDraft(kept.value),
    close({ keepTitle = false } = {}) {
      if (!keepTitle) kept.discard();
      setOpenDraft(null);
      setMark(null);
    },
  };
}
