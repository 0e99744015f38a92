import type { BriefContent } from '#domain/brief/content.ts';
import {
  type Rejected,
  type Writer,
  WriterError,
  type WritingOrder,
  type WrittenBrief,
} from '#server/platform/writer/writer.ts';
import type { Draft } from './draft-keeper.ts';

export interface GateVerdict {
  passed: boolean;
  /** What the next attempt should do better; one sentence each. */
  problems: string[];
  /** Kept with the brief: the checks' results and how alike the nearest earlier brief is. */
  record: unknown;
}

/** Judges a finished brief before anyone may work it (BRIEF-13). */
export type Gate = (content: BriefContent, order: WritingOrder, signal: AbortSignal) => Promise<GateVerdict>;

export interface Finished extends WrittenBrief {
  /** Which attempt it was, counted from 1. */
  attempt: number;
  gate: unknown;
}

/** A brief that was written, and written again, and still did not pass. */
export class GateRefused extends Error {
  constructor(problems: string[]) {
    super(`The brief did not pass the gate: ${problems.join(' ')}`);
  }
}

interface Options {
  writer: Writer;
  gate: Gate | null;
  signal: AbortSignal;
  onDraft(draft: Draft): void;
}

/**
 * Has a brief written until it can be used and passes the gate, at most as many times as the writer allows; every attempt
 * after the first is free. @throws WriterError, GateRefused, or the signal's reason.
 */
export async function writeBrief(order: WritingOrder, options: Options): Promise<Finished> {
  const { writer, gate, signal } = options;
  let rejected: Rejected | null = null;
  for (let number = 1; ; number++) {
    const isLast = number >= writer.attemptsAtMost;
    try {
      const written = await drain(writer, order, { number, rejected, signal }, options.onDraft);
      const verdict = gate ? await gate(written.content, order, signal) : null;
      signal.throwIfAborted();
      if (!verdict || verdict.passed) return { ...written, attempt: number, gate: verdict?.record ?? null };
      if (isLast) throw new GateRefused(verdict.problems);
      rejected = { content: written.content, problems: verdict.problems };
      options.onDraft({ attempt: number + 1, content: {} });
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof WriterError) || !error.again || isLast) throw error;
      rejected = error.again.rejected;
      await withSignal(new Promise((resolve) => setTimeout(resolve, (error as WriterError).again!.waitMs)), signal);
    }
  }
}

async function drain(
  writer: Writer,
  order: WritingOrder,
  attempt: { number: number; rejected: Rejected | null; signal: AbortSignal },
  onDraft: (draft: Draft) => void,
): Promise<WrittenBrief> {
  const arriving = writer.write(order, attempt);
  for (;;) {
    // Whatever the writer does about the signal, nobody waits for it longer.
    const step = await withSignal(arriving.next(), attempt.signal);
    if (step.done) return step.value;
    onDraft({ attempt: attempt.number, content: step.value });
  }
}

/** The promise, or the signal's reason as soon as it aborts. */
async function withSignal<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  let stop!: () => void;
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
  });
  promise.catch(() => {}); // when it loses the race, its own failure no longer matters
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
