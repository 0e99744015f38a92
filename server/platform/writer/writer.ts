import type { BriefContent, PartialBriefContent } from '#domain/brief/content.ts';
import type { BriefSectionId } from '#domain/brief/sections.ts';
import type { IndustryId } from '#domain/catalog/industries.ts';
import type { LevelId } from '#domain/catalog/levels.ts';
import type { StyleId } from '#domain/catalog/styles.ts';

/** What a brief is written from. All of it comes from closed lists, so nobody's own words reach a model by it. */
export interface WritingOrder {
  industry: IndustryId;
  styles: StyleId[];
  level: LevelId;
  timeBoxDays: number | null;
  /** The same seed draws the same situation, people and palette again. */
  seed: string;
}

/** A brief that was written but cannot be used, and why: the next attempt starts from this knowledge. */
export interface Rejected {
  content: Record<string, unknown>;
  problems: string[];
}

export interface WrittenBrief {
  content: BriefContent;
  /** The seed it was in fact drawn from: a later attempt may have drawn anew. */
  seed: string;
  /** What was drawn before writing began; kept with the brief for replay and audit. */
  skeleton: unknown;
}

export interface SectionOrder {
  /** What the brief was written from, with a seed for this attempt. */
  order: WritingOrder;
  /** The brief as it stands, and what was drawn before it was written. */
  content: BriefContent;
  skeleton: unknown;
  section: BriefSectionId;
}

/**
 * Writes briefs. Both engines, the embedded composer and a language model, stand behind this.
 * `write` yields what has arrived so far, whole each time and growing, and returns the finished brief, validated.
 * @throws WriterError. When the signal aborts it stops whatever it has under way.
 */
export interface Writer {
  engine: 'composer' | 'model';
  /** The model's name; `null` for the composer. */
  model: string | null;
  /** How many times one brief may be tried, the first included. */
  attemptsAtMost: number;
  write(
    order: WritingOrder,
    attempt: { number: number; rejected: Rejected | null; signal: AbortSignal },
  ): AsyncGenerator<PartialBriefContent, WrittenBrief, void>;
  /**
   * Writes one section again and leaves the others as they are. @returns the whole brief; `null` when there is nothing to go
   * by. @throws WriterError
   */
  rewrite(
    section: SectionOrder,
    attempt: { signal: AbortSignal },
  ): Promise<{ content: BriefContent; skeleton: unknown } | null>;
  /** Another wording of each paragraph, null where there is none; absent where no language model writes. @throws WriterError */
  smooth?(paragraphs: readonly string[], attempt: { signal: AbortSignal }): Promise<readonly (string | null)[]>;
}

/** Why a brief was not written. Kept with the generation, and worded for people where generations are shown. */
export type WriterFailure = 'failed' | 'timed_out' | 'busy' | 'key_refused';

export class WriterError extends Error {
  readonly failure: WriterFailure;
  /** What the next attempt should know; absent when trying again makes no sense. */
  readonly again: { rejected: Rejected | null; waitMs: number } | null;

  constructor(
    failure: WriterFailure,
    message: string,
    details: { again?: { rejected?: Rejected | null; waitMs?: number } | null; cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause });
    this.failure = failure;
    this.again = details.again ? { rejected: details.again.rejected ?? null, waitMs: details.again.waitMs ?? 0 } : null;
  }
}
