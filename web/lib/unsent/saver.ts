import { createBackoff } from '#domain/value/backoff.ts';
import { ApiError } from '#web/lib/api/api-error.ts';

/** How far the typed text is saved. */
export type Saving =
  /** Everything typed is on the server since `at`; null if nothing was typed yet. */
  | { state: 'saved'; at: string | null }
  | { state: 'saving' }
  /** No answer came. Stored on this device, and sent as soon as the server can be reached. */
  | { state: 'offline' }
  /** The server has too much to do. Stored on this device, and sent a little later. */
  | { state: 'waiting' }
  /** The session is over. Stored on this device, and sent once the person is back. */
  | { state: 'logged_out' }
  /** Refused for good; `message` says why. Stored on this device. */
  | { state: 'refused'; message: string }
  /** Changed elsewhere in the meantime: the person decides which version stays. */
  | { state: 'moved_on' };

type BlockedState = 'logged_out' | 'refused' | 'moved_on';

interface Parts {
  /** Whether something is not on the server yet. */
  isWaiting(): boolean;
  /**
   * Sends a part of it. Called again as long as something waits.
   * @returns when it was saved, or null if the answer does not say
   * @throws ApiError
   */
  send(): Promise<string | null>;
  onChange(saving: Saving): void;
}

/** Long enough that one word becomes one save. The device stores every change at once anyway. */
export const TYPING_PAUSE_MS = 700;

/**
 * Saves typed text while the person types: one call at a time, with retries. It waits while the person has to decide.
 */
export function createSaver({ isWaiting, send, onChange }: Parts) {
  let running: Promise<boolean> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const backoff = createBackoff({ firstMs: 1_000, longestMs: 10_000 });
  let blocked: BlockedState | null = null;
  let isPaused = false;
  let isStopped = false;
  let savedAt: string | null = null;
  let told: Saving['state'] = 'saved';

  function tell(saving: Saving) {
    told = saving.state;
    onChange(saving);
  }

  function plan(ms: number) {
    clearTimeout(timer);
    if (!isStopped && !isPaused && !blocked) timer = setTimeout(() => void flush(), ms);
  }

  async function run(): Promise<boolean> {
    if (!isWaiting() && told === 'saved') return true;
    tell({ state: 'saving' });
    try {
      while (isWaiting()) {
        savedAt = (await send()) ?? savedAt;
        backoff.reset();
      }
      tell({ state: 'saved', at: savedAt });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      fail(error);
      return false;
    }
  }

  function fail(error: ApiError) {
    if (isConflict(error)) block({ state: 'moved_on' });
    // No retry here: each refused call would open the login dialog again while the person types.
    else if (error.status === 401) block({ state: 'logged_out' });
    else if (isRefusal(error)) block({ state: 'refused', message: error.message });
    else {
      tell({ state: error.status === 0 ? 'offline' : 'waiting' });
      plan(backoff.next());
    }
  }

  function block(saving: Extract<Saving, { state: BlockedState }>) {
    blocked = saving.state;
    tell(saving);
  }

  function inTurn(task: () => Promise<boolean>): Promise<boolean> {
    running ??= task().finally(() => {
      running = null;
    });
    return running;
  }

  async function flush(): Promise<boolean> {
    clearTimeout(timer);
    if (blocked === 'logged_out') blocked = null;
    if (blocked || isPaused) return false;
    const isSent = await inTurn(run);
    return isSent && isWaiting() ? flush() : isSent;
  }

  function changed(pauseMs = TYPING_PAUSE_MS) {
    if (running || blocked) return;
    tell({ state: 'saving' });
    plan(pauseMs);
  }

  return {
    /** Call this after typing. The change is sent after a pause, or with the call under way. */
    changed,
    /**
     * Sends what waits now.
     * @returns whether nothing waits any more
     */
    flush,
    /**
     * Runs a check of the server while nothing is being sent. Other failures than a newer revision are ignored,
     * because the next check comes soon.
     */
    async look(task: () => Promise<void>) {
      if (running || blocked || isStopped) return;
      await inTurn(async () => {
        try {
          await task();
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          if (isConflict(error)) fail(error);
        }
        return true;
      });
      if (isWaiting()) plan(0);
    },
    /** Stops sending until `goOn`. */
    pause() {
      isPaused = true;
      clearTimeout(timer);
    },
    goOn() {
      isPaused = false;
      if (isWaiting()) changed();
    },
    /** Removes the block; with `why`, only a block for that reason. `at`: when the server saved what goes on. */
    unblock(why?: BlockedState, at = savedAt) {
      if (!why || blocked === why) blocked = null;
      savedAt = at;
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** Somebody saved a newer revision elsewhere, and this draft is based on an older one. */
export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'moved_on';
}

/** The same call would be refused again, so something has to be changed first. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && !isConflict(error) && error.status !== 401 && !error.mayRetry;
}
