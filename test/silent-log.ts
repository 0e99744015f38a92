import type { Log } from '#server/platform/log.ts';

const ignore = () => {};

export const silentLog: Log = { info: ignore, warn: ignore, error: ignore };

/** A log that keeps its messages, for tests that ask what was said. */
export function keepingLog(): { log: Log; messages: string[] } {
  const messages: string[] = [];
  const keep = (...given: unknown[]): void => {
    messages.push(String(given.findLast((part) => typeof part === 'string')));
  };
  return { log: { info: keep, warn: keep, error: keep }, messages };
}
