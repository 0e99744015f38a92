import { type BriefChoice, type CompleteChoice, isComplete, readChoice } from '#domain/brief/choice.ts';
import { DEFAULT_INDUSTRY } from '#domain/catalog/industries.ts';
import { DEFAULT_STYLE } from '#domain/catalog/styles.ts';

/**
 * What the history entry of /brief/new requests. It survives a reload, so the same request has the same key and
 * generation, and nothing is spent twice.
 */
export interface Intent {
  choice: CompleteChoice | null;
  idempotencyKey: string | null;
  generationId: string | null;
  /** The brief that is generated again. */
  regenerates: string | null;
  /** The built-in composer was asked for, because the model failed. */
  engine: 'composer' | null;
}

const NAME = /^[0-9a-zA-Z-]{8,64}$/;

/** Reads a history entry, which can be missing, from an older version, or invalid. */
export function readIntent(state: unknown): Intent {
  const from = (typeof state === 'object' && state !== null ? state : {}) as Record<string, unknown>;
  const choice = readChoice(from);
  const name = (value: unknown) => (typeof value === 'string' && NAME.test(value) ? value : null);
  return {
    choice: isComplete(choice) ? choice : null,
    idempotencyKey: name(from.idempotencyKey),
    generationId: name(from.generationId),
    regenerates: name(from.regenerates),
    engine: from.engine === 'composer' ? 'composer' : null,
  };
}

/** Nothing is requested, so nothing may be started (GEN-4). */
export function isEmpty({ choice, generationId, regenerates }: Intent): boolean {
  return !choice && !generationId && !regenerates;
}

/** The defaults for a brief when nothing was chosen (GEN-4). They are used only after a confirmation. */
export function withDefaults(choice: BriefChoice): CompleteChoice {
  return {
    ...choice,
    industry: choice.industry ?? DEFAULT_INDUSTRY,
    styles: choice.styles.length > 0 ? choice.styles : [DEFAULT_STYLE],
  };
}

/**
 * After these failures the place was not taken, or was returned, so a retry is a new request. After all others a retry
 * is the same request.
 */
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
