import { isSkeleton } from '#domain/brief/compose/skeleton.ts';
import { composeBrief } from '#domain/brief/compose.ts';
import type { BriefContent } from '#domain/brief/content.ts';
import { checkBrief } from '#domain/brief/quality/check-brief.ts';
import type { Failure } from '#domain/brief/quality/failure.ts';
import { mendFrom } from '#domain/brief/quality/mend.ts';
import { type BriefSectionId, briefSectionIds } from '#domain/brief/sections.ts';
import { pause } from '#server/platform/pause.ts';
import {
  type Rejected,
  type Writer,
  WriterError,
  type WritingOrder,
  type WrittenBrief,
} from '#server/platform/writer/writer.ts';
import type { Draft } from './draft-keeper.ts';
import { GateRefused } from './failure.ts';

/** What the gate keeps with the brief: everything it found, and how alike the nearest earlier brief is (0 to 1). */
interface GateRecord {
  failures: Failure[];
  /** `null` when it is the first. */
  nearest: number | null;
  /** The same in words, as the brief's page shows it. */
  originality: string;
  /** Sections that the composer wrote in the place of a model, because the model’s own did not pass. */
  mended?: BriefSectionId[];
}

export interface GateVerdict {
  /** Nothing about it has to stay unseen. */
  isFit: boolean;
  /** Nothing at all was found wrong with it. */
  isSound: boolean;
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
  /** Who wrote most of it, when that is somebody else than was asked. */
  by?: WrittenBy;
}

export interface WrittenBy {
  engine: 'composer' | 'model';
  model: string | null;
}

interface Options {
  writer: Writer;
  gate: Gate | null;
  replacesId: string | null;
  signal: AbortSignal;
  onDraft(draft: Draft): void;
}

/** From this share of its words on, a mended brief is the composer’s, and says so. */
const MOSTLY = 0.75;

/**
 * Has a brief written until it can be used and passes the gate, at most as many times as the writer allows; every attempt
 * after the first is free. What a model still gets wrong in its last attempt the composer mends, section by section. @throws WriterError, GateRefused, or the signal's reason.
 */
export async function writeBrief(order: WritingOrder, options: Options): Promise<Finished> {
  const { writer, gate, signal, onDraft } = options;
  let rejected: Rejected | null = null;
  /** Fit, but weak or much like an earlier brief. */
  let spare: Candidate | null = null;
  for (let number = 1; ; number++) {
    const isLast = number >= writer.attemptsAtMost;
    try {
      const written = await drain(writer, order, { number, rejected, signal }, onDraft);
      const verdict = gate ? await withSignal(gate(written.content, order, options.replacesId), signal) : null;
      if (!verdict) return { ...written, attempt: number, gate: null };
      const candidate = { written, attempt: number, verdict };
      if (verdict.isSound && !verdict.isTooAlike) return finish(candidate);
      if (verdict.isFit) spare = better(spare, candidate);
      if (isLast) return await settleFor(spare ?? candidate, order, options);
      rejected = { content: written.content, problems: verdict.problems };
      onDraft({ attempt: number + 1, content: {} });
    } catch (error) {
      signal.throwIfAborted();
      if (spare && !(error instanceof GateRefused)) return settleFor(spare, order, options);
      if (!(error instanceof WriterError) || !error.again || isLast) throw error;
      const { again } = error;
      rejected = again.rejected;
      await withSignal(pause(again.waitMs), signal);
    }
  }
}

interface Candidate {
  written: WrittenBrief;
  attempt: number;
  verdict: GateVerdict;
}

const finish = ({ written, attempt, verdict }: Candidate): Finished => ({ ...written, attempt, gate: verdict });

/** Fewer faults first, then less like an earlier brief. */
function better(one: Candidate | null, other: Candidate): Candidate {
  if (!one) return other;
  const faults = ({ verdict }: Candidate): number => verdict.record.failures.length;
  const nearest = ({ verdict }: Candidate): number => verdict.record.nearest ?? 0;
  return (faults(one) - faults(other) || nearest(one) - nearest(other)) <= 0 ? one : other;
}

/** The last attempt is made: it is good enough, or the composer mends it from the same facts, or nobody sees it. @throws GateRefused */
async function settleFor(candidate: Candidate, order: WritingOrder, options: Options): Promise<Finished> {
  const { writer, gate, replacesId, signal } = options;
  const { written, attempt, verdict } = candidate;
  if (verdict.isSound || writer.engine === 'composer' || !isSkeleton(written.skeleton)) {
    if (!verdict.isFit) throw new GateRefused(verdict.problems);
    return finish(candidate);
  }
  const first = { ...composeBrief({ ...order, seed: written.seed }), seed: written.seed };
  const mended = mendFrom(first.content, written.content, order);
  const isComposed = mended.share > MOSTLY || mended.failures.length > 0;
  const kept = isComposed ? composeSound(order, first) : { ...written, content: mended.content };
  const judged = await withSignal(gate!(kept.content, order, replacesId), signal);
  if (!judged.isFit) throw new GateRefused(judged.problems);
  const record = { ...judged.record, mended: isComposed ? [...briefSectionIds] : mended.sections };
  return {
    ...kept,
    attempt,
    gate: { record, signature: judged.signature },
    ...(isComposed && { by: { engine: 'composer', model: null } as const }),
  };
}

/** How often the composer draws for a brief without a fault; nearly all have none. */
const DRAWS = 5;

/** A whole brief of the composer's: the first where it is without a fault, or one from a seed beside it. */
function composeSound(order: WritingOrder, first: WrittenBrief): WrittenBrief {
  let composed = first;
  for (let number = 2; number <= DRAWS && checkBrief(composed.content, order).length > 0; number++) {
    const seed = `${first.seed} ${number}`;
    composed = { ...composeBrief({ ...order, seed }), seed };
  }
  return composed;
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
