import { likeness } from '#domain/brief/quality/originality.ts';

/** Similarity, 0 to 1, to the nearest earlier brief; `null` when there is none. */
export function nearestOf(signature: string, others: readonly string[]): number | null {
  return others.length === 0 ? null : Math.max(...others.map((other) => likeness(signature, other)));
}
