import type pg from 'pg';
import { tablesOf } from './tables.ts';

/**
 * Does the work on empty tables while neither foreign keys nor triggers stand in the way of the order in which rows come; the keys
 * are put back, and every row is held to them, before it is over. In the transaction of the caller.
 */
export async function withoutGuards(client: pg.Client, work: () => Promise<void>): Promise<void> {
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace and conparentid = 0`,
  );
  const tables = (await tablesOf(client)).map(({ name }) => client.escapeIdentifier(name));
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
  await client.query(`truncate ${tables.join(', ')}`); // what migrations have written is in the backup as well
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
  await work();
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
}
