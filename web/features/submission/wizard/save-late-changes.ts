import type { DraftContent } from '#contract/submission-draft.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { deviceStore } from '#web/lib/unsent/device.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { changedParts, contentOfDesign } from '../edit/content-of-design.ts';
import { asStoredChanges, STORED_CHANGES } from '../edit/stored-changes.ts';

interface LateChanges {
  /** The design that the draft has become. */
  id: string;
  userId: string;
  /** The content that was submitted, and a function that returns the wizard's current content. */
  sent: DraftContent;
  now: () => DraftContent;
}

/**
 * Sends what was typed during the submission to the new design. If that is refused, the text becomes unsaved changes of
 * the edit form.
 */
export async function saveLateChanges({ id, userId, sent, now }: LateChanges): Promise<void> {
  let known = sent;
  // Every design starts with revision 1.
  let revision = 1;
  for (;;) {
    const typed = now();
    const changed = changedParts(known, typed);
    if (Object.keys(changed).length === 0) return;
    try {
      ({ revision } = await api('PATCH /api/submissions/:id', { params: { id }, body: { ...changed, revision } }));
      known = typed;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return storeForEditForm();
    }
  }

  async function storeForEditForm() {
    const design = await api('GET /api/submissions/:id', { params: { id } }).catch(() => null);
    const before = design ? contentOfDesign(design) : sent;
    const content = { ...before, ...changedParts(sent, now()) };
    // Without an answer the revision is 0, so the edit form sees a newer design and applies only the typed changes.
    const revision = design?.revision ?? 0;
    deviceStore(STORED_CHANGES, userId, asStoredChanges).write(id, { before, content, revision });
    showToast('bad', 'What you typed while the design was being submitted is not in it yet. It is still in the form.');
  }
}
