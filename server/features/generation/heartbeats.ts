import type { Database } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { every } from '#server/platform/every.ts';
import type { Log } from '#server/platform/log.ts';
import type { FailureReason } from './failure.ts';
import { refundPlace } from './ledger.ts';
import { silentGenerations, updateHeartbeats } from './queries.ts';

interface HeartbeatParts {
  database: Database;
  log: Log;
  everyMs: number;
  /** After this time without a heartbeat, the generation's process is assumed to have ended. */
  silentAfterMs: number;
  /** The generations in progress in this process. */
  working(): string[];
  /** Reports that another process has ended the generation. */
  isOver(id: string): void;
}

export interface Heartbeats {
  start(): void;
  /** Waits for a check under way. */
  stop(): Promise<void>;
}

const INTERRUPTED: FailureReason = 'interrupted';

/** Updates the heartbeats of this process, and gives back the places of generations whose process has ended. */
export function createHeartbeats({
  database,
  log,
  everyMs,
  silentAfterMs,
  working,
  isOver,
}: HeartbeatParts): Heartbeats {
  let stop = async () => {};
  /** Generations without a heartbeat at the last check, with the time of their last heartbeat. */
  let suspects = new Map<string, string>();

  async function sendHeartbeats(): Promise<void> {
    const ids = working();
    if (ids.length === 0) return;
    const live = await updateHeartbeats(database.kysely, ids);
    for (const id of ids) if (!live.has(id)) isOver(id);
  }

  async function endSilent(): Promise<void> {
    const silent = await silentGenerations(database.kysely, silentAfterMs);
    const mine = new Set(working());
    for (const { id, userId, heartbeat } of silent) {
      // Two checks in a row without a heartbeat are required. After a database outage every process gets time to update its own.
      if (mine.has(id) || suspects.get(id) !== heartbeat) continue;
      const isEnded = await transaction(database.kysely, (tx) => refundPlace(tx, { id, userId, reason: INTERRUPTED }));
      if (isEnded) log.warn({ generation: id }, 'Nobody was writing this brief any more; its place was given back');
    }
    suspects = new Map(silent.map(({ id, heartbeat }) => [id, heartbeat]));
  }

  async function look(): Promise<void> {
    try {
      await sendHeartbeats();
      await endSilent();
    } catch (error) {
      suspects = new Map();
      throw error;
    }
  }

  return {
    start() {
      stop = every(everyMs, look, { log, failed: 'The ledger could not be looked through; the next look comes soon' });
    },
    stop: () => stop(),
  };
}
