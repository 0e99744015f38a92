import { once } from 'node:events';
import type { Database } from '#server/platform/database/connect.ts';
import type { Notifications } from '#server/platform/database/notify.ts';
import { isUnavailable } from '#server/platform/database/unavailable.ts';
import type { EventStream } from '#server/platform/http/event-stream.ts';
import type { Log } from '#server/platform/log.ts';
import { pause } from '#server/platform/pause.ts';
import type { Sessions } from '#server/platform/session/sessions.ts';
import { PRESENCE_CHANNEL, readPresence } from './presence.ts';
import { EVENTS_CHANNEL } from './publish.ts';
import { type EventRow, eventsAfter, headsOf } from './queries.ts';

export interface PersonStreams {
  /**
   * Sends all events after `after`, then new ones, in order and each once, until the client disconnects or the sign-in
   * ends.
   */
  follow(who: { userId: string; familyId: string }, after: number, stream: EventStream): Promise<void>;
  openCount(): number;
  close(): void;
}

interface Parts {
  database: Database;
  notifications: Notifications;
  sessions: Pick<Sessions, 'living'>;
  log: Log;
}

const BATCH = 200;
/** The number of streams of one person in this process. One more stream closes the oldest, which is told the reason. */
const STREAMS_A_PERSON = 8;
/** Streams of an ended sign-in close within a second, even without events. One query checks all open streams. */
const LOOK_EVERY_MS = 900;
/** The pause after the database was unavailable. */
const RETRY_MS = 500;

/** The number of streams that one statement reads events for. */
const READERS = 50;

interface Listener {
  userId: string;
  familyId: string;
  stream: EventStream;
  /** The number of the last event that was sent. */
  last: number;
  /** The last number that was notified or sent. Events up to this number are not searched again. */
  known: number;
  /** Whether events are being read or sent now. New events are read after that. */
  isBusy: boolean;
  isDue: boolean;
}

/**
 * Subscribes once for each process and notifies the streams of the people concerned. One statement reads the events of
 * all notified streams; the next statement runs while these events are sent.
 */
export function createPersonStreams({ database, notifications, sessions, log }: Parts): PersonStreams {
  const listeners = new Map<string, Set<Listener>>();
  const due = new Set<Listener>();
  let isReading = false;

  const leave = notifications.subscribe(EVENTS_CHANNEL, (payload) => {
    const [userId = '', seq] = payload.split(':');
    for (const listener of listeners.get(userId) ?? []) if (Number(seq) > listener.last) wake(listener);
  });
  const leavePresence = notifications.subscribe(PRESENCE_CHANNEL, (payload) => {
    const { to, workspaceId, signal } = readPresence(payload);
    for (const { stream } of listeners.get(to) ?? []) stream.sendVolatile('presence', { workspaceId, signal });
  });
  const leaveGap = notifications.onGap(() => everyListener().forEach(wake));

  const everyListener = () => [...listeners.values()].flatMap((group) => [...group]);

  async function closeEnded() {
    const open = everyListener();
    if (open.length === 0) return;
    const living = await sessions.living([...new Set(open.map(({ familyId }) => familyId))]);
    for (const { familyId, stream } of open) if (!living.has(familyId)) stream.close();
  }

  /** Finds events without a NOTIFY, whose process died after the commit. */
  async function findMissed() {
    if (listeners.size === 0) return;
    for (const { user_id, head } of await headsOf(database.pool, [...listeners.keys()]))
      for (const listener of listeners.get(user_id) ?? []) {
        if (head <= listener.known) continue;
        listener.known = head;
        wake(listener);
      }
  }
  // While the database is unavailable, no event is delivered, so trying again loses nothing.
  const looking = setInterval(() => void Promise.all([closeEnded(), findMissed()]).catch(() => {}), LOOK_EVERY_MS);
  looking.unref();

  function enlist(listener: Listener) {
    const { userId } = listener;
    const group = listeners.get(userId) ?? new Set();
    listeners.set(userId, group.add(listener));
    if (group.size > STREAMS_A_PERSON) makeRoom([...group][0]!);
    return () => {
      due.delete(listener);
      group.delete(listener);
      if (group.size === 0) listeners.delete(userId);
    };
  }

  function makeRoom({ stream }: Listener) {
    void stream.send('crowded', {});
    stream.close();
  }

  function wake(listener: Listener) {
    listener.isDue = true;
    if (listener.isBusy) return;
    due.add(listener);
    if (!isReading) void readDue();
  }

  async function readDue() {
    isReading = true;
    // Streams that the same NOTIFY concerns are read together.
    await Promise.resolve();
    while (due.size > 0) {
      const readers = [...due].slice(0, READERS);
      for (const reader of readers) {
        due.delete(reader);
        Object.assign(reader, { isBusy: true, isDue: false });
      }
      const found = await read(readers);
      readers.forEach((reader, index) => void hand(reader, found?.get(index + 1) ?? [], { isAgain: !found }));
    }
    isReading = false;
  }

  async function hand(listener: Listener, rows: readonly EventRow[], { isAgain }: { isAgain: boolean }) {
    for (const row of rows) {
      await listener.stream.send('happened', view(row), String(row.seq));
      listener.last = row.seq;
      listener.known = Math.max(listener.known, row.seq);
    }
    listener.isBusy = false;
    if (listener.stream.signal.aborted) return;
    if (isAgain || listener.isDue || rows.length === BATCH) wake(listener);
  }

  /** @returns the events for each reader, by its position; null after a pause when the database was unavailable. */
  async function read(readers: readonly Listener[]): Promise<Map<number, EventRow[]> | null> {
    try {
      const people = readers.map(({ userId }) => userId);
      const lasts = readers.map(({ last }) => last);
      return Map.groupBy(await eventsAfter(database.pool, people, lasts, BATCH), ({ place }) => place);
    } catch (error) {
      if (isUnavailable(error)) log.warn({ err: error }, 'Streams of events wait for the database');
      else log.error({ err: error }, 'Events could not be read; their streams try again');
      await pause(RETRY_MS);
      return null;
    }
  }

  return {
    async follow({ userId, familyId }, after, stream) {
      const listener = { userId, familyId, stream, last: after, known: after, isBusy: false, isDue: false };
      const resign = enlist(listener);
      wake(listener);
      if (!stream.signal.aborted) await once(stream.signal, 'abort');
      resign();
      stream.close();
    },
    openCount: () => everyListener().length,
    close() {
      clearInterval(looking);
      leave();
      leavePresence();
      leaveGap();
    },
  };
}

export function view(row: EventRow) {
  return { seq: row.seq, kind: row.kind, workspaceId: row.workspace_id, data: row.data };
}
