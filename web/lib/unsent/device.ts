/** Returns a stored value if it has the right shape, else null. It may throw where the shape is wrong. */
export type ShapeCheck<T> = (found: unknown) => T | null;

export interface DeviceStore<T> {
  /** Null if nothing is stored, or nothing readable. */
  read(id: string): T | null;
  /** @returns whether it was stored: storage can be full or forbidden */
  write(id: string, value: T): boolean;
  clear(id: string): void;
  /** The ids of all stored values. */
  ids(): string[];
}

/**
 * Values of one kind, stored on this device for one owner, because several people may share a device. With
 * `() => sessionStorage` they last as long as the tab.
 */
export function deviceStore<T>(
  kind: string,
  owner: string,
  check: ShapeCheck<T>,
  storage: () => Storage = () => localStorage,
): DeviceStore<T> {
  const prefix = `bf-${kind}:${owner}:`;
  return {
    read: (id) => attempt(() => check(JSON.parse(storage().getItem(prefix + id) ?? 'null'))),
    write(id, value) {
      const isWritten = attempt(() => {
        storage().setItem(prefix + id, JSON.stringify(value));
        return true;
      });
      return isWritten ?? false;
    },
    clear(id) {
      attempt(() => storage().removeItem(prefix + id));
    },
    ids() {
      const keys = attempt(() => Object.keys(storage())) ?? [];
      return keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
    },
  };
}

/** Storage throws where it is full or forbidden, and so do unreadable values. */
function attempt<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}
