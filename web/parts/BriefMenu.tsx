import { useState } from 'react';
import type { BegunSubmission } from '#contract/submission-draft.ts';
import type { ProgressStatus } from '#domain/brief/progress.ts';
import { IconButton } from '#web/ui/control/IconButton.tsx';
import { Menu } from '#web/ui/control/Menu.tsx';
import { RemoveBrief } from './RemoveBrief.tsx';

export interface RemovedBrief {
  id: string;
  title: string;
  /** Own briefs are deleted. Community briefs only leave My Projects. */
  isMine: boolean;
  status: ProgressStatus;
  submissionId: string | null;
  begun: BegunSubmission | null;
  communityCopyId: string | null;
}

interface Props {
  brief: RemovedBrief;
  onRemoved: () => unknown;
}

/** What a person rarely does with a brief: delete it, or take it out of My Projects. */
export function BriefMenu({ brief, onRemoved }: Props) {
  const [isOpen, setOpen] = useState(false);
  const label = brief.isMine ? 'Delete brief…' : 'Remove from My Projects…';
  return (
    <>
      <Menu
        label="More"
        trigger={<IconButton icon="ellipsis" size="s" label={`More for ${brief.title}`} className="no-print" />}
        items={[{ label, icon: 'trash-2', danger: true, onSelect: () => setOpen(true) }]}
      />
      <RemoveBrief brief={brief} open={isOpen} onClose={() => setOpen(false)} onRemoved={onRemoved} />
    </>
  );
}
