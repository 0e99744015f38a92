/** What may be kept: the value of what was found, or null for anything else. It may throw where the shape is wrong. */
export type Check<T> = (found: unknown) => T | null;

export interface DeviceStore<T> {
  /** Null where nothing is kept, or nothing that can be read. */
  read(id: string): T | null;
  /** @returns whether it is kept: storage may be full or forbidden. */
  write(id: string, value: T): boolean;
  clear(id: string): void;
  /** Under which ids something is kept. */
  ids(): string[];
}

/**
 * Values of one kind that this device keeps for one owner. Several people may use one device, and none finds what another has typed.
 * With `() => sessionStorage` they last as long as the tab.
 */
export function deviceStore<T>(
  kind: string,
  owner: string,
  check: Check<T>,
  storage: () => Storage = () => localStorage,
): DeviceStore<T> {
  const prefix = `bf-${kind}:${owner}:`;
  return {
    read: (id) => attempt(() => check(JSON.parse(storage().getItem(prefix + id) ?? 'null'))),
    write(id, value) {
      const isKept = attempt(() => {
        storage().setItem(prefix + id, JSON.stringify(value));
        return true;
      });
      return isKept ?? false;
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

/** Storage throws where it is full or forbidden, and so does what cannot be read. */
function attempt<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}
