import type { Database } from '#server/platform/database/connect.ts';

interface Parts {
  database: Pick<Database, 'kysely'>;
  operators?: readonly string[];
}

/** A profile has only an address that a provider has verified. */
export async function isOperator({ database, operators = [] }: Parts, userId: string): Promise<boolean> {
  if (operators.length === 0) return false;
  const found = await database.kysely
    .selectFrom('profiles')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirst();
  return found?.email != null && operators.includes(found.email.trim().toLowerCase());
}
