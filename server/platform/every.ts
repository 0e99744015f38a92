import type { Log } from './log.ts';
import { pause } from './pause.ts';

interface Options {
  log: Log;
  /** What the log says of a run that failed. */
  failed: string;
  /** When the first run starts. */
  firstMs?: number;
}

/**
 * Repeats some work, `ms` after its last run has ended. After a failure the next run comes as usual.
 * @param act may end early when its signal aborts
 * @returns a function that stops it and waits for a run under way
 */
export function every(
  ms: number,
  act: (signal: AbortSignal) => Promise<unknown>,
  { log, failed, firstMs = ms }: Options,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const repeating = (async () => {
    await pause(firstMs, signal);
    while (!signal.aborted) {
      try {
        await act(signal);
      } catch (error) {
        log.warn({ err: error }, failed);
      }
      await pause(ms, signal);
    }
  })();
  return () => {
    stopping.abort();
    return repeating;
  };
}
