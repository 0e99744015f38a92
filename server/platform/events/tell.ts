import { type Kysely, sql } from 'kysely';
import { prepared } from '#server/platform/database/prepared.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { beforeCommit, onceCommitted, type Tx } from '#server/platform/database/transaction.ts';

export interface Told {
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
const writeDown = prepared<{ user_id: string; head: number }, [string[], string[], (string | null)[], string[]]>(
  'write_events_down',
  `with told as (
     select * from unnest($1::uuid[], $2::text[], $3::uuid[], $4::text[]) with ordinality as told (user_id, kind, workspace_id, data, place)
   ), numbered as (
     insert into event_heads (user_id, head)
     select user_id, count(*) from told group by user_id order by user_id
     on conflict (user_id) do update set head = event_heads.head + excluded.head
     returning user_id, head
   ), written as (
     insert into person_events (user_id, seq, kind, workspace_id, data)
     select user_id, head - count(*) over (partition by user_id) + row_number() over (partition by user_id order by place),
       kind, workspace_id, data::jsonb
     from told join numbered using (user_id)
   ) select user_id, head from numbered`,
);

/** The events of a transaction that are not written yet, one for each person and event. */
const untold = new WeakMap<Tx, (Told & { to: string })[]>();

/**
 * Writes an event for each person at the end of the caller's transaction, and locks each person's last number until
 * the commit, so numbers follow the order of commits. All people are locked at once and in one order, so that two
 * transactions never wait for each other.
 */
export async function tell(tx: Tx, people: readonly string[], told: Told): Promise<void> {
  const events = [...new Set(people)].map((to) => ({ ...told, to }));
  const before = untold.get(tx);
  if (before) return void before.push(...events);
  untold.set(tx, events);
  if (!beforeCommit(tx, () => tellAll(tx))) await tellAll(tx);
}

async function tellAll(tx: Tx): Promise<void> {
  const events = untold.get(tx)!;
  untold.delete(tx);
  const heads = await writeDown(
    tx,
    events.map(({ to }) => to),
    events.map(({ kind }) => kind),
    events.map(({ workspaceId }) => workspaceId ?? null),
    events.map(({ data }) => JSON.stringify(data)),
  );
  for (const { user_id, head } of heads) await wake(tx, user_id, String(head));
}

/** The newest number of each person that waits for its NOTIFY. Each database runs one such statement at a time. */
const waiting = new WeakMap<Kysely<Schema>, Map<string, string>>();

/**
 * NOTIFY runs after the commit, because PostgreSQL writes the commits of notifying transactions one after the other. A
 * lost NOTIFY delays a reader by about a second, because streams check the numbers themselves.
 */
async function wake(tx: Tx, userId: string, seq: string): Promise<void> {
  const isLater = onceCommitted(tx, (db) => {
    const queue = waiting.get(db);
    if (queue) return void queue.set(userId, seq);
    waiting.set(db, new Map([[userId, seq]]));
    void notifyAll(db);
  });
  if (!isLater) await sql`select pg_notify(${EVENTS_CHANNEL}, ${`${userId}:${seq}`})`.execute(tx);
}

async function notifyAll(db: Kysely<Schema>): Promise<void> {
  for (let queue = waiting.get(db)!; queue.size > 0; queue = waiting.get(db)!) {
    // Further events of the same transaction are sent together with these.
    await Promise.resolve();
    const payloads = [...queue].map(([userId, seq]) => `${userId}:${seq}`);
    waiting.set(db, new Map());
    await sql`select pg_notify(${EVENTS_CHANNEL}, payload) from unnest(${payloads}::text[]) payload`
      .execute(db)
      .catch(() => {}); // the streams check the numbers themselves
  }
  waiting.delete(db);
}
