import type { ReactNode } from 'react';
import type { Viewer } from '#contract/session.ts';
import { mayGenerate } from '#domain/quota/quota.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx';

interface Props {
  briefId: string;
  open: boolean;
  onClose: () => void;
  viewer: Viewer | null;
  /** The remaining quota and the cost of this action, or a note that the quota is used up. */
  quota: ReactNode;
  /** The generation has started. */
  onStarted: (generationId: string) => void;
}

/** Asks before a brief is generated again: that counts like a new brief and replaces the old content. */
export function RegenerateDialog({ briefId, open, onClose, viewer, quota, onStarted }: Props) {
  const may = mayGenerate(viewer && { generated: viewer.briefsGenerated, limit: viewer.briefsLimit });

  async function regenerate({ key }: { key: string }) {
    const extras = { idempotencyKey: key, respondAsync: true };
    const { id } = await api('POST /api/briefs/:id/regenerate', { params: { id: briefId }, body: {} }, extras);
    onStarted(id);
  }

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title="Regenerate this brief?"
      yes={may ? 'Regenerate' : undefined}
      doing="Regenerating"
      act={regenerate}
      failureTitle="Failed to regenerate brief"
    >
      <div className="stack gap-4">
        <p>
          A new brief with the same industry and styles replaces this one when it is finished. If it fails or you cancel
          it, this brief stays and nothing is counted.
        </p>
        {quota}
      </div>
    </ConfirmDialog>
  );
}
