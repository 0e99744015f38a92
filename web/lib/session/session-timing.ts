/** Specification, part 9: the session is checked every 30 seconds. */
export const TICK_MS = 30_000;
/** Specification, part 9: the session is refreshed when this many checks or fewer remain before it ends. */
export const REFRESH_AT_TICKS = 3;
/**
 * The shortest time between two refreshes by the timer. A clock that runs ahead would otherwise refresh at every
 * check.
 */
export const REST_MS = 5 * 60_000;
/** The wait before the first retry of a failed refresh; each next wait is twice as long. */
export const FIRST_RETRY_MS = 200;
/** All waits together stay within this time. */
export const RETRY_WINDOW_MS = 30_000;

/** Whether an access token that expires at `expiresAt` (ISO) needs a refresh now. */
export function isRefreshDue(expiresAt: string, nowMs: number): boolean {
  return Date.parse(expiresAt) - nowMs <= REFRESH_AT_TICKS * TICK_MS;
}

/** Whether the last refresh was so recent that another one can only come from a wrong clock. */
export function isResting(refreshedAtMs: number | null, nowMs: number): boolean {
  return refreshedAtMs !== null && nowMs - refreshedAtMs < REST_MS;
}

/** The waits between the attempts of one refresh: 200, 400, 800 … ms exactly, as the specification has them. */
export function retryWaits(): number[] {
  const waits: number[] = [];
  let total = 0;
  for (let wait = FIRST_RETRY_MS; total + wait <= RETRY_WINDOW_MS; wait *= 2) {
    waits.push(wait);
    total += wait;
  }
  return waits;
}
