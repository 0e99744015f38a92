import type { Critique, GivenMark } from '#contract/critique.ts';
import { isSameValue } from '#domain/value/same.ts';
import { useDraft } from '#web/lib/unsent/use-draft.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { asUnsent, type Draft, draftOf, type Unsent } from './draft.ts';

/**
 * What a reviewer has marked and not sent yet, on top of what they sent. It is kept on this device with the revision that it builds
 * on, so a critique that was changed in another window meanwhile is not overwritten unasked.
 */
export function useOwnDraft(designId: string, mine: Critique | null, toMarks: (draft: Draft) => GivenMark[]) {
  const kept = useDraft<Unsent | null>({ kind: 'critique', id: designId, stored: null, check: asUnsent });
  const sent = draftOf(mine?.marks ?? []);
  const unsent = kept.value;
  const known = mine?.revision ?? 0;
  const revision = unsent?.revision ?? known;
  // What the designer has answered stands as it was sent, whatever this device still has.
  const answered = draftOf(mine?.marks.filter(({ answer }) => answer) ?? []);
  const draft: Draft = { ...sent, ...unsent?.marks, ...answered };

  return {
    sent,
    draft,
    /** The one that the draft builds on. */
    revision,
    isUnsent: unsent !== null,
    /** Where both say the same, only the answer to the own sending was lost. */
    isBehind: revision !== known && !isSameValue(toMarks(draft), toMarks(sent)),
    mark: (marks: Draft) => kept.change({ revision, marks: { ...unsent?.marks, ...marks } }),
    /** The own marks, and only they, go on top of the newer critique. */
    keepMine: () => kept.change({ revision: known, marks: unsent?.marks ?? {} }),
    takeNewer() {
      kept.discard();
      showToast('good', 'Your changes are gone.', { label: 'Undo', run: () => kept.change(unsent) });
    },
    /** What was marked while the rest was on its way builds on what has arrived. */
    arrived() {
      const newer = isSameValue(kept.now(), unsent) ? null : kept.now();
      kept.change(newer && { ...newer, revision: revision + 1 });
    },
    clear: kept.discard,
  };
}
