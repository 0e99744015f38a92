import { type Kysely, sql } from 'kysely';
import { prepared } from '#server/platform/database/prepared.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { beforeCommit, onceCommitted, type Tx } from '#server/platform/database/transaction.ts';

export interface Told {
  kind: string;
  /** Where it happened: only those who may enter it when it is delivered hear of it. Absent: it concerns the person alone. */
  workspaceId?: string;
  data: object;
}

/** The channel of "person:number" notifications; the rows say the rest. */
export const EVENTS_CHANNEL = 'person_event';

/** $1 people, $2 kinds, $3 workspaces, $4 data: an event each, numbered in this order. Answers each person's last number. */
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

/** What a transaction has told so far, a person and event each. */
const untold = new WeakMap<Tx, (Told & { to: string })[]>();

/**
 * Puts an event down for each of the people, at the end of the caller's transaction. The row with a person's last number is
 * held from then until it is committed, so their numbers come in the order of committing: whoever has read up to one has
 * missed none before it. All people of a transaction are locked at once and in one order, so that two who tell the same two
 * never wait for each other.
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

/** The newest number of each person that is still to be told; one statement at a time and database. */
const waiting = new WeakMap<Kysely<Schema>, Map<string, string>>();

/**
 * NOTIFY comes after the commit, in a statement of its own: within it, PostgreSQL lets no two transactions that notify write
 * their commit to disk at the same moment. One that is lost (the process died in between) costs a reader a second: their
 * stream looks at the numbers by itself.
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
    // What the same transaction has to say besides goes with it.
    await Promise.resolve();
    const payloads = [...queue].map(([userId, seq]) => `${userId}:${seq}`);
    waiting.set(db, new Map());
    await sql`select pg_notify(${EVENTS_CHANNEL}, payload) from unnest(${payloads}::text[]) payload`
      .execute(db)
      .catch(() => {}); // the streams look by themselves
  }
  waiting.delete(db);
}
