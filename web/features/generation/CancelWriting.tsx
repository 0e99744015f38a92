import { useEffect, useState } from 'react';
import { type Quota, UNLIMITED } from '#domain/quota/quota.ts';
import { ApiError, networkError } from '#web/lib/api-error.ts';
import { api } from '#web/lib/browser-api.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { placesAfterReturn } from './quota-words.ts';

type Props = {
  generationId: string;
  /** Nothing is being written any longer; the place is back. */
  onCancelled: () => void;
  /** It was finished before the answer came, so it stays. */
  onTooLate: () => void;
  /** The question is open, or was answered with going on. */
  onAsk: (isAsking: boolean) => void;
};

/** Cancel, asked once more: what becomes of the writing and of the place is said before (BRIEF-3). */
export function CancelWriting({ generationId, onCancelled, onTooLate, onAsk }: Props) {
  const [open, setOpen] = useState(false);
  const [quota, setQuota] = useState<Quota | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  // The number is asked when the question is, because this writing has changed it. Without an answer the sentence does without.
  useEffect(() => {
    if (!open) return;
    setProblem(null);
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
    setBusy(true);
    try {
      await api('DELETE /api/generations/:id', { params: { id: generationId } });
      onCancelled();
    } catch (error) {
      setBusy(false);
      if (error instanceof ApiError && error.code === 'generation_finished') {
        // The page goes on to the brief by itself.
        ask(false);
        onTooLate();
      } else setProblem((error instanceof ApiError ? error : networkError()).message);
    }
  }

  return (
    <>
      <Button variant="second" block onClick={() => ask(true)}>
        Cancel
      </Button>
      <Dialog
        open={open}
        onClose={() => ask(false)}
        title="Cancel this brief?"
        actions={
          <>
            <Button variant="quiet" onClick={() => ask(false)}>
              Keep writing
            </Button>
            <Button variant="danger" busy={busy} onClick={() => void cancel()}>
              {busy ? 'Cancelling' : 'Cancel brief'}
            </Button>
          </>
        }
      >
        <p className="muted">
          Nothing of it is kept, and your place comes back
          {quota && quota.limit !== UNLIMITED ? `: ${placesAfterReturn(quota)}` : ''}.
        </p>
        {problem && (
          <Notice tone="bad" alert>
            {problem}
          </Notice>
        )}
      </Dialog>
    </>
  );
}
