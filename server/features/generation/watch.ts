import type { Database } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import type { Log } from '#server/platform/log.ts';
import type { FailureReason } from './failure.ts';
import { giveBack } from './ledger.ts';
import { beat, silentGenerations } from './queries.ts';

interface WatchParts {
  database: Database;
  log: Log;
  everyMs: number;
  /** A generation that has been silent for so long belongs to a process that is gone. */
  silentAfterMs: number;
  /** What this process is writing. */
  working(): string[];
  /** Somebody else has ended it. */
  isOver(id: string): void;
}

export interface Watch {
  start(): void;
  stop(): void;
  /** One look, for those who do not want to wait for the next. */
  look(): Promise<void>;
}

const INTERRUPTED: FailureReason = 'interrupted';

/** Every process says what it is writing, and gives back the places of processes that no longer say anything. */
export function createWatch({ database, log, everyMs, silentAfterMs, working, isOver }: WatchParts): Watch {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = true;
  /** Silent at the last look, with the time they were last heard of. */
  let suspects = new Map<string, string>();

  async function sayWhatIsWritten(): Promise<void> {
    const ids = working();
    if (ids.length === 0) return;
    const live = await beat(database.kysely, ids);
    for (const id of ids) if (!live.has(id)) isOver(id);
  }

  async function endTheSilent(): Promise<void> {
    const silent = await silentGenerations(database.kysely, silentAfterMs);
    const mine = new Set(working());
    for (const { id, userId, heartbeat } of silent) {
      // Silent at two looks in a row: when the database was away, every process gets to speak first.
      if (mine.has(id) || suspects.get(id) !== heartbeat) continue;
      const isEnded = await transaction(database.kysely, (tx) => giveBack(tx, { id, userId, reason: INTERRUPTED }));
      if (isEnded) log.warn({ generation: id }, 'Nobody was writing this brief any more; its place was given back');
    }
    suspects = new Map(silent.map(({ id, heartbeat }) => [id, heartbeat]));
  }

  async function look(): Promise<void> {
    try {
      await sayWhatIsWritten();
      await endTheSilent();
    } catch (error) {
      suspects = new Map();
      log.warn({ err: error }, 'The ledger could not be looked through; the next look comes soon');
    }
  }

  const plan = (): void => {
    timer = setTimeout(() => void look().finally(() => isStopped || plan()), everyMs);
  };

  return {
    start() {
      if (!isStopped) return;
      isStopped = false;
      plan();
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
    look,
  };
}
