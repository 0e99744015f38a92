import { type RawBuilder, sql } from 'kysely';
import { prepared } from '#server/platform/database/prepared.ts';

/** SQL for the number of the person's last event that a page includes; 0 for a guest. */
export const eventsUntilSql = (person: string) =>
  `coalesce((select head from event_heads where user_id = ${person}), 0)`;

/** The same as a column of the query builder. */
export function eventsUntil(personId: string | null): RawBuilder<number> {
  return sql`coalesce((select head from event_heads where user_id = ${personId}::uuid), 0)`;
}

export interface EventRow extends Record<string, unknown> {
  place: number;
  seq: number;
  kind: string;
  workspace_id: string | null;
  data: Record<string, unknown>;
}

/**
 * $1 people, $2 the last number of each, $3 the maximum for each; an answer's `place` is the position in $1, from 1.
 * Events of a workspace are returned only to people who may enter it now.
 */
export const eventsAfter = prepared<EventRow, [string[], number[], number]>(
  'events_after_of',
  `select asked.place, e.seq, e.kind, e.workspace_id, e.data
   from unnest($1::uuid[], $2::bigint[]) with ordinality as asked (user_id, after, place)
   cross join lateral (
     select e.seq, e.kind, e.workspace_id, e.data from person_events e
     where e.user_id = asked.user_id and e.seq > asked.after
       and (e.workspace_id is null or exists (
         select 1 from workspaces w
         where w.id = e.workspace_id and w.state = 'active' and asked.user_id in (w.designer_id, w.developer_id)))
     order by e.seq limit $3) e
   order by asked.place, e.seq`,
);

/** $1 people. Returns the number of each person's last event. */
export const headsOf = prepared<{ user_id: string; head: number }, [string[]]>(
  'event_heads_of',
  'select user_id, head from event_heads where user_id = any ($1)',
);
