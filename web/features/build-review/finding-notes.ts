import type { BuildReview } from '#contract/build-review.ts';
import type { Finding } from '#domain/build-review/findings.ts';
import type { NewVerdict } from '#domain/build-review/review.ts';
import type { ShapeCheck } from '#web/lib/unsent/device.ts';

/** The notes that are being written, by the finding's place. A note without text is an open field. */
export type FindingNotes = Readonly<Record<string, string>>;

/** Numbers change when the two are compared again, or with the next build; the kind and the place do not. */
export const noteKey = ({ kind, places: [place] }: Finding): string => `${kind} ${place?.x ?? ''} ${place?.y ?? ''}`;

function undecided({ result, verdicts }: BuildReview): Finding[] {
  const judged = new Set(verdicts.map(({ finding }) => finding));
  return (result?.findings ?? []).filter(({ number }) => !judged.has(number));
}

/** What was typed for findings that are undecided: the verdicts that a request for changes takes along. */
export function unsentVerdicts(review: BuildReview, notes: FindingNotes): NewVerdict[] {
  return undecided(review).flatMap((finding) => {
    const note = notes[noteKey(finding)]?.trim();
    return note ? [{ finding: finding.number, verdict: 'returned', note }] : [];
  });
}

/**
 * What was typed for findings that this review no longer has, or that are decided; for all of them once it is over. A verdict
 * with the same words has arrived, although its answer was lost.
 */
export function leftOverNotes(review: BuildReview, notes: FindingNotes): { key: string; text: string }[] {
  const open = review.state === 'to_review' ? undecided(review) : [];
  const openKeys = new Set(open.map(noteKey));
  const arrived = new Map(review.verdicts.map(({ finding, note }) => [finding, note]));
  const given = new Map((review.result?.findings ?? []).map((one) => [noteKey(one), arrived.get(one.number)]));
  return Object.entries(notes).flatMap(([key, typed]) => {
    const text = typed.trim();
    return text && !openKeys.has(key) && given.get(key) !== text ? [{ key, text }] : [];
  });
}

/** Only words are worth reading again. */
export const asFindingNotes: ShapeCheck<FindingNotes> = (found) => {
  const notes = Object.entries(found as object).filter(([, text]) => typeof text === 'string' && text.trim() !== '');
  return notes.length > 0 ? Object.fromEntries(notes) : null;
};
