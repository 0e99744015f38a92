import { sql } from 'kysely';

/** A report of the same person about the same thing takes the place of the first one. One that was settled waits anew. */
export const reportedAgain = (table: string, reason: string) => ({
  reason,
  settled_at: null,
  created_at: sql<Date>`case when ${sql.ref(`${table}.settled_at`)} is null then ${sql.ref(`${table}.created_at`)} else now() end`,
});
