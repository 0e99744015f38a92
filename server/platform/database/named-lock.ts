import pg from 'pg';
import { pause } from '#server/platform/pause.ts';
import type { Database } from './connect.ts';
import { type LockName, releaseLock, tryHoldLock } from './locks.ts';

const LOOK_EVERY_MS = 100;
/** After this time a waiting process does the work as well. Work done twice is better than work not done. */
const LOCK_WAIT_MS = 90_000;

/**
 * Only one process of the database works under a name at a time. The lock is held by a connection of its own, so it
 * ends with the process; the caller must not ask twice for one name within a process.
 */
export function createNamedLock({ connection }: Pick<Database, 'connection'>) {
  let session: Promise<pg.Client> | null = null;
  let users = 0;

  function join(): Promise<pg.Client> {
    users += 1;
    session ??= open().catch((error) => {
      session = null;
      throw error;
    });
    return session;
  }
  async function open(): Promise<pg.Client> {
    const client = new pg.Client({ ...connection, application_name: 'brief-foundry locks' });
    // A lost connection fails its queries. The next caller opens another one.
    client.on('error', () => {
      session = null;
    });
    await client.connect();
    return client;
  }
  async function leave() {
    users -= 1;
    if (users > 0) return;
    const last = session;
    session = null;
    await (await last?.catch(() => null))?.end().catch(() => undefined);
  }

  return async <T>(name: LockName, work: () => Promise<T>): Promise<T> => {
    try {
      const client = await join();
      const isMine = await waitForLock(client, name);
      try {
        return await work();
      } finally {
        if (isMine) await releaseLock(client, name).catch(() => undefined);
      }
    } finally {
      await leave();
    }
  };
}

async function waitForLock(client: pg.Client, name: LockName): Promise<boolean> {
  const deadline = performance.now() + LOCK_WAIT_MS;
  while (performance.now() < deadline) {
    if (await tryHoldLock(client, name)) return true;
    await pause(LOOK_EVERY_MS);
  }
  return false;
}
