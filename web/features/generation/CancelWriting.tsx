import { useEffect, useState } from 'react';
import { type Quota, UNLIMITED } from '#domain/quota/quota.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx';
import { placesAfterReturn } from './quota-texts.ts';

interface Props {
  generationId: string;
  /** The generation has ended and its place in the quota is returned. */
  onCancelled: () => void;
  /** The brief was finished before the request arrived, so it stays. */
  onTooLate: () => void;
  /** The dialog was opened, or closed without cancelling. */
  onAsk: (isAsking: boolean) => void;
}

/** Cancels after a confirmation, which says what happens to the text and to the place in the quota (BRIEF-3). */
export function CancelWriting({ generationId, onCancelled, onTooLate, onAsk }: Props) {
  const [open, setOpen] = useState(false);
  const [quota, setQuota] = useState<Quota | null>(null);

  // The quota is loaded when the dialog opens, because this generation has changed it. If that fails, the text leaves
  // the number out.
  useEffect(() => {
    if (!open) return;
    api('GET /api/profile').then(
      (viewer) => setQuota({ generated: viewer.briefsGenerated, limit: viewer.briefsLimit }),
      () => setQuota(null),
    );
  }, [open]);

  function ask(isAsking: boolean) {
    setOpen(isAsking);
    onAsk(isAsking);
  }

  async function cancel() {
    try {
      await api('DELETE /api/generations/:id', { params: { id: generationId } });
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'generation_finished')) throw error;
      // The page opens the finished brief by itself.
      ask(false);
      return onTooLate();
    }
    onCancelled();
  }

  return (
    <>
      <Button variant="second" block onClick={() => ask(true)}>
        Cancel
      </Button>
      <ConfirmDialog
        open={open}
        onClose={() => ask(false)}
        title="Cancel this brief?"
        no="Keep writing"
        yes="Cancel brief"
        doing="Cancelling"
        danger
        act={cancel}
        onDone={() => undefined}
      >
        <p className="muted">
          The text is deleted. It does not count against your month
          {quota && quota.limit !== UNLIMITED ? `: ${placesAfterReturn(quota)}` : ''}.
        </p>
      </ConfirmDialog>
    </>
  );
}
