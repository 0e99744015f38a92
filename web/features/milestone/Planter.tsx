import { useState } from 'react';
import type { Milestone } from '#contract/milestone.ts';
import type { MilestoneDraft } from './draft.ts';
import { MilestoneForm } from './MilestoneForm.tsx';
import { useSaving } from './use-saving.ts';

type Props = {
  draft: MilestoneDraft;
  onChange: (draft: MilestoneDraft) => void;
  milestones: readonly Milestone[];
  add: (wish: { title: string; percentage: number }, idempotencyKey: string) => Promise<Milestone>;
  /** Somebody was faster at this percentage: what is known is out of date. */
  onTaken: () => void;
  onAdded: (milestone: Milestone) => void;
  /** Without a milestone; a press outside may have been an accident, so its title is kept. */
  onClose: (how: 'cancelled' | 'left') => void;
  gauge: () => HTMLElement | null;
};

/** Writes one milestone: what stands against it, saving it, and what became of that. Comes with the first press on the gauge. */
export function Planter({ draft, onChange, milestones, add, onTaken, onAdded, onClose, gauge }: Props) {
  const [hasTried, setHasTried] = useState(false);
  const { check, save, isSaving, failure, forgetFailure } = useSaving(draft, milestones, { add, onTaken, onAdded });

  function change(next: { title: string; percentage: string }) {
    onChange({ ...draft, ...next });
    if (next.title !== draft.title) setHasTried(next.title.trim() === '');
    forgetFailure();
  }
  return (
    <MilestoneForm
      draft={draft}
      onChange={change}
      check={check}
      saysMissingTitle={hasTried}
      isSaving={isSaving}
      failure={failure}
      onSave={() => {
        setHasTried(true);
        void save();
      }}
      onCancel={() => onClose('cancelled')}
      onLeave={() => !isSaving && onClose('left')}
      gauge={gauge}
    />
  );
}
