import { type Kysely, sql } from 'kysely';
import { prepared } from '#server/platform/database/prepared.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { afterCommit, beforeCommit, type Tx } from '#server/platform/database/transaction.ts';

export interface NewEvent {
  kind: string;
  /** The workspace of the event: only people who may enter it at delivery receive it. Absent for a personal event. */
  workspaceId?: string;
  data: object;
}

/** The channel of "person:number" notifications. The events are in the rows. */
export const EVENTS_CHANNEL = 'person_event';

/**
 * $1 people, $2 kinds, $3 workspaces, $4 data: one event for each position, numbered in this order. Returns each
 * person's last number.
 */
const insertEvents = prepared<{ user_id: string; head: number }, [string[], string[], (string | null)[], string[]]>(
  'insert_events',
  `with events as (
     select * from unnest($1::uuid[], $2::text[], $3::uuid[], $4::text[]) with ordinality as events (user_id, kind, workspace_id, data, place)
   ), numbered as (
     insert into event_heads (user_id, head)
     select user_id, count(*) from events group by user_id order by user_id
     on conflict (user_id) do update set head = event_heads.head + excluded.head
     returning user_id, head
   ), written as (
     insert into person_events (user_id, seq, kind, workspace_id, data)
     select user_id, head - count(*) over (partition by user_id) + row_number() over (partition by user_id order by place),
       kind, workspace_id, data::jsonb
     from events join numbered using (user_id)
   ) select user_id, head from numbered`,
);

/** The events of a transaction that are not written yet, one for each person and event. */
const unwrittenEvents = new WeakMap<Tx, (NewEvent & { to: string })[]>();

/**
 * Writes an event for each person at the end of the caller's transaction, and locks each person's last number until
 * the commit, so numbers follow the order of commits. All people are locked at once and in one order, so that two
 * transactions never wait for each other.
 */
export async function publishEvent(tx: Tx, people: readonly string[], event: NewEvent): Promise<void> {
  const events = [...new Set(people)].map((to) => ({ ...event, to }));
  const before = unwrittenEvents.get(tx);
  if (before) return void before.push(...events);
  unwrittenEvents.set(tx, events);
  beforeCommit(tx, () => writeEvents(tx));
}

async function writeEvents(tx: Tx): Promise<void> {
  const events = unwrittenEvents.get(tx)!;
  unwrittenEvents.delete(tx);
  const heads = await insertEvents(
    tx,
    events.map(({ to }) => to),
    events.map(({ kind }) => kind),
    events.map(({ workspaceId }) => workspaceId ?? null),
    events.map(({ data }) => JSON.stringify(data)),
  );
  for (const { user_id, head } of heads) notifyAfterCommit(tx, user_id, String(head));
}

/** The newest number of each person that waits for its NOTIFY. Each database runs one such statement at a time. */
const pendingNotifications = new WeakMap<Kysely<Schema>, Map<string, string>>();

/**
 * NOTIFY runs after the commit, because PostgreSQL writes the commits of notifying transactions one after the other. A
 * lost NOTIFY delays a reader by about a second, because streams check the numbers themselves.
 */
function notifyAfterCommit(tx: Tx, userId: string, seq: string): void {
  afterCommit(tx, (db) => {
    const queue = pendingNotifications.get(db);
    if (queue) return void queue.set(userId, seq);
    pendingNotifications.set(db, new Map([[userId, seq]]));
    void notifyAll(db);
  });
}

async function notifyAll(db: Kysely<Schema>): Promise<void> {
  for (let queue = pendingNotifications.get(db)!; queue.size > 0; queue = pendingNotifications.get(db)!) {
    // Further events of the same transaction are sent together with these.
    await Promise.resolve();
    const payloads = [...queue].map(([userId, seq]) => `${userId}:${seq}`);
    pendingNotifications.set(db, new Map());
    await sql`select pg_notify(${EVENTS_CHANNEL}, payload) from unnest(${payloads}::text[]) payload`
      .execute(db)
      .catch(() => {}); // the streams check the numbers themselves
  }
  pendingNotifications.delete(db);
}
