import type { Notifications } from '#server/platform/database/notify.ts';
import { isUnavailable } from '#server/platform/database/unavailable.ts';
import type { Log } from '#server/platform/log.ts';

export interface Follower {
  /**
   * What `read` finds now, and again after every change, until the reader goes, the process stops or the caller breaks
   * off. While the database is away it waits. @throws what `read` throws otherwise.
   */
  follow<T>(id: string, read: () => Promise<T>, signal: AbortSignal): AsyncGenerator<T, void, void>;
  /** Ends every `follow`: its reader connects again, to a process that stays. */
  close(): void;
}

/** A notification can be lost with its connection; looking this often finds what it would have said. */
const LOOK_EVERY_MS = 2_000;

/** Hears from every process which generation has changed, and wakes those who follow it here. */
export function createFollower(notifications: Notifications, log: Log): Follower {
  const closing = new AbortController();
  const sleepers = new Map<string, Set<() => void>>();
  const wake = (id: string): void => {
    for (const rouse of sleepers.get(id) ?? []) rouse();
  };
  const leave = notifications.subscribe('generation', wake);
  const leaveGap = notifications.onGap(() => {
    for (const id of sleepers.keys()) wake(id);
  });

  return {
    async *follow(id, read, signal) {
      let isDirty = true;
      let rouse = () => {};
      const hear = (): void => {
        isDirty = true;
        rouse();
      };
      const mine = sleepers.get(id) ?? new Set();
      sleepers.set(id, mine.add(hear));
      signal.addEventListener('abort', hear);
      closing.signal.addEventListener('abort', hear);
      const looking = setInterval(hear, LOOK_EVERY_MS);
      try {
        while (!signal.aborted) {
          // A process that stops looks once more: what it has just finished is still told.
          const isLast = closing.signal.aborted;
          if (isDirty || isLast) {
            isDirty = false;
            try {
              yield await read();
            } catch (error) {
              if (!isUnavailable(error)) throw error;
              log.warn({ err: error, generation: id }, 'Following a generation waits for the database');
            }
            if (isLast) return;
          } else {
            await new Promise<void>((resolve) => {
              rouse = resolve;
            });
          }
        }
      } finally {
        clearInterval(looking);
        signal.removeEventListener('abort', hear);
        closing.signal.removeEventListener('abort', hear);
        mine.delete(hear);
        if (mine.size === 0) sleepers.delete(id);
      }
    },
    close() {
      leave();
      leaveGap();
      closing.abort();
    },
  };
}
