import type { Answer, Verdict } from '#domain/critique/critique.ts';
import type { SampleHandle } from '../people.ts';

/** A mark without a suggestion, or one with it, its pin and what the designer said to it. */
export type SampleMark =
  | Verdict
  | {
      verdict: 'partly' | 'not';
      suggestion: string;
      pin?: { frame: string; x: number; y: number };
      /** `given` is in days before the first start. */
      answer?: { answer: Answer; reason: string; given: number };
    };

/** What one of the sample people says of a sample design. Times are in days before the installation's first start. */
export interface SampleCritique {
  by: SampleHandle;
  given: number;
  marks: Record<string, SampleMark>;
}
