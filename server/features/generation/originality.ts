import { likeness } from '#domain/brief/quality/originality.ts';

/** Similarity, 0 to 1, to the nearest earlier brief, and to the nearest one with the same choices; `null` when there is none. */
export interface Nearest {
  any: number | null;
  sameChoice: number | null;
}

export interface Earlier {
  signature: string;
  isSameChoice: boolean;
}

export function nearestOf(signature: string, others: readonly Earlier[]): Nearest {
  const nearest: Nearest = { any: null, sameChoice: null };
  for (const other of others) {
    const alike = likeness(signature, other.signature);
    nearest.any = Math.max(nearest.any ?? 0, alike);
    if (other.isSameChoice) nearest.sameChoice = Math.max(nearest.sameChoice ?? 0, alike);
  }
  return nearest;
}
