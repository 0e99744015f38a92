import { prepared } from '#server/platform/database/prepared.ts';

/** In an answer that a page is drawn of: the number of the person's last event that it knows of; 0 for nobody. */
export const eventsUntilSql = (person: string) =>
  `coalesce((select head from event_heads where user_id = ${person}), 0)`;

export interface EventRow extends Record<string, unknown> {
  place: number;
  seq: number;
  kind: string;
  workspace_id: string | null;
  data: Record<string, unknown>;
}

/**
 * $1 people, $2 the last number each of them has, $3 how many at most for each; the answer names each by their place in $1, from 1.
 * What happened in a workspace is told to those who may enter it at this moment, and to nobody who could once.
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

/** $1 people: the number of each one's last event. */
export const headsOf = prepared<{ user_id: string; head: number }, [string[]]>(
  'event_heads_of',
  'select user_id, head from event_heads where user_id = any ($1)',
);
