/* Counts the changes of this tab, so that a load asked for before a change does not show the page as it was. On
   the server nothing changes, and each page loads once. */
import { useEffect, useEffectEvent } from 'react';
import { createSignal } from '#web/lib/page/signal.ts';

let changes = 0;
let changesAtLoad = 0;
const changed = createSignal();

/**
 * A load is repeated at most this often while changes are answered. After that, the page may lack the latest changes.
 */
const LOADS_MAX = 5;

/** Call this when the server has answered a change. */
export function recordChange() {
  changes += 1;
  changed.send();
}

/** Loads the page's data, and loads again if the server answered a change in the meantime. */
export async function loadAfterChanges<T>(load: () => Promise<T>): Promise<T> {
  const { loaded, before } = await latest(load);
  changesAtLoad = before;
  return loaded;
}

/** The same for a part of the page. */
export async function loadPartAfterChanges<T>(load: () => Promise<T>): Promise<T> {
  return (await latest(load)).loaded;
}

async function latest<T>(load: () => Promise<T>): Promise<{ loaded: T; before: number }> {
  for (let tries = 1; ; tries += 1) {
    const before = changes;
    const loaded = await load();
    if (before === changes || tries === LOADS_MAX) return { loaded, before };
  }
}

/** Whether the server has answered a change since the last load began. */
export function isBehindChanges(): boolean {
  return changesAtLoad !== changes;
}

/** Runs `then` whenever the server has answered a change. */
export function useChanges(then: () => void): void {
  const run = useEffectEvent(then);
  useEffect(() => changed.subscribe(() => run()), []);
}
