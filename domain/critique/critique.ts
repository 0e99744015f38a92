export const SUGGESTION_MAX = 2_000;
/** Six goals and six deliverables are the most that a brief has. */
export const MARKS_MAX = 12;
/** How many a design shows at most, the newest. */
export const CRITIQUES_SHOWN = 100;

/** Always these four, in this order. */
export const verdicts = ['met', 'partly', 'not', 'unclear'] as const;
export type Verdict = (typeof verdicts)[number];
export const verdictWords: Record<Verdict, string> = {
  met: 'Met',
  partly: 'Partly',
  not: 'Not',
  unclear: 'Can’t tell',
};

export const answers = ['applied', 'declined'] as const;
export type Answer = (typeof answers)[number];
export const answerWords: Record<Answer, string> = { applied: 'Applied', declined: 'Declined' };

/** How often a line was given each verdict. */
export type Counts = Record<Verdict, number>;

/** What is met, or cannot be judged, leaves nothing to change. */
export function takesSuggestion(verdict: Verdict): boolean {
  return verdict === 'partly' || verdict === 'not';
}

interface Marked {
  verdict: Verdict;
  suggestion: string;
}

/** The designer answers a suggested change; a mark alone asks for no answer. */
export function canBeAnswered({ suggestion }: Pick<Marked, 'suggestion'>): boolean {
  return suggestion.trim() !== '';
}

/** What keeps an answer from being given, in words for the person; `null` when nothing does. */
export function answerTrouble(answer: Answer | null, reason: string): string | null {
  if (!answer) return 'Choose Applied or Declined';
  if (reason.length > SUGGESTION_MAX) return `Keep it under ${SUGGESTION_MAX + 1} characters`;
  return answer === 'declined' && reason.trim() === '' ? 'Say why you decline it' : null;
}

/** A mark without what its verdict does not take: a person may go from partly to met and back while they look. */
export function fitting<T extends Marked & { pin: unknown }>(mark: T): T {
  return takesSuggestion(mark.verdict)
    ? { ...mark, suggestion: mark.suggestion.trim() }
    : { ...mark, suggestion: '', pin: null };
}

/** "3 say met, 1 partly"; `null` while nobody has said anything. */
export function countsInWords(counts: Counts): string | null {
  const given = verdicts.filter((verdict) => counts[verdict] > 0);
  if (given.length === 0) return null;
  return given
    .map((verdict, n) => {
      const count = counts[verdict];
      const word = verdictWords[verdict].toLowerCase();
      return n === 0 ? `${count} ${count === 1 ? 'says' : 'say'} ${word}` : `${count} ${word}`;
    })
    .join(', ');
}

/** All lines together. */
export function sumOf(lines: readonly { counts: Counts }[]): Counts {
  const sum: Counts = { met: 0, partly: 0, not: 0, unclear: 0 };
  for (const { counts } of lines) for (const verdict of verdicts) sum[verdict] += counts[verdict];
  return sum;
}
