import { useRef, useState } from 'react';
import { v4 as newKey } from 'uuid';
import type { Milestone } from '#contract/milestone.ts';
import { checkMilestone, clampPercent, MILESTONE_PERCENT_MIN, nextPercent } from '#domain/milestone/milestone.ts';
import { ApiError } from '#web/lib/api-error.ts';
import type { MilestoneDraft } from './MilestoneForm.tsx';
import { failureText } from './use-milestones.ts';

interface Around {
  add: (wish: { title: string; percentage: number }, idempotencyKey: string) => Promise<Milestone>;
  /** Somebody was faster at this percentage: what is known is out of date. */
  onTaken: () => void;
  onAdded: (milestone: Milestone) => void;
  /** The form has gone; the focus is to be put somewhere. */
  onClosed: () => void;
}

interface Open extends MilestoneDraft {
  begin: 'title' | 'percentage';
}

/** The milestone being written: open or not, its fields, and what stands against it. */
export function useDraft(milestones: readonly Milestone[], { add, onTaken, onAdded, onClosed }: Around) {
  const [draft, setDraft] = useState<Open | null>(null);
  const [hasTried, setHasTried] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  /** Percentages that only the server knew to be taken, with the free one it named. */
  const [refused, setRefused] = useState<ReadonlyMap<number, number | undefined>>(new Map());
  /** A title that a press outside left behind comes back with the next opening. */
  const leftTitle = useRef('');
  /** One wish, one key: pressing Enter again after a lost answer adds no second milestone. */
  const wish = useRef({ words: '', key: '' });

  const taken = new Set([...milestones.map((milestone) => milestone.percentage), ...refused.keys()]);
  const checked = checkMilestone(draft ?? { title: '', percentage: '' }, taken);
  const named = draft && refused.get(Number(draft.percentage));
  const check = { ...checked, suggestion: named && !taken.has(named) ? named : checked.suggestion };

  function open(percentage: number, begin: Open['begin']) {
    setDraft((current) => ({ title: current?.title ?? leftTitle.current, percentage: String(percentage), begin }));
  }

  function close({ keepTitle }: { keepTitle: boolean }) {
    leftTitle.current = keepTitle ? (draft?.title ?? '') : '';
    setDraft(null);
    setHasTried(false);
    setFailure(null);
    setRefused(new Map());
  }

  async function save() {
    setHasTried(true);
    if (!draft || isSaving || check.title !== null || check.percentage !== null) return;
    const [title, percentage] = [draft.title.trim(), Number(draft.percentage)];
    const words = `${percentage} ${title}`;
    if (wish.current.words !== words) wish.current = { words, key: newKey() };
    setIsSaving(true);
    setFailure(null);
    try {
      const milestone = await add({ title, percentage }, wish.current.key);
      wish.current = { words: '', key: '' };
      close({ keepTitle: false });
      onAdded(milestone);
      onClosed();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'milestone_taken') {
        setRefused((known) => new Map(known).set(percentage, error.suggestion));
        onTaken();
      } else setFailure(failureText('add', error));
    } finally {
      setIsSaving(false);
    }
  }

  const percentage = clampPercent(Number(draft?.percentage) || MILESTONE_PERCENT_MIN);
  const next = nextPercent(taken) ?? MILESTONE_PERCENT_MIN;
  return {
    /** Where the pointer was, or, by key, where the next milestone is likely wanted. */
    openAt: (picked: number | null) => open(picked === null ? next : clampPercent(picked), 'title'),
    openToNudge: () => open(next, 'percentage'),
    flag: draft && { id: 'new', title: draft.title, percentage, isNew: true },
    form: draft && {
      draft,
      onChange: ({ title, percentage }: MilestoneDraft) => {
        setDraft({ ...draft, title, percentage });
        if (title !== draft.title) setHasTried(title.trim() === '');
        setFailure(null);
      },
      check,
      saysMissingTitle: hasTried,
      isSaving,
      failure,
      begin: draft.begin,
      onSave: () => void save(),
      onCancel: () => {
        close({ keepTitle: false });
        onClosed();
      },
      onLeave: () => !isSaving && close({ keepTitle: true }),
    },
  };
}
