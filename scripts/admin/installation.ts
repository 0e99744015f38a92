import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../server/config.ts';
import type { Database } from '../../server/platform/database/connect.ts';
import { CommandRefused } from './refused.ts';

type Named = Pick<Config, 'databaseUrl' | 'dataDir'>;

const TODO = 'Give the settings that the product runs with, DATABASE_URL and DATA_DIR among them.';

/** Opening the embedded database would make an empty one, and a backup of it would look like a success. */
export function hasDatabase({ databaseUrl, dataDir }: Named): boolean {
  return databaseUrl !== undefined || existsSync(join(dataDir, 'postgresql'));
}

/** @throws CommandRefused where the product never ran on these settings */
export function refuseMissingDatabase(config: Named): void {
  if (!hasDatabase(config)) throw new CommandRefused(`No installation is in DATA_DIR (${config.dataDir}). ${TODO}`);
}

/** @throws CommandRefused where the product never made its tables */
export async function refuseEmptyDatabase({ pool }: Pick<Database, 'pool'>): Promise<void> {
  const { rows } = await pool.query("select to_regclass('schema_migrations') is not null as is_there");
  if (!rows[0].is_there) throw new CommandRefused(`No installation is in this database: it has no tables. ${TODO}`);
}
