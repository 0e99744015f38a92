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

/** Reports the request to the operator, and can block the person from one's designs. */
export function ReportDialog({ open, requestId, name, onClose }: Props) {
  const { value: reason, change, discard } = useTextDraft(`request-report-${requestId}`);
  const [block, setBlock] = useState(true);

  async function report() {
    await api('POST /api/collaboration-requests/:id/report', { params: { id: requestId }, body: { reason, block } });
    discard();
    showToast('good', block ? `Reported. ${name} cannot ask you again.` : 'Reported.');
  }

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title="Report this request?"
      yes="Report"
      danger
      act={report}
      reload="done"
    >
      {(failure, onTyped) => (
        <>
          <TextArea
            label="What is wrong with it"
            rows={3}
            maxLength={REASON_MAX}
            value={reason}
            onChange={(event) => {
              onTyped();
              change(event.target.value);
            }}
            hint="The operator of this Brief Foundry reads it."
            error={failure}
          />
          <Check checked={block} onChange={(event) => setBlock(event.target.checked)}>
            Block {name}: they see your designs as closed to collaboration
          </Check>
        </>
      )}
    </ConfirmDialog>
  );
}
