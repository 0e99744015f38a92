/** Specification, part 9: the session is looked at every 30 seconds… */
export const TICK_MS = 30_000;
/** …and refreshed when so many looks or fewer remain to its end. */
export const REFRESH_AT_TICKS = 3;
/** A clock that runs ahead sees every session near its end: after a refresh the next look that may lead to one is later than this. */
export const REST_MS = 5 * 60_000;
/** A refresh that fails is tried again after this, then after twice that, and so on… */
export const FIRST_RETRY_MS = 200;
/** …as long as all the waiting together fits into this. */
export const RETRY_WINDOW_MS = 30_000;

/** Whether an access token that runs out at `expiresAt` (ISO) is to be traded for a new one now. */
export function isRefreshDue(expiresAt: string, nowMs: number): boolean {
  return Date.parse(expiresAt) - nowMs <= REFRESH_AT_TICKS * TICK_MS;
}

/** Whether so little time has passed since a refresh that another can only come of a wrong clock. */
export function isResting(refreshedAtMs: number | null, nowMs: number): boolean {
  return refreshedAtMs !== null && nowMs - refreshedAtMs < REST_MS;
}

/** The waits between the tries of one refresh: 200, 400, 800 … ms. */
export function retryWaits(): number[] {
  const waits: number[] = [];
  let total = 0;
  for (let wait = FIRST_RETRY_MS; total + wait <= RETRY_WINDOW_MS; wait *= 2) {
    waits.push(wait);
    total += wait;
  }
  return waits;
}
