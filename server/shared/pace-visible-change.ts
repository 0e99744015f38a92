import type { Tx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { RateLimit } from '#server/platform/http/rate-limit.ts';
import { countAttemptOf } from '#server/platform/http/shared-rate-limit.ts';

/** Much more than one person edits at once. In the long run slower than cached pages expire anyway (visitor-cache.ts). */
const CHANGES: RateLimit = { burst: 120, perSecond: 1 / 3 };

/**
 * Counts a change of what guests can read: each clears their cached pages in every process.
 * @throws too_many_requests
 */
export async function paceVisibleChange(tx: Tx, userId: string): Promise<void> {
  if (await countAttemptOf(tx, 'visible change', userId, CHANGES)) return;
  const retryAfterSeconds = 1 / CHANGES.perSecond;
  const words = `You have made many changes at once. Wait ${retryAfterSeconds} seconds, then try again.`;
  throw new AppError('too_many_requests', words, { retryAfterSeconds });
}
