/**
 * SQL of the plot twist that a person was told; null before. `brief` is the table's alias, `userId` is SQL.
 */
export const toldTwist = (brief: string, userId: string): string => `coalesce(${brief}.content ->> 'plotTwist', (
  select t.sheet #>> '{twist,text}' from brief_clients c join brief_sheets t using (brief_id)
  where c.brief_id = ${brief}.id and c.user_id = ${userId} and c.change_at is not null))`;

/** SQL: whether the person has yet to answer the client's change request, and still can. `progress` is the row of their work. */
export const changeWaits = (brief: string, userId: string, progress: string): string => `(
  coalesce(${progress}.status in ('in_progress', 'paused', 'completed'), false) and exists (
    select from brief_clients c where c.brief_id = ${brief}.id and c.user_id = ${userId}
      and c.change_at is not null and c.change_answer is null))`;
