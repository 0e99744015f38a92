import type { ReactNode } from 'react';
import { type CallOptions, sentenceOf, useCall } from '#web/lib/api/use-call.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { Notice } from '#web/ui/feedback/Notice.tsx';
import { Dialog } from './Dialog.tsx';

interface Props {
  open: boolean;
  /** Called when the person cancels, and after success if there is no `onDone`. */
  onClose: () => void;
  title: ReactNode;
  /** The label of the confirming button, and its label during the call. Without a label there is no such button. */
  yes?: string;
  doing?: string;
  /** The label of the button that cancels. */
  no?: string;
  /** The action cannot be undone. */
  danger?: boolean;
  disabled?: boolean;
  /** Makes the call. The key stays the same until the server answers or the dialog closes. @throws ApiError */
  act: (call: { key: string }) => Promise<unknown>;
  onDone?: () => void;
  reload?: CallOptions['reload'];
  /** Shown above the message of a failure. */
  failureTitle?: string;
  /**
   * A function shows the failure beside its field, and calls `onTyped` when the person changes the text. Otherwise the
   * failure shows below as a notice.
   */
  children: ReactNode | ((failure: string | null, onTyped: () => void) => ReactNode);
}

/** Asks one question and makes one call. It stays open with the typed text until the call succeeds or it is closed. */
export function ConfirmDialog(props: Props) {
  const { open, onClose, title, yes, doing = yes, no = 'Cancel', danger, disabled, act, onDone = onClose } = props;
  const { children, failureTitle, reload } = props;
  const { call, busy, failure, forget } = useCall({ reload });

  function close() {
    forget();
    onClose();
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      actions={
        <>
          <Button variant={danger ? 'second' : 'quiet'} onClick={close}>
            {no}
          </Button>
          {yes && (
            <Button
              variant={danger ? 'danger' : undefined}
              busy={busy}
              disabled={disabled}
              onClick={async () => (await call(act)) && onDone()}
            >
              {busy ? doing : yes}
            </Button>
          )}
        </>
      }
    >
      {typeof children === 'function' ? children(sentenceOf(failure), forget) : children}
      {failure && typeof children !== 'function' && (
        <Notice tone="bad" alert title={failureTitle}>
          {sentenceOf(failure)}
        </Notice>
      )}
    </Dialog>
  );
}
