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
  const [isOpen, setOpen] = useState(false);
  const [editing, setEditing] = useState<{ milestone: Milestone; draft: MilestoneDraft } | null>(null);
  const [mark, setMark] = useState<number | null>(null);
  const stored = useDraft<MilestoneDraft | null>({
    kind: 'milestone',
    id: briefId,
    stored: null,
    check: asMilestoneDraft,
  });
  const next = nextPercent(new Set(milestones.map((milestone) => milestone.percentage))) ?? 0;

  const edited = editing?.milestone ?? null;
  const draft = editing?.draft ?? (isOpen ? stored.value : null);

  function setDraft(now: MilestoneDraft) {
    if (editing) setEditing({ ...editing, draft: now });
    else stored.change(now);
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
      setOpen(true);
      setMark(null);
    },
    /** Opens the saved draft at its position. */
    resume: () => setOpen(true),
    /** Opens the form with a milestone that there is. */
    edit(milestone: Milestone) {
      const { title, percentage, dueOn } = milestone;
      setEditing({ milestone, draft: { title, percentage: String(percentage), dueOn: dueOn ?? '' } });
    },
    close({ keepTitle = false } = {}) {
      // A draft without a title is nothing to go on with.
      if (!editing && !(keepTitle && draft?.title.trim())) stored.discard();
      setEditing(null);
      setOpen(false);
      setMark(null);
    },
  };
}
