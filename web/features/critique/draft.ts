import type { CritiqueMark, GivenMark } from '#contract/critique.ts';
import { fitting, type Verdict, verdicts } from '#domain/critique/critique.ts';
import type { Spot } from '#web/ui/picture/PinPicker.tsx';

/** The mark of one line in the form. A suggestion stays in the draft even if its verdict does not use it. */
export interface DraftMark {
  verdict: Verdict;
  suggestion: string;
  pin: Spot | null;
}

/** By line of the brief. */
export type Draft = Readonly<Record<string, DraftMark>>;

export function draftOf(marks: readonly CritiqueMark[]): Draft {
  return Object.fromEntries(marks.map(({ line, verdict, suggestion, pin }) => [line, { verdict, suggestion, pin }]));
}

/** Marks that are not sent yet, and the revision of the critique on which they are based. */
export interface Unsent {
  revision: number;
  marks: Draft;
}

/** Reads a draft that was saved on the device. @throws where it is invalid */
export function asUnsent(found: unknown): Unsent {
  const { revision, marks } = found as Unsent;
  const sound = Object.entries(marks).filter(
    ([, mark]) => verdicts.includes(mark.verdict) && typeof mark.suggestion === 'string',
  );
  return { revision, marks: Object.fromEntries(sound) };
}

/**
 * The marks to send, in the brief's order. Lines that the brief no longer has, and pins on frames that are gone, are
 * left out.
 */
export function marksOf(draft: Draft, lines: readonly { key: string }[], frameIds: ReadonlySet<string>): GivenMark[] {
  return lines.flatMap(({ key }) => {
    const mark = draft[key];
    if (!mark) return [];
    const pin = mark.pin && frameIds.has(mark.pin.frameId) ? mark.pin : null;
    return [fitting({ ...mark, pin, line: key })];
  });
}

/** Name of the radio group of a line. */
export function verdictName(line: string): string {
  return `verdict-${line}`;
}
