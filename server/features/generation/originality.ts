import { likeness } from '#domain/brief/quality/originality.ts';

const HEX_PER_BAND = 8;

/**
 * A signature cut into bands of two values each. Briefs that are 20 % alike share at least one with 99 % certainty, those
 * that have nothing in common share none, so the index finds the few that are worth comparing.
 */
export function bandsOf(signature: string): number[] {
  const bands: number[] = [];
  for (let at = 0; at < signature.length; at += HEX_PER_BAND) {
    const value = Number.parseInt(signature.slice(at, at + HEX_PER_BAND), 16);
    // The same values elsewhere in the signature are another band.
    bands.push((value ^ Math.imul(bands.length + 1, 0x9e3779b1)) | 0);
  }
  return bands;
}

/** How alike the nearest earlier brief is, 0 to 1, and the nearest that was written for the same choice; `null` when there is none. */
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
