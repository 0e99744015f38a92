import { pause } from '#server/platform/pause.ts';
import { isUnavailable } from './unavailable.ts';

const RETRY_MS = 300;

/** Retries for a while what failed because the database was away. */
export async function patiently<T>(act: () => Promise<T>, forMs: number): Promise<T> {
  const giveUpAt = performance.now() + forMs;
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (!isUnavailable(error) || performance.now() > giveUpAt) throw error;
      await pause(RETRY_MS);
    }
  }
}
