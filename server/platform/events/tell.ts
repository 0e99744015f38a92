import { type Kysely, sql } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import { onceCommitted, type Tx } from '#server/platform/database/transaction.ts';

export interface Told {
  kind: string;
  /** Where it happened: only those who may enter it when it is delivered hear of it. Absent: it concerns the person alone. */
  workspaceId?: string;
  data: object;
}

/** The channel of "person:number" notifications; the rows say the rest. */
export const EVENTS_CHANNEL = 'person_event';

/**
 * Puts an event down for each of the people, in the caller's transaction. The row with a person's last number is held until
 * the transaction ends, so their numbers come in the order of committing: whoever has read up to one has missed none
 * before it. People are locked in one order, so that two who tell the same two never wait for each other.
 */
export async function tell(tx: Tx, people: readonly string[], { kind, workspaceId, data }: Told): Promise<void> {
  const { rows } = await sql<{ user_id: string; seq: string }>`
    with numbered as (
      insert into event_heads (user_id, head)
      select id, 1 from unnest(${[...new Set(people)].sort()}::uuid[]) with ordinality as told (id, place) order by place
      on conflict (user_id) do update set head = event_heads.head + 1
      returning user_id, head
    )
    insert into person_events (user_id, seq, kind, workspace_id, data)
    select user_id, head, ${kind}, ${workspaceId ?? null}::uuid, ${JSON.stringify(data)}::jsonb from numbered
    returning user_id, seq`.execute(tx);
  for (const { user_id, seq } of rows) await wake(tx, user_id, seq);
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
