import { hkdfSync, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = 'session-secret';

/**
 * The secret that everything about sessions is derived from: the configured one, else one that is kept in the data folder
 * and made on first use. Processes on one folder find the same one, however they start together.
 */
export function sessionSecret(configured: string | undefined, dataDir: string): string {
  if (configured) return configured;
  const file = join(dataDir, FILE);
  return readIfThere(file) ?? keep(randomBytes(32).toString('base64url'), dataDir);
}

/** Makes a secret the data folder's own, as a backup brings it. @throws when the folder has another one. */
export function keepSecret(secret: string, dataDir: string): void {
  if (keep(secret, dataDir) !== secret) throw new Error(`${dataDir} has a secret of its own already (session-secret).`);
}

/** @returns the secret that is kept there now: of several processes, the first one's. */
function keep(secret: string, dataDir: string): string {
  const file = join(dataDir, FILE);
  mkdirSync(dataDir, { recursive: true });
  const aside = `${file}-${process.pid}-${randomBytes(4).toString('hex')}`;
  writeFileSync(aside, `${secret}\n`, { mode: 0o600, flush: true });
  try {
    // A link appears whole or not at all, and never replaces what another process has put there first.
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

/** 32 bytes for one purpose; knowing them tells nothing about another purpose's. */
export function deriveKey(secret: string, purpose: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(hkdfSync('sha256', secret, 'brief-foundry', purpose, 32));
}
