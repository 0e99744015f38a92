import type { FastifyBaseLogger } from 'fastify';

interface Options<Entry> {
  /** How long the first entry waits for others. */
  delayMs: number;
  /** More entries than this are not kept while the database is away. */
  max: number;
  write(entries: Entry[]): Promise<unknown>;
  log?: FastifyBaseLogger | undefined;
}

export interface Batch<Entry> {
  /** Entries of one key are one entry. */
  add(key: string, entry: Entry): void;
  /** Writes what has come together so far. */
  flush(): Promise<void>;
}

/**
 * Collects small writes and makes one of many. What has not been written yet is lost when the process is killed, so it is for
 * what may be lost: counts of what people looked at. Entries that could not be written wait for the next time.
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
