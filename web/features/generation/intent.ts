import { type BriefChoice, type CompleteChoice, isComplete, readChoice } from '#domain/brief/choice.ts';
import { DEFAULT_INDUSTRY } from '#domain/catalog/industries.ts';
import { DEFAULT_STYLE } from '#domain/catalog/styles.ts';

/**
 * What the history entry of /brief/new asks for. It outlives a reload, so the same wish keeps the same key and, once the server
 * has answered, the same generation: nothing is spent twice.
 */
export interface Intent {
  choice: CompleteChoice | null;
  idempotencyKey: string | null;
  generationId: string | null;
  /** The brief that is written again. */
  regenerates: string | null;
}

const NAME = /^[0-9a-zA-Z-]{8,64}$/;

/** Reads a history entry, which may be missing, of an older version, or somebody's own making. */
export function readIntent(state: unknown): Intent {
  const from = (typeof state === 'object' && state !== null ? state : {}) as Record<string, unknown>;
  const choice = readChoice(from);
  const name = (value: unknown) => (typeof value === 'string' && NAME.test(value) ? value : null);
  return {
    choice: isComplete(choice) ? choice : null,
    idempotencyKey: name(from.idempotencyKey),
    generationId: name(from.generationId),
    regenerates: name(from.regenerates),
  };
}

/** Nothing is asked for: then nothing may be begun (GEN-4). */
export function isEmpty({ choice, generationId, regenerates }: Intent): boolean {
  return !choice && !generationId && !regenerates;
}

/** What a brief would be written from when nothing was chosen (GEN-4). Only ever after asking. */
export function withDefaults(choice: BriefChoice): CompleteChoice {
  return {
    ...choice,
    industry: choice.industry ?? DEFAULT_INDUSTRY,
    styles: choice.styles.length > 0 ? choice.styles : [DEFAULT_STYLE],
  };
}

/** Failures after which the place was surely not taken, or was given back: a repeated wish is a new one. After all others it is the same. */
const SETTLED = new Set([
  'writer_failed',
  'writer_timed_out',
  'quota_reached',
  'idempotency_mismatch',
  'generation_not_found',
]);

export function isSettled(code: string): boolean {
  return SETTLED.has(code);
}
