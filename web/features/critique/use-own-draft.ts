import type { Critique, GivenMark } from '#contract/critique.ts';
import { isSameValue } from '#domain/value/same.ts';
import { useDraft } from '#web/lib/unsent/use-draft.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { asUnsent, type Draft, draftOf, type Unsent } from './draft.ts';

/**
 * A reviewer's unsent marks on top of the sent ones. They are saved on this device with their base revision, so a
 * critique that changed in another window is not overwritten without asking.
 */
export function useOwnDraft(designId: string, ownCritique: Critique | null, toMarks: (draft: Draft) => GivenMark[]) {
  const stored = useDraft<Unsent | null>({ kind: 'critique', id: designId, stored: null, check: asUnsent });
  const sent = draftOf(ownCritique?.marks ?? []);
  const unsent = stored.value;
  const known = ownCritique?.revision ?? 0;
  const revision = unsent?.revision ?? known;
  // Answered marks stay as they were sent, even if this device has other drafts.
  const answered = draftOf(ownCritique?.marks.filter(({ answer }) => answer) ?? []);
  const draft: Draft = { ...sent, ...unsent?.marks, ...answered };

  return {
    draft,
    /** The revision on which the draft is based. */
    revision,
    isUnsent: unsent !== null,
    /** If both have the same marks, only the response to the own request was lost. */
    isBehind: revision !== known && !isSameValue(toMarks(draft), toMarks(sent)),
    mark: (marks: Draft) => stored.change({ revision, marks: { ...unsent?.marks, ...marks } }),
    /** Puts only the unsent marks on top of the newer critique. */
    keepMine: () => stored.change({ revision: known, marks: unsent?.marks ?? {} }),
    takeNewer() {
      stored.discard();
      showToast('good', 'Your changes are discarded.', { label: 'Undo', run: () => stored.change(unsent) });
    },
    /** Marks made during sending are based on the revision that was just saved. */
    arrived() {
      const newer = isSameValue(stored.now(), unsent) ? null : stored.now();
      stored.change(newer && { ...newer, revision: revision + 1 });
    },
    clear: stored.discard,
  };
}
