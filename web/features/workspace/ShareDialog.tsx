import { useRef } from 'react';
import { PROGRESS_MAX } from '#domain/workspace/workspace.ts';
import { useAttempt } from '#web/lib/api/use-attempt.ts';
import { useKeptText } from '#web/lib/unsent/use-kept-text.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { TextArea } from '#web/ui/field/TextArea.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';

interface Props {
  open: boolean;
  /** Under which what is typed is kept on this device. */
  name: string;
  onClose: () => void;
  onShare: (message: string, key: string) => Promise<void>;
}

/** What was accomplished, in 280 characters (WORK-5). */
export function ShareDialog({ open, name, onClose, onShare }: Props) {
  const [text, setText] = useKeptText(name);
  const { busy, error, attempt } = useAttempt();
  const key = useRef<string | null>(null);

  function share() {
    key.current ??= crypto.randomUUID();
    const once = key.current;
    return attempt(async () => {
      await onShare(text.trim(), once);
      key.current = null;
      setText('');
      onClose();
      showToast('good', 'Your progress is in the activity.');
    });
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Share Progress Update"
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={busy} disabled={text.trim() === ''} onClick={() => void share()}>
            Share Update
          </Button>
        </>
      }
    >
      <TextArea
        label="Update"
        hideLabel
        rows={4}
        maxLength={PROGRESS_MAX}
        placeholder="What have you accomplished? Any blockers or questions?"
        value={text}
        onChange={(event) => {
          key.current = null;
          setText(event.target.value);
        }}
        error={error}
        count={`${text.length}/${PROGRESS_MAX} characters`}
      />
    </Dialog>
  );
}
