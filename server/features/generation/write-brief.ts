import type { BriefContent } from '#domain/brief/content.ts';
import { pause } from '#server/platform/pause.ts';
import {
  type Rejected,
  type Writer,
  WriterError,
  type WritingOrder,
  type WrittenBrief,
} from '#server/platform/writer/writer.ts';
import type { Draft } from './draft-keeper.ts';

/** What the gate keeps with the brief: everything it found, and how alike the nearest earlier brief is (0 to 1). */
export interface GateRecord {
  failures: unknown[];
  /** `null` when it is the first. */
  nearest: number | null;
  /** The same in words, as the brief's page shows it. */
  originality: string;
}

export interface GateVerdict {
  /** Nothing about it has to stay unseen. */
  isFit: boolean;
  /** It is so like an earlier brief that it is worth drawing anew; if nothing better comes, it will do. */
  isTooAlike: boolean;
  /** What the next attempt should do better; one sentence each. */
  problems: string[];
  record: GateRecord;
  /** What later briefs are compared with. */
  signature: string;
}

/** Judges a finished brief before anyone may work it (BRIEF-13). `replacesId` is the brief it takes the place of. */
export type Gate = (content: BriefContent, order: WritingOrder, replacesId: string | null) => Promise<GateVerdict>;

export interface Finished extends WrittenBrief {
  /** Which attempt it was, counted from 1. */
  attempt: number;
  gate: Pick<GateVerdict, 'record' | 'signature'> | null;
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
  replacesId: string | null;
  signal: AbortSignal;
  onDraft(draft: Draft): void;
}

/**
 * Has a brief written until it can be used and passes the gate, at most as many times as the writer allows; every attempt
 * after the first is free. @throws WriterError, GateRefused, or the signal's reason.
 */
export async function writeBrief(order: WritingOrder, options: Options): Promise<Finished> {
  const { writer, gate, signal, onDraft } = options;
  let rejected: Rejected | null = null;
  /** Fit, but much like an earlier brief. */
  let spare: Finished | null = null;
  for (let number = 1; ; number++) {
    const isLast = number >= writer.attemptsAtMost;
    try {
      const written = await drain(writer, order, { number, rejected, signal }, onDraft);
      const verdict = gate ? await withSignal(gate(written.content, order, options.replacesId), signal) : null;
      const finished: Finished = { ...written, attempt: number, gate: verdict };
      if (!verdict || (verdict.isFit && !verdict.isTooAlike)) return finished;
      if (verdict.isFit) spare = lessAlike(spare, finished);
      if (isLast && !spare) throw new GateRefused(verdict.problems);
      if (isLast) return spare!;
      rejected = { content: written.content, problems: verdict.problems };
      onDraft({ attempt: number + 1, content: {} });
    } catch (error) {
      signal.throwIfAborted();
      if (spare) return spare;
      if (!(error instanceof WriterError) || !error.again || isLast) throw error;
      const { again } = error;
      rejected = again.rejected;
      await withSignal(pause(again.waitMs), signal);
    }
  }
}

function lessAlike(one: Finished | null, other: Finished): Finished {
  const nearest = (finished: Finished): number => finished.gate?.record.nearest ?? 0;
  return one && nearest(one) <= nearest(other) ? one : other;
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
