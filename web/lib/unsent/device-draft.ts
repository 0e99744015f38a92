import { isSameValue } from '#domain/value/same.ts';
import { createSignal } from '#web/lib/page/signal.ts';
import type { DeviceStore } from './device.ts';

export interface DeviceDraft<T> {
  /** What was typed, or null if it equals the saved value. */
  typed(): T | null;
  /** False if this device cannot store the draft: it is lost with the page. */
  isStored(): boolean;
  /** Stores what is typed; a value that equals `stored` is not stored. */
  change(next: T, stored: T): void;
  /** Removes the draft after its save, unless more was typed in the meantime. */
  saved(sent: T): void;
  discard(): void;
  /** @returns a function that unsubscribes */
  subscribe(listener: () => void): () => void;
}

/** What is to be stored beside other tabs: of the draft `before` and after a change, and what is `found` on the device. */
export type BesideTabs<T> = (draft: { before: T | null; next: T | null; found: T | null }) => T | null;

/**
 * What is typed and not saved yet, in memory and on this device under one id. Storage is read when it is
 * first needed.
 */
export function createDeviceDraft<T>(device: DeviceStore<T>, id: string, besideTabs?: BesideTabs<T>): DeviceDraft<T> {
  let typed: T | null | undefined;
  let isStored = true;
  const changed = createSignal();

  function read(): T | null {
    if (typed === undefined) typed = device.read(id);
    return typed;
  }

  function set(next: T | null) {
    const kept = besideTabs ? besideTabs({ before: read(), next, found: device.read(id) }) : next;
    typed = next;
    if (kept === null) device.clear(id);
    isStored = kept === null || device.write(id, kept);
    changed.send();
  }

  return {
    typed: read,
    isStored: () => isStored,
    change: (next, stored) => set(isSameValue(next, stored) ? null : next),
    saved(sent) {
      if (isSameValue(read(), sent)) set(null);
    },
    discard: () => set(null),
    subscribe: changed.subscribe,
  };
}
