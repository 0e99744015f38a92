/**
 * Frees at once the bytes of a message that was answered. They lie outside the heap, so a heap of a few megabytes calls its
 * collector long after many of them have gathered. Only what is young is looked at (0.1 ms; all of it takes 25). Does nothing in a
 * process that was not begun with --expose-gc.
 */
export function giveBack() {
  globalThis.gc?.({ type: 'minor' });
}
