import { useRef } from 'react';
import type { Critique, GivenMark } from '#contract/critique.ts';
import { useKeptText } from '#web/lib/unsent/use-kept-text.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { type Draft, draftOf, readDraft } from './draft.ts';

/**
 * What a reviewer has marked and not sent yet, on top of what they sent. It is kept on this device with the revision that it builds
 * on, so a critique that was changed in another window meanwhile is not overwritten unasked.
 */
export function useOwnDraft(designId: string, mine: Critique | null, toMarks: (draft: Draft) => GivenMark[]) {
  const [kept, keep] = useKeptText(`critique-${designId}`);
  const latest = useRef(kept);
  latest.current = kept;
  const sent = draftOf(mine?.marks ?? []);
  const unsent = readDraft(kept);
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
    isBehind: revision !== known && JSON.stringify(toMarks(draft)) !== JSON.stringify(toMarks(sent)),
    mark: (marks: Draft) => keep(JSON.stringify({ revision, marks: { ...unsent?.marks, ...marks } })),
    /** The own marks, and only they, go on top of the newer critique. */
    keepMine: () => keep(JSON.stringify({ revision: known, marks: unsent?.marks ?? {} })),
    takeNewer() {
      keep('');
      showToast('good', 'Your changes are gone.', { label: 'Undo', run: () => keep(kept) });
    },
    /** What was marked while the rest was on its way builds on what has arrived. */
    arrived() {
      const newer = latest.current === kept ? null : readDraft(latest.current);
      keep(newer ? JSON.stringify({ ...newer, revision: revision + 1 }) : '');
    },
    clear: () => keep(''),
  };
}
