import type pg from 'pg';
import { tablesOf } from './tables.ts';

/**
 * Runs the work on empty tables without foreign keys and triggers, so rows may arrive in any order. The keys are then
 * added again and check every row, in the same transaction of the caller.
 */
export async function withoutGuards(client: pg.Client, work: () => Promise<void>): Promise<void> {
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace and conparentid = 0`,
  );
  const tables = (await tablesOf(client)).map(({ name }) => client.escapeIdentifier(name));
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
  await client.query(`truncate ${tables.join(', ')}`); // the backup also contains the rows that migrations wrote
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
  await work();
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
}
