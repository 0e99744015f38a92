import type pg from 'pg';
import type { Log } from '#server/platform/log.ts';
import { createPool } from './pool.ts';

const ASK_MS = 1_000;
/** An older replica is not read. */
export const REPLICA_LAG_MS = 5_000;

type Asked = Pick<pg.Pool, 'query'>;

/** A place in the write-ahead log, such as `16/B374D848`, as a number that grows. */
function logPlace(text: string): bigint {
  const [high, low] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

/**
 * Follows how old a replica is; `now` is in ms. The positions of both servers are compared, because a replica that has lost its
 * primary cannot tell.
 */
export function createLag({ primary, replica, now }: { primary: Asked; replica: Asked; now: () => number }) {
  let marks: { at: number; place: bigint }[] = [];
  let upTo = Number.NEGATIVE_INFINITY;
  const placeOf = async (server: Asked, name: string) =>
    logPlace((await server.query<{ place: string }>(`select ${name}()::text as place`)).rows[0]!.place);
  return {
    /** Asks both servers. @throws when one of them does not answer. */
    async measure(): Promise<void> {
      const at = now();
      const place = await placeOf(primary, 'pg_current_wal_lsn');
      marks.push({ at, place });
      const replayed = await placeOf(replica, 'pg_last_wal_replay_lsn').catch((error: unknown) => {
        upTo = Number.NEGATIVE_INFINITY;
        throw error;
      });
      const reached = marks.filter((mark) => mark.place <= replayed).at(-1);
      if (!reached) return;
      upTo = reached.at;
      marks = marks.filter((mark) => mark.at >= upTo);
    },
    /** In ms; infinite until it is known. */
    current: () => now() - upTo,
  };
}

export interface Replica {
  pool: pg.Pool;
  isFresh(): boolean;
  close(): Promise<void>;
}

/** A server that follows the primary one, for reads that may be a few seconds old. */
export function openReplica(connection: pg.ClientConfig, primary: pg.Pool, log: Log): Replica {
  const pool = createPool(connection, log);
  const lag = createLag({ primary, replica: pool, now: () => performance.now() });
  let wasFresh = false;
  let asking: Promise<void> | null = null;
  const isFresh = () => lag.current() <= REPLICA_LAG_MS;
  const ask = async () => {
    await lag
      .measure()
      .catch((error: unknown) => log.warn({ err: error }, 'The replica or its primary gave no answer'));
    if (isFresh() !== wasFresh)
      log.info(isFresh() ? 'Visitors’ reads come from the replica' : 'Visitors’ reads come from the primary database');
    wasFresh = isFresh();
  };
  const timer = setInterval(() => {
    asking ??= ask().finally(() => {
      asking = null;
    });
  }, ASK_MS).unref();
  return {
    pool,
    isFresh,
    async close() {
      clearInterval(timer);
      await asking;
      await pool.end();
    },
  };
}
