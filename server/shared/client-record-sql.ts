/** What was said with a brief’s client as domain/client/record.ts has it; null where nothing was. `briefId` and `userId` are SQL. */
export const clientRecord = (briefId: string, userId: string): string => `(
  select json_build_object('name', c.sheet ->> 'name', 'role', c.sheet ->> 'role', 'log', said.log)
  from brief_clients c
  join design_briefs own on own.id = c.brief_id and own.user_id = ${userId},
  lateral (select json_agg(json_build_object('speaker', l.speaker, 'kind', l.kind, 'text', l.text) order by l.said_at, l.id) as log
    from client_log l where l.brief_id = c.brief_id) said
  where c.brief_id = ${briefId} and said.log is not null)`;
