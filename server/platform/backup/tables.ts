import type pg from 'pg';
import { z } from 'zod';

/** The description that a backup contains of itself. */
export const manifestShape = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  migrations: z.array(z.object({ version: z.number(), title: z.string(), checksum: z.string() })),
  /** In the order in which they were written to the file. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number() })),
  /** The last number that each sequence gave; `null` for none. */
  sequences: z.array(z.object({ name: z.string(), last: z.string().nullable() })),
  /** `missing` counts pictures that rows name but that had no file when the backup was made. */
  pictures: z.object({ files: z.number(), bytes: z.number(), missing: z.number() }),
});

export type Manifest = z.infer<typeof manifestShape>;
export type Migration = Manifest['migrations'][number];

export const MANIFEST = 'manifest.json';
export const SECRET = 'session-secret';
export const tableEntry = (name: string) => `tables/${name}.copy`;
export const PICTURES = 'pictures/';

/** `migrate` writes this table itself. */
const NOT_COPIED = ['schema_migrations'];

/**
 * All tables of the product with their stored columns. Jobs have their own schema and are created again after a
 * restore.
 */
export async function tablesOf(client: pg.ClientBase): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relname <> all ($1)
     group by c.relname order by c.relname`,
    [NOT_COPIED],
  );
  return rows;
}

export async function sequencesOf(client: pg.ClientBase): Promise<Manifest['sequences']> {
  const { rows } = await client.query<Manifest['sequences'][number]>(
    `select sequencename as name, last_value::text as last from pg_sequences where schemaname = current_schema() order by 1`,
  );
  return rows;
}

export async function migrationsOf(client: pg.ClientBase): Promise<Migration[]> {
  const { rows } = await client.query<Migration>(
    'select version, title, checksum from schema_migrations order by version',
  );
  return rows;
}

/** Returns `name (a, b)`, as COPY expects it. */
export function copied(client: pg.ClientBase, { name, columns }: { name: string; columns: string[] }): string {
  const quoted = (identifier: string) => client.escapeIdentifier(identifier);
  return `${quoted(name)} (${columns.map(quoted).join(', ')})`;
}
