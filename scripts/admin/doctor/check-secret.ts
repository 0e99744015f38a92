import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../../server/config.ts';
import type { Database } from '../../../server/platform/database/connect.ts';
import { SECRET_FILE, sessionSecret } from '../../../server/platform/session/secret.ts';
import { foreignKeys } from '../../../server/platform/session/signing-keys.ts';
import type { Finding } from './finding.ts';

const of = 'sign-in';

/** Looks whether the keys of sessions were made with this SESSION_SECRET. Processes with several fail some sign-ins only. */
export async function checkSecret(
  database: Database,
  { sessionSecret: configured, dataDir }: Config,
): Promise<Finding[]> {
  if (!configured && !existsSync(join(dataDir, SECRET_FILE))) return [];
  const { rows } = await database.pool.query("select to_regclass('signing_keys') is not null as is_there");
  if (!rows[0].is_there) return [];
  const { all, foreign } = await foreignKeys(database, sessionSecret(configured, dataDir));
  if (all === 0) return [];
  if (foreign === 0) return [{ of, state: 'good', says: 'The keys of sessions were made with this SESSION_SECRET.' }];
  return [
    {
      of,
      state: 'warn',
      says: `${foreign} of ${all} keys of sessions from the last 31 days were made with another SESSION_SECRET.`,
      todo: 'Give all processes the same one. If you have changed it in these days, nothing is wrong.',
    },
  ];
}
