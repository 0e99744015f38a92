import { useState } from 'react';
import { REASON_MAX } from '#domain/collaboration/request.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { useTextDraft } from '#web/lib/unsent/use-draft.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Check } from '#web/ui/field/Check.tsx';
import { TextArea } from '#web/ui/field/TextArea.tsx';
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx';

interface Props {
  open: boolean;
  requestId: string;
  name: string;
  onClose: () => void;
}

/** Declines a request, with an optional reason. */
export function DeclineDialog({ open, requestId, name, onClose }: Props) {
  const { value: reason, change, discard } = useTextDraft(`decline-${requestId}`);
  const [closeDesign, setCloseDesign] = useState(false);
  const first = name.split(' ')[0];

  async function decline() {
    const body = { answer: 'decline', reason, closeDesign } as const;
    await api('PUT /api/collaboration-requests/:id', { params: { id: requestId }, body });
    discard();
    showToast('good', `${name} gets a notification.`);
  }

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={`Decline ${first}’s request?`}
      yes="Decline"
      danger
      act={decline}
      reload="answered"
    >
      {(failure, onTyped) => (
        <>
          <TextArea
            label="Reason"
            optional
            rows={3}
            maxLength={REASON_MAX}
            value={reason}
            onChange={(event) => {
              onTyped();
              change(event.target.value);
            }}
            hint={`${first} sees it.`}
            error={failure}
          />
          <Check checked={closeDesign} onChange={(event) => setCloseDesign(event.target.checked)}>
            Close this design to new requests
          </Check>
        </>
      )}
    </ConfirmDialog>
  );
}
