/**
 * SQL of the conversation with a brief's client, in the shape of domain/client/record.ts; null without a conversation. `briefId`
 * and `userId` are SQL.
 */
export const clientRecord = (briefId: string, userId: string): string => `(
  select json_build_object('name', c.sheet ->> 'name', 'role', c.sheet ->> 'role', 'log', said.log)
  from brief_clients c
  join design_briefs own on own.id = c.brief_id and own.user_id = ${userId},
  lateral (select json_agg(json_build_object('speaker', l.speaker, 'kind', l.kind, 'text', l.text) order by l.said_at, l.id) as log
    from client_log l where l.brief_id = c.brief_id) said
  where c.brief_id = ${briefId} and said.log is not null)`;
