import type { BuildStatus } from '#domain/workspace/build-status.ts';
import { StatusBadge } from '#web/parts/StatusBadge.tsx';
import { Notice } from '#web/ui/feedback/Notice.tsx';
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx';
import styles from './Workspace.module.css';

interface Props {
  open: boolean;
  from: BuildStatus;
  to: BuildStatus;
  onClose: () => void;
  onMove: () => Promise<void>;
}

/** Every move asks first, because it cannot be undone (WORK-3). */
export function MoveDialog({ open, from, to, onClose, onMove }: Props) {
  return (
    <ConfirmDialog open={open} onClose={onClose} title="Change Build Status?" yes="Confirm Change" act={onMove}>
      <p className={`row ${styles.fromTo}`}>
        Moving from <StatusBadge status={from} /> to <StatusBadge status={to} />
      </p>
      <Notice tone="warn" title="This action can't be undone">
        Once you move to the next stage, you won't be able to return to a previous one.
      </Notice>
    </ConfirmDialog>
  );
}
