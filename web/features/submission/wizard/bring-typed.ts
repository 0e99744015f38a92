import type { DraftContent } from '#contract/submission-draft.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { deviceStore } from '#web/lib/unsent/device.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { changedParts, contentOfDesign } from '../edit/content-of-design.ts';
import { asKeptChanges, KEPT_CHANGES } from '../edit/kept-changes.ts';

interface Typed {
  /** The design that the draft has become. */
  id: string;
  userId: string;
  /** What it was made of, and what the wizard holds now. */
  sent: DraftContent;
  now: () => DraftContent;
}

/** Brings what was typed while the draft was handed in to the design; where that is refused, its form has it, as changes not saved yet. */
export async function bringTyped({ id, userId, sent, now }: Typed): Promise<void> {
  let known = sent;
  // Every design begins with it.
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
      return leaveForEditing();
    }
  }

  async function leaveForEditing() {
    const design = await api('GET /api/submissions/:id', { params: { id } }).catch(() => null);
    const before = design ? contentOfDesign(design) : sent;
    const content = { ...before, ...changedParts(sent, now()) };
    // Without an answer the form finds the design changed since, and puts only what was typed on top of it.
    const revision = design?.revision ?? 0;
    deviceStore(KEPT_CHANGES, userId, asKeptChanges).write(id, { before, content, revision });
    showToast('bad', 'What you typed while it was submitted is not in the design yet. It waits in its form.');
  }
}
