import { hkdfSync, randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '#server/platform/make-folder.ts';

export const SECRET_FILE = 'session-secret';

/**
 * The secret from which session keys are derived: the configured one, or one in the data folder that is created at
 * first use. Processes that start together on one folder use the same secret.
 */
export function sessionSecret(configured: string | undefined, dataDir: string): string {
  if (configured) return configured;
  const file = join(dataDir, SECRET_FILE);
  return readIfThere(file) ?? keep(randomBytes(32).toString('base64url'), dataDir);
}

/**
 * Saves a backup's secret in the data folder.
 * @throws when the folder has another secret.
 */
export function keepSecret(secret: string, dataDir: string): void {
  if (keep(secret, dataDir) !== secret) throw new Error(`${dataDir} has a secret of its own already (session-secret).`);
}

/** @returns the saved secret: of several processes, the first one's. */
function keep(secret: string, dataDir: string): string {
  const file = join(dataDir, SECRET_FILE);
  makeFolder(dataDir);
  const aside = `${file}-${process.pid}-${randomBytes(4).toString('hex')}`;
  writeFileSync(aside, `${secret}\n`, { mode: 0o600, flush: true });
  try {
    // A link is created completely or not at all, and never replaces another process's file.
    linkSync(aside, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
  return readFileSync(file, 'utf8').trim();
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Derives 32 bytes for one purpose. They reveal nothing about the bytes of another purpose. */
export function deriveKey(secret: string, purpose: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(hkdfSync('sha256', secret, 'brief-foundry', purpose, 32));
}
