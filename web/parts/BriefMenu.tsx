import { useState } from 'react';
import type { BegunSubmission } from '#contract/submission-draft.ts';
import type { ProgressStatus } from '#domain/brief/progress.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { IconButton } from '#web/ui/control/IconButton.tsx';
import { Menu } from '#web/ui/control/Menu.tsx';
import { RemoveBrief } from './RemoveBrief.tsx';
import { ReportDialog } from './ReportDialog.tsx';

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
  /** A community brief that the person does not work on is not theirs to remove. */
  canRemove?: boolean;
  canReport?: boolean;
  onRemoved: () => unknown;
}

/** What a person rarely does with a brief: delete it, take it out of My Projects, or report it. */
export function BriefMenu({ brief, canRemove = true, canReport = false, onRemoved }: Props) {
  const [doing, setDoing] = useState<'remove' | 'report' | null>(null);
  const close = () => setDoing(null);
  const label = brief.isMine ? 'Delete brief…' : 'Remove from My Projects…';
  return (
    <>
      <Menu
        label="More"
        trigger={<IconButton icon="ellipsis" size="s" label={`More for ${brief.title}`} className="no-print" />}
        items={[
          ...(canReport ? [{ label: 'Report…', icon: 'flag' as const, onSelect: () => setDoing('report') }] : []),
          ...(canRemove ? [{ label, icon: 'trash-2' as const, danger: true, onSelect: () => setDoing('remove') }] : []),
        ]}
      />
      <RemoveBrief brief={brief} open={doing === 'remove'} onClose={close} onRemoved={onRemoved} />
      <ReportDialog
        open={doing === 'report'}
        onClose={close}
        subject="brief"
        name={`brief-report-${brief.id}`}
        send={(reason) => api('POST /api/briefs/:id/report', { params: { id: brief.id }, body: { reason } })}
      />
    </>
  );
}
