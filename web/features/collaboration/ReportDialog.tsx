import { useState } from 'react';
import { REASON_MAX } from '#domain/collaboration/request.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { useAttempt } from '#web/lib/api/use-attempt.ts';
import { useKeptText } from '#web/lib/unsent/use-kept-text.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Check } from '#web/ui/field/Check.tsx';
import { TextArea } from '#web/ui/field/TextArea.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';

interface Props {
  open: boolean;
  requestId: string;
  name: string;
  onClose: () => void;
  onDone: () => void;
}

/** Tells the operator, and keeps the person away from one's designs if wished. */
export function ReportDialog({ open, requestId, name, onClose, onDone }: Props) {
  const [reason, setReason] = useKeptText(`request-report-${requestId}`);
  const [block, setBlock] = useState(true);
  const { busy, error, attempt } = useAttempt();

  const send = () =>
    attempt(async () => {
      await api('POST /api/collaboration-requests/:id/report', { params: { id: requestId }, body: { reason, block } });
      setReason('');
      showToast('good', block ? `Reported. ${name} cannot ask you again.` : 'Reported.');
      onDone();
    });

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Report this request?"
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void send()}>
            Report
          </Button>
        </>
      }
    >
      <TextArea
        label="What is wrong with it"
        rows={3}
        maxLength={REASON_MAX}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        hint="The operator of this installation reads it."
        error={error}
      />
      <Check checked={block} onChange={(event) => setBlock(event.target.checked)}>
        Block {name}: they see your designs as closed to collaboration
      </Check>
    </Dialog>
  );
}
