import type { BuildReview } from '#contract/build-review.ts';
import type { Finding } from '#domain/build-review/findings.ts';
import type { NewVerdict } from '#domain/build-review/review.ts';
import { useDraft } from '#web/lib/unsent/use-draft.ts';
import { asFindingNotes, type FindingNotes, noteKey } from './finding-notes.ts';

const NONE: FindingNotes = {};

/**
 * The designer's notes on the findings of one frame until they are sent. The next build of the frame has them too, so
 * that a build which is replaced in the meantime loses no words.
 */
export function useFindingNotes(frame: string) {
  const draft = useDraft<FindingNotes>({ kind: 'finding-notes', id: frame, stored: NONE, check: asFindingNotes });
  function discard(...keys: string[]) {
    draft.change(Object.fromEntries(Object.entries(draft.now()).filter(([key]) => !keys.includes(key))));
  }
  return {
    value: draft.value,
    write: (finding: Finding, text: string) => draft.change({ ...draft.now(), [noteKey(finding)]: text }),
    discard,
    /** Removes the notes that are stored now, unless more was typed in the meantime. */
    sent({ result }: BuildReview, verdicts: readonly NewVerdict[]) {
      const now = draft.now();
      const keys = verdicts.flatMap(({ finding, note }) => {
        const key = noteKey(result!.findings.find(({ number }) => number === finding)!);
        return now[key]?.trim() === note ? [key] : [];
      });
      discard(...keys);
    },
  };
}
