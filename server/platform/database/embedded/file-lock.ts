import { DatabaseSync } from 'node:sqlite';
import { CannotStart } from '#server/platform/cannot-start.ts';
import { pause } from '#server/platform/pause.ts';

// Node has no flock. SQLite takes real locks on a file, which the kernel lets go of however a process ends: no stale
// lock to judge, no process number that somebody else has by now. The files stay empty; only their locks are used.

export interface HeldLock {
  release(): void;
}

const SQLITE_BUSY = 5;
const RETRY_MS = 15;

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY;
}

function tryLock(file: string, statements: string): HeldLock | null {
  const handle = new DatabaseSync(file, { timeout: 0 });
  try {
    handle.exec(statements);
  } catch (error) {
    handle.close();
    if (isBusy(error)) return null;
    throw error;
  }
  return { release: () => handle.isOpen && handle.close() };
}

/** Held by one, and only while nobody shares it; null when somebody has it. */
export const tryExclusiveLock = (file: string): HeldLock | null => tryLock(file, 'BEGIN EXCLUSIVE');

/** Held by any number at once; null while somebody holds it exclusively. */
export const trySharedLock = (file: string): HeldLock | null =>
  tryLock(file, 'BEGIN; SELECT count(*) FROM sqlite_schema');

/** @throws when nobody lets go within the time, with a sentence naming the file. */
export async function waitForExclusiveLock(file: string, timeoutMs: number): Promise<HeldLock> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const held = tryExclusiveLock(file);
    if (held) return held;
    if (performance.now() > deadline) {
      throw new CannotStart(
        `Another process has held ${file} for ${timeoutMs / 1000} s. Is a start or stop hanging there?`,
      );
    }
    await pause(RETRY_MS);
  }
}
