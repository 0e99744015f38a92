import type { Quota } from '#domain/quota/quota.ts';
import { sessionStore } from '#web/lib/session/browser-session.ts';

/**
 * Updates the header's quota.
 * @returns the quota, or `null` if it cannot be loaded now
 */
export async function refreshQuota(): Promise<Quota | null> {
  try {
    const { viewer } = await sessionStore().reload();
    return viewer && { generated: viewer.briefsGenerated, limit: viewer.briefsLimit };
  } catch {
    return null;
  }
}
