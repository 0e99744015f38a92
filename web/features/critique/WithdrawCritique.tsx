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
    showToast('good', 'Your critique is taken back.');
  }

  return (
    <>
      <Button variant="quiet" onClick={() => setConfirming(true)}>
        Take it back
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title="Take your critique back?"
        no="Keep it"
        yes="Take critique back"
        doing="Taking it back"
        danger
        act={withdraw}
        reload="done"
      >
        <p>Your marks and suggestions are deleted, with the author’s answers to them.</p>
      </ConfirmDialog>
    </>
  );
}
