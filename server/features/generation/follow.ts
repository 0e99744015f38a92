import type { Notifications } from '#server/platform/database/notify.ts';
import { isUnavailable } from '#server/platform/database/unavailable.ts';
import type { Log } from '#server/platform/log.ts';

export interface Follower {
  /**
   * Yields what `read` answers now and after every change, until the reader leaves, the process stops or the caller ends the
   * loop. While the database is unavailable it waits. @throws other errors of `read`.
   */
  follow<T>(id: string, read: () => Promise<T>, signal: AbortSignal): AsyncGenerator<T, void, void>;
  /** Ends every `follow`, so that its reader reconnects to another process. */
  close(): void;
}

/** A notification can be lost with its connection, so each follower also polls at this interval. */
const LOOK_EVERY_MS = 2_000;

/** Subscribes to the changes of generations in all processes and notifies the followers in this process. */
export function createFollower(notifications: Notifications, log: Log): Follower {
  const closing = new AbortController();
  const followers = new Map<string, Set<() => void>>();
  const notifyFollowers = (id: string): void => {
    for (const rouse of followers.get(id) ?? []) rouse();
  };
  const unsubscribe = notifications.subscribe('generation', notifyFollowers);
  const unsubscribeGap = notifications.onGap(() => {
    for (const id of followers.keys()) notifyFollowers(id);
  });

  return {
    async *follow(id, read, signal) {
      let isDirty = true;
      let rouse = () => {};
      const markDirty = (): void => {
        isDirty = true;
        rouse();
      };
      const mine = followers.get(id) ?? new Set();
      followers.set(id, mine.add(markDirty));
      signal.addEventListener('abort', markDirty);
      closing.signal.addEventListener('abort', markDirty);
      const looking = setInterval(markDirty, LOOK_EVERY_MS);
      try {
        while (!signal.aborted) {
          // A stopping process reads once more, so that the reader still gets what was just finished.
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
        signal.removeEventListener('abort', markDirty);
        closing.signal.removeEventListener('abort', markDirty);
        mine.delete(markDirty);
        if (mine.size === 0) followers.delete(id);
      }
    },
    close() {
      unsubscribe();
      unsubscribeGap();
      closing.abort();
    },
  };
}
