import { useState } from 'react';
import { inOneSentence } from '#web/lib/api/use-act.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import type { Acts } from './use-critique.ts';

/** Takes the own critique back, after asking. */
export function TakeBack({ acts, onDone }: { acts: Acts; onDone: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  async function takeBack() {
    setBusy(true);
    const failed = inOneSentence(await acts.takeBack());
    setBusy(false);
    setAsking(false);
    if (failed) return showToast('bad', failed);
    onDone();
    showToast('good', 'Your critique is taken back.');
  }

  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        Take it back
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Take your critique back?"
        actions={
          <>
            <Button variant="second" onClick={() => setAsking(false)}>
              Keep it
            </Button>
            <Button variant="danger" busy={busy} onClick={() => void takeBack()}>
              {busy ? 'Taking it back' : 'Take critique back'}
            </Button>
          </>
        }
      >
        <p>Your marks and suggestions go for good, with what the author answered to them.</p>
      </Dialog>
    </>
  );
}
