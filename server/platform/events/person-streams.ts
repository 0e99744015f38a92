import type { Database } from '#server/platform/database/connect.ts';
import type { Notifications } from '#server/platform/database/notify.ts';
import { isUnavailable } from '#server/platform/database/unavailable.ts';
import type { EventStream } from '#server/platform/http/event-stream.ts';
import type { Log } from '#server/platform/log.ts';
import { PRESENCE_CHANNEL, readPresence } from './presence.ts';
import { type EventRow, eventRange, eventsAfter, headsOf, livingFamilies } from './queries.ts';
import { EVENTS_CHANNEL } from './tell.ts';

export interface PersonStreams {
  /** Sends everything after `after` and then what happens, in order and each once, until the reader goes or the sign-in ends. */
  follow(who: { userId: string; familyId: string }, after: number, stream: EventStream): Promise<void>;
  openCount(): number;
  close(): void;
}

interface Parts {
  database: Database;
  notifications: Notifications;
  log: Log;
}

const BATCH = 200;
/** One more closes the oldest, which is told why: a person looks at so many windows of one process at most. */
export const STREAMS_A_PERSON = 8;
/** A sign-in that ends is felt within a second, also where nothing happens: one question for all open streams. */
const LOOK_EVERY_MS = 900;
/** After the database was away. */
const RETRY_MS = 500;

interface Listener {
  familyId: string;
  wake: () => void;
  /** The last number it was woken for or has sent; what lies before need not be looked for. */
  known: number;
  stream: EventStream;
}

/** One subscription a process wakes the streams of the people it is about; what they are told, they read from the rows. */
export function createPersonStreams({ database, notifications, log }: Parts): PersonStreams {
  const listeners = new Map<string, Set<Listener>>();
  const leave = notifications.subscribe(EVENTS_CHANNEL, (payload) => {
    for (const { wake } of listeners.get(payload.slice(0, payload.indexOf(':'))) ?? []) wake();
  });
  const leavePresence = notifications.subscribe(PRESENCE_CHANNEL, (payload) => {
    const { to, workspaceId, signal } = readPresence(payload);
    for (const { stream } of listeners.get(to) ?? []) stream.whisper('presence', { workspaceId, signal });
  });
  const leaveGap = notifications.onGap(() => {
    for (const group of listeners.values()) for (const { wake } of group) wake();
  });

  const everyListener = () => [...listeners.values()].flatMap((group) => [...group]);

  async function closeEnded() {
    const open = everyListener();
    if (open.length === 0) return;
    const families = [...new Set(open.map(({ familyId }) => familyId))];
    const living = new Set((await livingFamilies(database.pool, families)).map(({ id }) => id));
    for (const { familyId, stream } of open) if (!living.has(familyId)) stream.close();
  }

  /** Finds what nobody woke a stream for: its process died between the commit and the NOTIFY. */
  async function findMissed() {
    if (listeners.size === 0) return;
    for (const { user_id, head } of await headsOf(database.pool, [...listeners.keys()]))
      for (const listener of listeners.get(user_id) ?? []) {
        if (Number(head) <= listener.known) continue;
        listener.known = Number(head);
        listener.wake();
      }
  }
  // While the database is away nothing is delivered, so nothing is lost by asking again.
  const looking = setInterval(() => void Promise.all([closeEnded(), findMissed()]).catch(() => {}), LOOK_EVERY_MS);
  looking.unref();

  function enlist(userId: string, listener: Listener) {
    const group = listeners.get(userId) ?? new Set();
    listeners.set(userId, group.add(listener));
    if (group.size > STREAMS_A_PERSON) makeRoom([...group][0]!);
    return () => {
      group.delete(listener);
      if (group.size === 0) listeners.delete(userId);
    };
  }

  function makeRoom({ stream }: Listener) {
    void stream.send('crowded', {});
    stream.close();
  }

  return {
    async follow({ userId, familyId }, after, stream) {
      let last = after;
      let isDirty = true;
      let rouse = () => {};
      const wake = () => {
        isDirty = true;
        rouse();
      };
      const listener: Listener = { familyId, wake, stream, known: after };
      const resign = enlist(userId, listener);
      const onAbort = () => rouse();
      stream.signal.addEventListener('abort', onAbort);
      try {
        while (!stream.signal.aborted) {
          if (!isDirty) {
            await new Promise<void>((resolve) => {
              rouse = resolve;
              if (isDirty || stream.signal.aborted) resolve();
            });
            continue;
          }
          isDirty = false;
          const rows = await read(userId, last);
          if (!rows) {
            await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
            isDirty = true;
            continue;
          }
          for (const row of rows) {
            await stream.send('happened', view(row), row.seq);
            last = Number(row.seq);
            listener.known = Math.max(listener.known, last);
          }
          if (rows.length === BATCH) isDirty = true;
        }
      } finally {
        stream.signal.removeEventListener('abort', onAbort);
        resign();
        stream.close();
      }
    },
    openCount: () => everyListener().length,
    close() {
      clearInterval(looking);
      leave();
      leavePresence();
      leaveGap();
    },
  };

  async function read(userId: string, after: number): Promise<EventRow[] | null> {
    try {
      return await eventsAfter(database.pool, userId, after, BATCH);
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      log.warn({ err: error }, 'A stream of events waits for the database');
      return null;
    }
  }
}

export function view(row: EventRow) {
  return { seq: Number(row.seq), kind: row.kind, workspaceId: row.workspace_id, data: row.data };
}

export async function rangeOf(database: Database, userId: string): Promise<{ head: number; oldest: number | null }> {
  const [row] = await eventRange(database.pool, userId);
  return { head: Number(row!.head), oldest: row!.oldest === null ? null : Number(row!.oldest) };
}
