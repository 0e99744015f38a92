/*
 * Loads and changes overtake each other: what was asked before a change and is answered after it would show the page as it was.
 * Counted for the tab; on the server nothing changes, and a page is loaded once.
 */
import { useEffect, useEffectEvent } from 'react';

let changes = 0;
let knownToLoads = 0;
const listeners = new Set<() => void>();

/** How often a load is made again for changes that were answered meanwhile; whoever changes more often sees the last but few. */
const TRIES = 5;

/** Says that the server has answered a change. */
export function noteChange() {
  changes += 1;
  for (const listener of listeners) listener();
}

/** Loads, and loads again where a change was answered in the meantime. */
export async function loadAfterChanges<T>(load: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    const before = changes;
    const loaded = await load();
    if (before !== changes && tries < TRIES) continue;
    knownToLoads = before;
    return loaded;
  }
}

/** Whether a change has been answered since the last load was asked for. */
export function isBehindChanges(): boolean {
  return knownToLoads !== changes;
}

/** Runs `then` whenever the server has answered a change. */
export function useChanges(then: () => void): void {
  const run = useEffectEvent(then);
  useEffect(() => {
    const listener = () => run();
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
}
