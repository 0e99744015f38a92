import type { FastifyBaseLogger } from 'fastify';

interface Options<Entry> {
  /** How long the first entry waits for more entries. */
  delayMs: number;
  /** The number of entries that are stored while the database is unavailable. */
  max: number;
  write(entries: Entry[]): Promise<unknown>;
  log?: FastifyBaseLogger | undefined;
}

export interface Batch<Entry> {
  /** An entry is ignored while another one with the same key waits. */
  add(key: string, entry: Entry): void;
  /** Writes all entries collected so far. */
  flush(): Promise<void>;
}

/**
 * Collects small writes into one; failed entries wait for the next write. Entries are lost when the process is killed,
 * so this is only for data that may be lost, such as view counts.
 */
export function createBatch<Entry>({ delayMs, max, write, log }: Options<Entry>): Batch<Entry> {
  let entries = new Map<string, Entry>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  function wait() {
    timer ??= setTimeout(flush, delayMs).unref();
  }

  function add(key: string, entry: Entry) {
    if (entries.size >= max || entries.has(key)) return;
    entries.set(key, entry);
    wait();
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const taken = entries;
    entries = new Map();
    if (taken.size === 0) return writing;
    writing = writing
      .then(() => write([...taken.values()]))
      .then(
        () => {},
        (error: unknown) => {
          log?.warn({ err: error, entries: taken.size }, 'A batch could not be written and is tried again');
          for (const [key, entry] of taken) add(key, entry);
        },
      );
    return writing;
  }
  return { add, flush };
}
