import type { Blobs } from '#server/platform/blobs/blobs.ts';

/** Bytes for one test file; `held` says what is there. */
export function memoryBlobs(): Blobs & { held: Map<string, Buffer> } {
  const held = new Map<string, Buffer>();
  return {
    held,
    async put(key, bytes) {
      held.set(key, Buffer.from(bytes));
    },
    get: async (key) => held.get(key) ?? null,
    getPart: async (key, from, to) => held.get(key)?.subarray(from, to + 1) ?? null,
    async look(key) {
      const bytes = held.get(key);
      return bytes ? { size: bytes.length, start: bytes.subarray(0, 4096) } : null;
    },
    async remove(key) {
      held.delete(key);
    },
  };
}
