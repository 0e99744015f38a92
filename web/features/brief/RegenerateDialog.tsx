import { type ReactNode, useEffect, useRef, useState } from 'react';
import { v4 as newKey } from 'uuid';
import type { Viewer } from '#contract/session.ts';
import { mayGenerate } from '#domain/quota/quota.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { Notice } from '#web/ui/feedback/Notice.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';

type Props = {
  briefId: string;
  open: boolean;
  onClose: () => void;
  viewer: Viewer | null;
  /** What is left of the month and what this takes; or that nothing is left, with the way to more. */
  quota: ReactNode;
  /** The writing has begun. */
  onBegun: (generationId: string) => void;
};

/** Asks before a brief is written again: it counts like a new one, and what is there is replaced. */
export function RegenerateDialog({ briefId, open, onClose, viewer, quota, onBegun }: Props) {
  const { begin, isBusy, failure } = useRegeneration(briefId, open, onBegun);
  const may = mayGenerate(viewer && { generated: viewer.briefsGenerated, limit: viewer.briefsLimit });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Write this brief again?"
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          {may && (
            <Button busy={isBusy} onClick={begin}>
              {isBusy ? 'Regenerating' : 'Regenerate'}
            </Button>
          )}
        </>
      }
    >
      <div className="stack gap-4">
        <p>
          Another brief with the same industry and styles takes the place of this one once it is finished. If the
          writing fails or you cancel it, this brief stays, and your place of the month comes back.
        </p>
        {quota}
        {failure && (
          <Notice tone="bad" alert title="Failed to regenerate brief">
            {failure}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

function useRegeneration(briefId: string, open: boolean, onBegun: (generationId: string) => void) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  /** One opening, one wish: pressing again after a lost answer starts no second generation. */
  const key = useRef('');
  useEffect(() => {
    if (!open) return;
    key.current = newKey();
    setFailure(null);
  }, [open]);

  async function begin() {
    setBusy(true);
    setFailure(null);
    try {
      const extras = { idempotencyKey: key.current, respondAsync: true };
      const generation = await api('POST /api/briefs/:id/regenerate', { params: { id: briefId } }, extras);
      onBegun(generation.id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.message);
    } finally {
      setBusy(false);
    }
  }
  return { begin: () => void begin(), isBusy, failure };
}
