import { useState } from 'react';
import { api } from '#web/lib/api/browser-api.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx';

/** Deletes the own critique, after a confirmation. */
export function WithdrawCritique({ designId, onDone }: { designId: string; onDone: () => void }) {
  const [isConfirming, setConfirming] = useState(false);

  async function withdraw() {
    await api('DELETE /api/submissions/:id/critique', { params: { id: designId } });
    onDone();
    showToast('good', 'Your critique is deleted.');
  }

  return (
    <>
      <Button variant="quiet" onClick={() => setConfirming(true)}>
        Delete critique
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title="Delete your critique?"
        no="Keep it"
        yes="Delete critique"
        doing="Deleting"
        danger
        act={withdraw}
        reload="done"
      >
        <p>Your marks and suggestions are deleted, with the designer’s answers to them.</p>
      </ConfirmDialog>
    </>
  );
}
