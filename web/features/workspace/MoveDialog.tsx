import { useState } from 'react';
import { quoted } from '#domain/text/quoted.ts';
import {
  type BuildStatus,
  COMPLETION_REASON_MAX,
  completionHindrance,
  isComplete,
  type OpenFrame,
} from '#domain/workspace/build-status.ts';
import { StatusBadge } from '#web/parts/StatusBadge.tsx';
import { Notice } from '#web/ui/feedback/Notice.tsx';
import { TextArea } from '#web/ui/field/TextArea.tsx';
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx';
import styles from './Workspace.module.css';

interface Props {
  open: boolean;
  from: BuildStatus;
  to: BuildStatus;
  /** Frames without an accepted build, which only the designer can pass over. */
  openFrames: readonly OpenFrame[];
  frameCount: number;
  /** Frames whose newest screenshot waits for the designer. */
  framesToReview: number;
  /** Who builds it. */
  developer: string;
  /** What the agreement says will be built. */
  scope: string;
  iAm: 'designer' | 'developer';
  onClose: () => void;
  onMove: (reason: string) => Promise<void>;
}

/** Every move asks first, because it cannot be undone (WORK-3). */
export function MoveDialog({
  open,
  from,
  to,
  openFrames,
  frameCount,
  framesToReview,
  developer,
  scope,
  iAm,
  onClose,
  onMove,
}: Props) {
  const [reason, setReason] = useState('');
  const hindrance = completionHindrance(openFrames, frameCount);
  const mayPass = !hindrance || iAm === 'designer';
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title="Change Build Status?"
      yes={mayPass ? 'Confirm Change' : undefined}
      disabled={hindrance !== null && reason.trim() === ''}
      act={() => onMove(hindrance ? reason.trim() : '')}
    >
      <p className={`row ${styles.fromTo}`}>
        Moving from <StatusBadge status={from} /> to <StatusBadge status={to} />
      </p>
      {hindrance && (
        <Notice tone="warn" title={`${hindrance}.`}>
          <p>
            {openFrames
              .map(({ name, why }) => `${name} (${why === 'returned' ? 'needs changes' : 'not built'})`)
              .join(', ')}
            .
          </p>
          <p>All frames are counted. Your agreement says: {quoted(scope)}</p>
          {!mayPass && <p>Only the designer can complete the build without them.</p>}
        </Notice>
      )}
      {hindrance && mayPass && (
        <TextArea
          label="Why the build is complete all the same"
          rows={3}
          maxLength={COMPLETION_REASON_MAX}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      {mayPass && isComplete(to) && (
        <p className={styles.ends}>
          {framesToReview > 0 &&
            `${framesToReview === 1 ? 'One frame is still to review: afterwards it' : `${framesToReview} frames are still to review: afterwards they`} can be approved, and not sent back. `}
          No more screenshots can be added. If the design is public, the build is shown on{' '}
          {iAm === 'developer' ? 'your' : `${developer}’s`} page, with its demo link.
        </p>
      )}
      {mayPass && (
        <Notice tone="warn" title="This action can't be undone">
          Once you move to the next stage, you won't be able to return to a previous one.
        </Notice>
      )}
    </ConfirmDialog>
  );
}
