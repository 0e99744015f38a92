import { composeBrief, drawnFrom } from '#domain/brief/compose.ts';
import type { BriefContent } from '#domain/brief/content.ts';
import type { Failure } from '#domain/brief/quality/failure.ts';
import { repairFrom } from '#domain/brief/quality/repair.ts';
import { type BriefSectionId, briefSectionIds, briefSections } from '#domain/brief/sections.ts';
import { pause } from '#server/platform/pause.ts';
import {
  type Rejected,
  type Writer,
  WriterError,
  type WritingOrder,
  type WrittenBrief,
} from '#server/platform/writer/writer.ts';
import type { Draft } from './draft-throttle.ts';
import { GateRefused } from './failure.ts';

/** What the gate stores with the brief: all its findings, and the similarity to the nearest earlier brief (0 to 1). */
interface GateRecord {
  failures: Failure[];
  /** `null` if there is no earlier brief. */
  nearest: number | null;
  /** The originality in words, as the brief's page shows it. */
  originality: string;
  /** Sections that the composer replaced because the model's own did not pass. */
  mended?: BriefSectionId[];
}

export interface GateVerdict {
  /** The brief has no fault that makes it unusable. */
  isFit: boolean;
  /** The gate found no fault at all. */
  isSound: boolean;
  /** The brief is so similar to an earlier one that another attempt is worthwhile. Without a better one it is accepted. */
  isTooAlike: boolean;
  /** What the next attempt should improve; one sentence each. */
  problems: string[];
  record: GateRecord;
  /** The signature with which later briefs are compared. */
  signature: string;
}

/** Judges a finished brief before anyone may work on it (BRIEF-13). `replacesId` is the brief that it replaces. */
export type Gate = (content: BriefContent, order: WritingOrder, replacesId: string | null) => Promise<GateVerdict>;

export interface Finished extends WrittenBrief {
  /** The number of the attempt, counted from 1. */
  attempt: number;
  gate: Pick<GateVerdict, 'record' | 'signature'> | null;
  /** Who wrote most of the brief, if it was not the requested writer. */
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

/** From this share of the words on, a repaired brief counts as written by the composer. */
const MOSTLY = 0.75;

/**
 * Writes a brief until it is usable and passes the gate, within the writer's limit of attempts. The composer mends the sections
 * that a model still gets wrong in its last attempt. @throws WriterError, GateRefused, or the signal's reason.
 */
export async function writeBrief(order: WritingOrder, options: Options): Promise<Finished> {
  const { writer, gate, signal, onDraft } = options;
  let rejected: Rejected | null = null;
  /** The best usable brief so far: it has minor faults or is similar to an earlier brief. */
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
      if (!(error instanceof WriterError) || !error.again) throw error;
      const { again } = error;
      if (isLast && gate && again.rejected)
        return settleFor(await complete(again.rejected, number, order, options), order, options);
      if (isLast) throw error;
      rejected = again.rejected;
      await withSignal(pause(again.waitMs), signal);
    }
  }
}

interface Candidate {
  written: WrittenBrief;
  /** Sections with fields that the composer wrote, because the model left them out. */
  filled?: BriefSectionId[];
  attempt: number;
  verdict: GateVerdict;
}

function finish({ written, attempt, verdict, filled }: Candidate): Finished {
  const { record, signature } = verdict;
  return { ...written, attempt, gate: { signature, record: filled ? { ...record, mended: filled } : record } };
}

/** The composer writes from the same facts what is still missing after the last attempt. */
async function complete(
  { content: arrived }: Rejected,
  attempt: number,
  order: WritingOrder,
  options: Options,
): Promise<Candidate> {
  const { content, skeleton } = composeBrief(order);
  const written = { content: { ...content, ...(arrived as Partial<BriefContent>) }, skeleton, seed: order.seed };
  const filled = briefSections.filter(({ fields }) => fields.some((field) => !(field in arrived) && field in content));
  const verdict = await withSignal(options.gate!(written.content, order, options.replacesId), options.signal);
  return { written, attempt, verdict, filled: filled.map(({ id }) => id) };
}

/** Prefers fewer faults, then less similarity to an earlier brief. */
function better(one: Candidate | null, other: Candidate): Candidate {
  if (!one) return other;
  const faults = ({ verdict }: Candidate): number => verdict.record.failures.length;
  const nearest = ({ verdict }: Candidate): number => verdict.record.nearest ?? 0;
  return (faults(one) - faults(other) || nearest(one) - nearest(other)) <= 0 ? one : other;
}

/** After the last attempt the brief is accepted, mended by the composer from the same facts, or refused. @throws GateRefused */
async function settleFor(candidate: Candidate, order: WritingOrder, options: Options): Promise<Finished> {
  const { writer, gate, replacesId, signal } = options;
  const { written, attempt, verdict } = candidate;
  if (verdict.isSound || writer.engine === 'composer' || !drawnFrom(written.skeleton)) {
    if (!verdict.isFit) throw new GateRefused(verdict.problems);
    return finish(candidate);
  }
  const first = { ...composeBrief({ ...order, seed: written.seed }), seed: written.seed };
  const repaired = repairFrom(first.content, written.content, order);
  const isComposed = repaired.share > MOSTLY || repaired.failures.length > 0;
  const accepted = isComposed ? first : { ...written, content: repaired.content };
  const judged = await withSignal(gate!(accepted.content, order, replacesId), signal);
  if (!judged.isFit) throw new GateRefused(judged.problems);
  const mended = isComposed ? briefSectionIds : new Set([...(candidate.filled ?? []), ...repaired.sections]);
  const record = { ...judged.record, mended: [...mended] };
  return {
    ...accepted,
    attempt,
    gate: { record, signature: judged.signature },
    ...(isComposed && { by: { engine: 'composer', model: null } as const }),
  };
}

async function drain(
  writer: Writer,
  order: WritingOrder,
  attempt: { number: number; rejected: Rejected | null; signal: AbortSignal },
  onDraft: (draft: Draft) => void,
): Promise<WrittenBrief> {
  const arriving = writer.write(order, attempt);
  for (;;) {
    // The loop ends with the signal, even if the writer ignores it.
    const step = await withSignal(arriving.next(), attempt.signal);
    if (step.done) return step.value;
    onDraft({ attempt: attempt.number, content: step.value });
  }
}

/** Resolves like the promise, or rejects with the signal's reason as soon as it aborts. */
async function withSignal<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  let stop!: () => void;
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
  });
  promise.catch(() => {}); // after an abort, a later failure of the promise does not matter
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
