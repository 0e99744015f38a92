import { useState } from 'react';
import { REASON_MAX } from '#domain/collaboration/request.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { Check } from '#web/ui/field/Check.tsx';
import { TextArea } from '#web/ui/field/TextArea.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';

interface Props {
  open: boolean;
  name: string;
  busy: boolean;
  onClose: () => void;
  reason: string;
  onReason: (reason: string) => void;
  onDecline: (more: { reason: string; closeDesign: boolean }) => void;
}

export function DeclineDialog({ open, name, busy, onClose, reason, onReason, onDecline }: Props) {
  const [closeDesign, setCloseDesign] = useState(false);
  const first = name.split(' ')[0];
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Decline ${first}’s request?`}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="danger" busy={busy} onClick={() => onDecline({ reason, closeDesign })}>
            Decline
          </Button>
        </>
      }
    >
      <TextArea
        label="Reason"
        optional
        rows={3}
        maxLength={REASON_MAX}
        value={reason}
        onChange={(event) => onReason(event.target.value)}
        hint={`${first} sees it.`}
      />
      <Check checked={closeDesign} onChange={(event) => setCloseDesign(event.target.checked)}>
        Close this design to new requests
      </Check>
    </Dialog>
  );
}
