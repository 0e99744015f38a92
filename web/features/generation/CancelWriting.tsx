import { useEffect, useState } from 'react';
import { type Quota, UNLIMITED } from '#domain/quota/quota.ts';
import { ApiError, networkError } from '#web/lib/api/api-error.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { Notice } from '#web/ui/feedback/Notice.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { placesAfterReturn } from './quota-words.ts';

type Props = {
  generationId: string;
  /** The brief is there, and is taken back rather than cancelled. */
  isWritten: boolean;
  /** Nothing is being written any longer; the place is back. */
  onCancelled: () => void;
  /** It was finished before the answer came, so it stays. */
  onTooLate: () => void;
  /** The question is open, or was answered with going on. */
  onAsk: (isAsking: boolean) => void;
};

const writing = {
  ask: 'Cancel',
  title: 'Cancel this brief?',
  becomes: 'Nothing of it is kept, and your place comes back',
  no: 'Keep writing',
  yes: 'Cancel brief',
  doing: 'Cancelling',
};
const written: typeof writing = {
  ask: 'Take it back',
  title: 'Take this brief back?',
  becomes: 'It goes from My Projects for good, and your place comes back',
  no: 'Keep it',
  yes: 'Take it back',
  doing: 'Taking it back',
};

/** Cancel, asked once more: what becomes of the writing and of the place is said before (BRIEF-3). */
export function CancelWriting({ generationId, isWritten, onCancelled, onTooLate, onAsk }: Props) {
  const [open, setOpen] = useState(false);
  const [quota, setQuota] = useState<Quota | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const words = isWritten ? written : writing;

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
        {words.ask}
      </Button>
      <Dialog
        open={open}
        onClose={() => ask(false)}
        title={words.title}
        actions={
          <>
            <Button variant="quiet" onClick={() => ask(false)}>
              {words.no}
            </Button>
            <Button variant="danger" busy={busy} onClick={() => void cancel()}>
              {busy ? words.doing : words.yes}
            </Button>
          </>
        }
      >
        <p className="muted">
          {words.becomes}
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
