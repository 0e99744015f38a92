import { DatabaseSync } from 'node:sqlite';
import { CannotStart } from '#server/platform/cannot-start.ts';
import { pause } from '#server/platform/pause.ts';

// Node has no flock, so SQLite locks empty files. The kernel releases these locks however a process ends, so no lock
// is left behind.

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

/** A lock for one holder; null when anybody holds a lock on the file. */
export const tryExclusiveLock = (file: string): HeldLock | null => tryLock(file, 'BEGIN EXCLUSIVE');

/** A lock for any number of holders; null while somebody holds the exclusive lock. */
export const trySharedLock = (file: string): HeldLock | null =>
  tryLock(file, 'BEGIN; SELECT count(*) FROM sqlite_schema');

/** @throws with a sentence naming the file when the lock is not free in time. */
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
