import { execFileSync } from 'node:child_process';
import { v7 as newId } from 'uuid';
import type { Database } from '#server/platform/database/connect.ts';
import { sessionSecret } from '#server/platform/session/secret.ts';
import { createSessions } from '#server/platform/session/sessions.ts';
import { scriptLog } from '../scripts/log.ts';
import { root } from './processes.ts';

/**
 * Runs the operator's command line.
 * @returns its output.
 */
export function admin(dataDir: string, ...command: string[]): string {
  return execFileSync(process.execPath, ['--no-warnings', 'scripts/admin.ts', ...command], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
  }).trim();
}

/** Creates a person in the benchmark's installation with the operator's command line. */
export function bearerToken(dataDir: string, email: string): { userId: string; token: string } {
  const token = admin(dataDir, 'token', email, '--create');
  const claims = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { sub: string };
  return { userId: claims.sub, token };
}

/** Access tokens for existing people, by user id. */
export async function signIn(database: Database, dataDir: string, userIds: string[]): Promise<Map<string, string>> {
  const secret = sessionSecret(undefined, dataDir);
  const sessions = createSessions({ database, secret, clock: () => new Date(), newId, log: scriptLog });
  const tokens = new Map<string, string>();
  for (const userId of userIds) tokens.set(userId, (await sessions.begin(userId, { accessMinutes: 60 })).access.token);
  return tokens;
}
