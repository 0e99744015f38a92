import { sql } from 'kysely';
import type { Tx } from '#server/platform/database/transaction.ts';

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
  await sql`
    with numbered as (
      insert into event_heads (user_id, head)
      select id, 1 from unnest(${[...new Set(people)].sort()}::uuid[]) with ordinality as told (id, place) order by place
      on conflict (user_id) do update set head = event_heads.head + 1
      returning user_id, head
    ), written as (
      insert into person_events (user_id, seq, kind, workspace_id, data)
      select user_id, head, ${kind}, ${workspaceId ?? null}::uuid, ${JSON.stringify(data)}::jsonb from numbered
      returning user_id, seq
    )
    select pg_notify(${EVENTS_CHANNEL}, user_id || ':' || seq) from written`.execute(tx);
}
