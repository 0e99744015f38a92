const KEY = 'bf-pending-act';
/** Signing in takes minutes at most; an older act was given up. */
const AGE_MAX_MS = 15 * 60_000;

/** What a guest wants to do: like a design, or start a brief. */
export interface PendingAct {
  act: 'like' | 'start';
  /** The design's or the brief's id. */
  id: string;
  title: string;
}

/**
 * Remembers in this tab what a person wants to do on the page that opens next, for example after signing in. It is not in the
 * address, because then anybody's link could do it for whoever follows it.
 */
export function storePendingAct(pending: PendingAct): void {
  sessionStorage[KEY] = JSON.stringify({ ...pending, at: Date.now() });
}

/** Returns the remembered act of this kind and removes it. */
export function takePendingAct(act: PendingAct['act'], now = Date.now()): PendingAct | null {
  const stored = sessionStorage[KEY];
  if (!stored) return null;
  const { at, ...pending } = JSON.parse(stored) as PendingAct & { at: number };
  if (pending.act !== act) return null;
  clearPendingAct();
  return now - at < AGE_MAX_MS ? pending : null;
}

export function clearPendingAct(): void {
  sessionStorage.removeItem(KEY);
}
