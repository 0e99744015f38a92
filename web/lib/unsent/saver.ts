import { ApiError } from '#web/lib/api/api-error.ts';

/** Where what somebody types stands. */
export type Saving =
  /** Everything typed is on the server, since `at` (null: nothing was typed yet). */
  | { state: 'saved'; at: string | null }
  | { state: 'saving' }
  /** Kept on this device; sent as soon as the server can be reached. */
  | { state: 'offline' }
  /** The session is over. Kept on this device; sent once the person is back. */
  | { state: 'logged_out' }
  /** Refused for good; `message` says why. Kept on this device. */
  | { state: 'refused'; message: string }
  /** Changed elsewhere meanwhile: the person says which one goes on. */
  | { state: 'moved_on' };

type Blocked = 'logged_out' | 'refused' | 'moved_on';

interface Parts {
  /** Something is not on the server yet. */
  isWaiting(): boolean;
  /**
   * Sends some of it. Asked again as long as something waits.
   * @returns when it was stored, or null where that was not said
   * @throws ApiError
   */
  send(): Promise<string | null>;
  onChange(saving: Saving): void;
}

/** Long enough that a word is one save. The device has it at once anyway. */
export const TYPING_PAUSE_MS = 700;
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 10_000;

/** Sends what somebody types while they type: one call at a time, again after a failure, and not while a person has to decide. */
export function createSaver({ isWaiting, send, onChange }: Parts) {
  let running: Promise<boolean> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryMs = FIRST_RETRY_MS;
  let blocked: Blocked | null = null;
  let isPaused = false;
  let isStopped = false;

  function plan(ms: number) {
    clearTimeout(timer);
    if (!isStopped && !isPaused && !blocked) timer = setTimeout(() => void flush(), ms);
  }

  async function run(): Promise<boolean> {
    if (!isWaiting()) return true;
    onChange({ state: 'saving' });
    try {
      let at: string | null = null;
      while (isWaiting()) {
        at = (await send()) ?? at;
        retryMs = FIRST_RETRY_MS;
      }
      onChange({ state: 'saved', at });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      fail(error);
      return false;
    }
  }

  function fail(error: ApiError) {
    const isFinal = error.status >= 400 && error.status < 500 && ![408, 429].includes(error.status);
    if (hasMovedOn(error)) block({ state: 'moved_on' });
    // Asked again, the server would only have the page ask for the login again, over the hands.
    else if (error.status === 401) block({ state: 'logged_out' });
    else if (isFinal) block({ state: 'refused', message: error.message });
    else {
      onChange({ state: 'offline' });
      plan(retryMs);
      retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS);
    }
  }

  function block(saving: Extract<Saving, { state: Blocked }>) {
    blocked = saving.state;
    onChange(saving);
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
    onChange({ state: 'saving' });
    plan(pauseMs);
  }

  return {
    /** Something was typed: it is sent after a pause, or with what is on its way. */
    changed,
    /** Sends what waits now; answers whether nothing waits any more. */
    flush,
    /** Looks at the server while nothing is sent. What fails is tried another time. */
    async look(task: () => Promise<void>) {
      if (running || blocked || isStopped) return;
      await inTurn(async () => {
        try {
          await task();
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          if (hasMovedOn(error)) fail(error);
        }
        return true;
      });
      if (isWaiting()) plan(0);
    },
    /** Nothing is sent until `goOn`. */
    pause() {
      isPaused = true;
      clearTimeout(timer);
    },
    goOn() {
      isPaused = false;
      if (isWaiting()) changed();
    },
    /** What stood in the way is gone; with `why`, only if it was that. */
    unblock(why?: Blocked) {
      if (!why || blocked === why) blocked = null;
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** Somebody changed it elsewhere: what is typed here builds on an older revision. */
export function hasMovedOn(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'moved_on';
}
