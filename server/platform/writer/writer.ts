import type { BriefContent, PartialBriefContent } from '#domain/brief/content.ts';
import type { FocusId } from '#domain/brief/focus.ts';
import type { BriefSectionId } from '#domain/brief/sections.ts';
import type { IndustryId } from '#domain/catalog/industries.ts';
import type { LevelId } from '#domain/catalog/levels.ts';
import type { StyleId } from '#domain/catalog/styles.ts';

/** The input of a brief. All of it comes from closed lists, so no text of a person reaches a model. */
export interface WritingOrder {
  industry: IndustryId;
  styles: StyleId[];
  level: LevelId;
  timeBoxDays: number | null;
  /** What the person wants to practise. */
  focus?: FocusId | undefined;
  /** The same seed gives the same situation, people and palette. */
  seed: string;
  /** Cases that the person had before. */
  had?: readonly string[];
}

/** A brief that cannot be used, with the reasons for the next attempt. */
export interface Rejected {
  content: Record<string, unknown>;
  problems: string[];
}

export interface WrittenBrief {
  content: BriefContent;
  /** The seed in use: a later attempt may have a new one. */
  seed: string;
  /** The choices before writing, stored with the brief for replay and audit. */
  skeleton: unknown;
}

export interface SectionOrder {
  /** The brief's original order, with a seed for this attempt. */
  order: WritingOrder;
  /** The current brief, and the choices before it was written. */
  content: BriefContent;
  skeleton: unknown;
  section: BriefSectionId;
}

/**
 * Writes briefs, with the embedded composer or a language model. `write` yields the whole partial brief each time, and
 * returns the finished, validated brief; an aborted signal stops all its work.
 * @throws WriterError
 */
export interface Writer {
  engine: 'composer' | 'model';
  /** The model's name; `null` for the composer. */
  model: string | null;
  /** The number of attempts for one brief, including the first. */
  attemptsAtMost: number;
  write(
    order: WritingOrder,
    attempt: { number: number; rejected: Rejected | null; signal: AbortSignal },
  ): AsyncGenerator<PartialBriefContent, WrittenBrief, void>;
  /**
   * Writes one section again and leaves the others unchanged.
   * @returns the whole brief; `null` when there is no base to write from.
   * @throws WriterError
   */
  rewrite(
    section: SectionOrder,
    attempt: { signal: AbortSignal },
  ): Promise<{ content: BriefContent; skeleton: unknown } | null>;
  /**
   * Another wording of each paragraph, null where there is none. Absent without a language model.
   * @throws WriterError
   */
  smooth?(paragraphs: readonly string[], attempt: { signal: AbortSignal }): Promise<readonly (string | null)[]>;
}

/** Why a brief was not written. It is stored with the generation, and its words for people are elsewhere. */
export type WriterFailure = 'failed' | 'timed_out' | 'busy' | 'key_refused';

export class WriterError extends Error {
  readonly failure: WriterFailure;
  /** Information for the next attempt; absent when a retry makes no sense. */
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
