import { setTimeout as wait } from 'node:timers/promises';

/** Waits; a signal ends the wait early, without an error. */
export const pause = (ms: number, signal?: AbortSignal): Promise<void> =>
  wait(ms, undefined, { signal }).catch(() => {});
