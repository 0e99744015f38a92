import type { BuildStatus } from '#domain/workspace/build-status.ts';
import { useAttempt } from '#web/lib/api/use-attempt.ts';
import { StatusBadge } from '#web/parts/StatusBadge.tsx';
import { Button } from '#web/ui/control/Button.tsx';
import { Notice } from '#web/ui/feedback/Notice.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import styles from './Workspace.module.css';

interface Props {
  open: boolean;
  from: BuildStatus;
  to: BuildStatus;
  onClose: () => void;
  onMove: () => Promise<void>;
}

/** Every move asks first: there is no way back (WORK-3). */
export function MoveDialog({ open, from, to, onClose, onMove }: Props) {
  const { busy, error, attempt } = useAttempt();

  const move = () =>
    attempt(async () => {
      await onMove();
      onClose();
    });

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Change Build Status?"
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={busy} onClick={() => void move()}>
            Confirm Change
          </Button>
        </>
      }
    >
      <p className={`row ${styles.fromTo}`}>
        Moving from <StatusBadge status={from} /> to <StatusBadge status={to} />
      </p>
      <Notice tone="warn" title="This action can't be undone">
        Once you move to the next stage, you won't be able to return to a previous one.
      </Notice>
      {error && (
        <Notice tone="bad" alert>
          {error}
        </Notice>
      )}
    </Dialog>
  );
}
