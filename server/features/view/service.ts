import type { FastifyBaseLogger } from 'fastify';
import { isRobot } from '#domain/showcase/robots.ts';
import { createBatch } from '#server/platform/batch.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { createRateLimit } from '#server/platform/http/rate-limit.ts';
import { senderOf } from '#server/platform/http/shared-rate-limit.ts';
import { fingerprintOf } from '#server/shared/fingerprint.ts';
import { countViews } from './queries.ts';

interface Parts {
  database: Database;
  clock: () => Date;
  /** The same in every process, so that all processes make the same hash for a viewer. */
  secret: string;
  log?: FastifyBaseLogger;
}

export interface Look {
  designId: string;
  /** `null` for a guest, whom address and browser identify. */
  userId: string | null;
  ip: string;
  userAgent: string | undefined;
}

interface View {
  designId: string;
  day: string;
  viewer: Buffer;
  userId: string | null;
}

const DELAY_MS = 2_000;
const WAITING_MAX = 20_000;
/** Nobody opens pages faster than this for long. Faster views are not counted. */
const RATE_LIMIT = { burst: 120, perSecond: 1 };

/** Counts the views of designs: once per person, design and UTC day, in batches, without robots. */
export function createViewCounter({ database, clock, secret, log }: Parts) {
  const attempts = createRateLimit(RATE_LIMIT);
  const batch = createBatch<View>({
    delayMs: DELAY_MS,
    max: WAITING_MAX,
    log,
    write: (views) =>
      countViews(
        database.pool,
        views.map((view) => view.designId),
        views.map((view) => view.day),
        views.map((view) => view.viewer),
        views.map((view) => view.userId),
      ),
  });
  return {
    note({ designId, ...viewer }: Look) {
      const { userId, ip, userAgent } = viewer;
      if (isRobot(userAgent) || !attempts.take(senderOf(ip))) return;
      const day = clock().toISOString().slice(0, 10);
      const fingerprint = fingerprintOf(secret, `view ${day}`, viewer);
      batch.add(`${designId} ${day} ${fingerprint.toString('hex')}`, { designId, day, viewer: fingerprint, userId });
    },
    flush: batch.flush,
  };
}
