/** A browser's storage in memory. Its values are its own properties, as in a browser. */
export function memoryStorage(): Storage {
  const storage = Object.create({
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, value: string) => {
      storage[key] = value;
    },
    removeItem: (key: string) => {
      delete storage[key];
    },
  });
  return storage;
}

/** Storage that takes nothing more: full, or forbidden by the browser's settings. */
export function fullStorage(): Storage {
  return Object.assign(memoryStorage(), {
    setItem: () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    },
  });
}
