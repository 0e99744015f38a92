import { showToast } from '#web/ui/feedback/toasts.ts';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { SayForm } from './SayForm.tsx';

type Props = {
  open: boolean;
  onClose: () => void;
  /** 'comment', 'critique': as it stands in a sentence. */
  what: string;
  /** Under this name the reason is kept on the device until it has arrived. */
  name: string;
  /** @throws ApiError */
  send: (reason: string) => Promise<unknown>;
};

/** Tells the operator what is wrong with something that somebody else has said. */
export function ReportDialog({ open, onClose, what, name, send }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={`Report this ${what}`} cross wide>
      <p className="muted">The people who run this Brief Foundry read it. Say what is wrong.</p>
      <SayForm
        name={name}
        label="What is wrong with it"
        submit={{ idle: 'Report', busy: 'Reporting' }}
        send={send}
        onSent={() => {
          onClose();
          showToast('good', `Thank you. The ${what} is reported.`);
        }}
      />
    </Dialog>
  );
}
