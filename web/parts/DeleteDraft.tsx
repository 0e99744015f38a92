import { useState } from 'react';
import { quoted } from '#domain/text/quoted.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { IconButton } from '#web/ui/control/IconButton.tsx';
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx';

/** Deletes a begun submission, after a question. */
export function DeleteDraft({ id, title }: { id: string; title: string }) {
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <>
      <IconButton icon="trash-2" size="s" label={`Delete the draft ${title}`} onClick={() => setIsConfirming(true)} />
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setIsConfirming(false)}
        title="Delete this draft?"
        yes="Delete draft"
        danger
        act={() => api('DELETE /api/submission-drafts/:id', { params: { id } })}
        reload="done"
        failureTitle="The draft was not deleted."
      >
        <p>What you wrote for {quoted(title)} is deleted. The brief stays as it is.</p>
      </ConfirmDialog>
    </>
  );
}
