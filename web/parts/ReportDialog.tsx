import { showToast } from '#web/ui/feedback/toasts.ts';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { MessageForm } from './MessageForm.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
  /** The reported thing in the dialog's texts: 'comment', 'design'. */
  subject: string;
  /** The name of the draft on this device until the report is sent. */
  name: string;
  /** @throws ApiError */
  send: (reason: string) => Promise<unknown>;
}

/** Reports something of another person to the operator. */
export function ReportDialog({ open, onClose, subject, name, send }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={`Report this ${subject}`} cross wide>
      <div className="stack">
        <p className="muted">The operator of this Brief Foundry reads it. Say what is wrong.</p>
        <MessageForm
          name={name}
          label="What is wrong with it"
          submit={{ idle: 'Report', busy: 'Reporting' }}
          send={send}
          onSent={() => {
            onClose();
            showToast('good', `Thank you. The ${subject} is reported.`);
          }}
        />
      </div>
    </Dialog>
  );
}
