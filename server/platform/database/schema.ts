import type { ColumnType } from 'kysely';

/** Columns that the database fills: read as a Date, never written. */
export type WrittenByDatabase = ColumnType<Date, never, never>;

export interface SchemaMigrationsTable {
  version: number;
  title: string;
  checksum: string;
  applied_at: WrittenByDatabase;
}

/** Every table by its name in the database; the migrations in `migrations/` make them. */
export interface Schema {
  schema_migrations: SchemaMigrationsTable;
}
