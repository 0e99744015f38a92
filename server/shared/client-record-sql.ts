/**
 * SQL of a person's conversation with a brief's client, in the shape of domain/client/record.ts; null without one. `briefId`
 * and `userId` are SQL.
 */
export const clientRecord = (briefId: string, userId: string): string => `(
  select json_build_object('name', c.sheet ->> 'name', 'role', c.sheet ->> 'role', 'log', said.log)
  from brief_sheets c,
  lateral (select json_agg(json_build_object('speaker', l.speaker, 'kind', l.kind, 'text', l.text) order by l.said_at, l.id) as log
    from client_log l where l.brief_id = c.brief_id and l.user_id = ${userId}) said
  where c.brief_id = ${briefId} and said.log is not null)`;
