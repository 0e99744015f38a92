import { PROGRESS_MAX } from '#domain/workspace/workspace.ts';
import { useTextDraft } from '#web/lib/unsent/use-draft.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { TextArea } from '#web/ui/field/TextArea.tsx';
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx';

interface Props {
  open: boolean;
  /** The name of the draft on this device. */
  name: string;
  onClose: () => void;
  onShare: (message: string, key: string) => Promise<void>;
}

/** What was accomplished, in 280 characters (WORK-5). */
export function ShareDialog({ open, name, onClose, onShare }: Props) {
  const { value: text, change, discard } = useTextDraft(name);

  async function share({ key }: { key: string }) {
    await onShare(text.trim(), key);
    discard();
    showToast('good', 'Your progress is in the activity.');
  }

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title="Share Progress Update"
      yes="Share Update"
      disabled={text.trim() === ''}
      act={share}
    >
      {(failure, onTyped) => (
        <TextArea
          label="Update"
          hideLabel
          rows={4}
          maxLength={PROGRESS_MAX}
          placeholder="What have you accomplished? Any blockers or questions?"
          value={text}
          onChange={(event) => {
            onTyped();
            change(event.target.value);
          }}
          error={failure}
          count={`${text.length}/${PROGRESS_MAX} characters`}
        />
      )}
    </ConfirmDialog>
  );
}
