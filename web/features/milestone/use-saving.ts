import { useRef, useState } from 'react';
import { v4 as newKey } from 'uuid';
import type { Milestone } from '#contract/milestone.ts';
import { checkMilestone } from '#domain/milestone/milestone.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import type { MilestoneDraft } from './draft.ts';
import { failureText } from './milestone-list.ts';

interface Around {
  add: (wish: { title: string; percentage: number }, idempotencyKey: string) => Promise<Milestone>;
  onTaken: () => void;
  onAdded: (milestone: Milestone) => void;
}

/** What stands against a draft, from what is known here and what the server has said; and saving it. */
export function useSaving(draft: MilestoneDraft, milestones: readonly Milestone[], { add, onTaken, onAdded }: Around) {
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  /** Percentages that only the server knew to be taken, with the free one it named. */
  const [refused, setRefused] = useState<ReadonlyMap<number, number | undefined>>(new Map());
  /** One wish, one key: pressing Enter again after a lost answer plants no second milestone. */
  const wish = useRef({ words: '', key: '' });

  const taken = new Set([...milestones.map((milestone) => milestone.percentage), ...refused.keys()]);
  const checked = checkMilestone(draft, taken);
  const named = refused.get(Number(draft.percentage));
  const check = { ...checked, suggestion: named && !taken.has(named) ? named : checked.suggestion };

  async function save() {
    if (isSaving || check.title !== null || check.percentage !== null) return;
    const [title, percentage] = [draft.title.trim(), Number(draft.percentage)];
    const words = `${percentage} ${title}`;
    if (wish.current.words !== words) wish.current = { words, key: newKey() };
    setIsSaving(true);
    setFailure(null);
    try {
      onAdded(await add({ title, percentage }, wish.current.key));
    } catch (error) {
      if (error instanceof ApiError && error.code === 'milestone_taken') {
        setRefused((known) => new Map(known).set(percentage, error.suggestion));
        onTaken();
      } else setFailure(failureText('add', error));
    } finally {
      setIsSaving(false);
    }
  }
  return { check, save, isSaving, failure, forgetFailure: () => setFailure(null) };
}
