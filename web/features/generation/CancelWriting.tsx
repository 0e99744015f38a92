import { useEffect, useState } from 'react';
import { type Quota, UNLIMITED } from '#domain/quota/quota.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx';
import { placesAfterReturn } from './quota-texts.ts';

type Props = {
  generationId: string;
  /** The brief is finished: it is taken back, not cancelled. */
  isWritten: boolean;
  /** The generation has ended and its place in the quota is returned. */
  onCancelled: () => void;
  /** The brief was finished before the request arrived, so it stays. */
  onTooLate: () => void;
  /** The dialog was opened, or closed without cancelling. */
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

/** Cancels after a confirmation, which says what happens to the text and to the place in the quota (BRIEF-3). */
export function CancelWriting({ generationId, isWritten, onCancelled, onTooLate, onAsk }: Props) {
  const [open, setOpen] = useState(false);
  const [quota, setQuota] = useState<Quota | null>(null);
  const words = isWritten ? written : writing;

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
        {words.ask}
      </Button>
      <ConfirmDialog
        open={open}
        onClose={() => ask(false)}
        title={words.title}
        no={words.no}
        yes={words.yes}
        doing={words.doing}
        danger
        act={cancel}
        onDone={() => undefined}
      >
        <p className="muted">
          {words.becomes}
          {quota && quota.limit !== UNLIMITED ? `: ${placesAfterReturn(quota)}` : ''}.
        </p>
      </ConfirmDialog>
    </>
  );
}
