import type { CritiqueMark, GivenMark } from '#contract/critique.ts';
import { fitting, type Verdict, verdicts } from '#domain/critique/critique.ts';
import type { Spot } from '#web/ui/picture/PinStage.tsx';

/** A line as it is being marked. What met and can't tell do not take is kept until the critique is sent. */
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

/** Marks that are not sent yet, and the revision of the critique that they build on. */
export interface Unsent {
  revision: number;
  marks: Draft;
}

/** Reads what was kept on the device. @throws where it is nothing of the kind */
export function asUnsent(found: unknown): Unsent {
  const { revision, marks } = found as Unsent;
  const sound = Object.entries(marks).filter(
    ([, mark]) => verdicts.includes(mark.verdict) && typeof mark.suggestion === 'string',
  );
  return { revision, marks: Object.fromEntries(sound) };
}

/** What is sent, in the brief's order: of the lines that the brief has, with no pin on a frame that is gone. */
export function marksOf(draft: Draft, lines: readonly { key: string }[], frameIds: ReadonlySet<string>): GivenMark[] {
  return lines.flatMap(({ key }) => {
    const mark = draft[key];
    if (!mark) return [];
    const pin = mark.pin && frameIds.has(mark.pin.frameId) ? mark.pin : null;
    return [fitting({ ...mark, pin, line: key })];
  });
}

/** Of the radio group of a line. */
export function verdictName(line: string): string {
  return `verdict-${line}`;
}
