import { isSameValue } from '#domain/value/same.ts';
import type { DeviceStore } from './device.ts';

export interface Draft<T> {
  /** What was typed, or null where that is what is stored already. */
  typed(): T | null;
  /** False where this device cannot keep it: it is gone with the page. */
  isKept(): boolean;
  /** Keeps what is typed; what is `stored` already needs no keeping. */
  change(next: T, stored: T): void;
  /** It has arrived and goes, unless something else was typed while it was on its way. */
  saved(sent: T): void;
  discard(): void;
  /** @returns how to stop */
  subscribe(listener: () => void): () => void;
}

/** What is typed and not saved yet, in memory and on this device under one id. The device is read at the first need. */
export function createDraft<T>(device: DeviceStore<T>, id: string): Draft<T> {
  let typed: T | null | undefined;
  let isKept = true;
  const listeners = new Set<() => void>();

  function read(): T | null {
    if (typed === undefined) typed = device.read(id);
    return typed;
  }

  function set(next: T | null) {
    typed = next;
    if (next === null) device.clear(id);
    isKept = next === null || device.write(id, next);
    for (const listener of listeners) listener();
  }

  return {
    typed: read,
    isKept: () => isKept,
    change: (next, stored) => set(isSameValue(next, stored) ? null : next),
    saved(sent) {
      if (isSameValue(read(), sent)) set(null);
    },
    discard: () => set(null),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
