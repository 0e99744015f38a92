import type { DraftContent, SubmissionDraft } from '#contract/submission-draft.ts';
import { ApiError } from '#web/lib/api-error.ts';

/** What the wizard holds at one moment. */
export interface Held {
  step: number;
  content: DraftContent;
}

export type Keeping =
  /** Everything typed is on the server, since `at` (null: nothing was typed yet). */
  | { state: 'saved'; at: string | null }
  | { state: 'saving' }
  /** Kept on this device; sent as soon as the server can be reached. */
  | { state: 'offline' }
  /** Changed in another window meanwhile: the person says which one goes on. */
  | { state: 'moved_on' }
  /** Refused for good; `message` says why. Kept on this device. */
  | { state: 'refused'; message: string };

/** Where a draft lies on this device until the server has it; survives a crash of the page. */
export interface Shelf {
  read(draftId: string): (Held & { revision: number }) | null;
  write(draftId: string, held: Held & { revision: number }): void;
  clear(draftId: string): void;
}

interface Parts {
  draftId: string;
  /** Revision on the server, 0 when it has none yet. */
  revision: number;
  send(revision: number, held: Held): Promise<SubmissionDraft>;
  shelf: Shelf;
  onChange(keeping: Keeping): void;
  setTimeout?: (run: () => void, ms: number) => unknown;
  clearTimeout?: (timer: never) => void;
}

/** Long enough that a word is one save, short enough that a crash costs a breath; the device has it at once anyway. */
const TYPING_PAUSE_MS = 700;
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;

export interface DraftKeeper {
  /** What the wizard holds now; kept on this device at once and on the server in a moment. */
  hold(held: Held): void;
  /** Sends what is waiting now; resolves with the revision on the server, or null when it could not be sent. */
  flush(): Promise<number | null>;
  /** Forgets what is waiting, e.g. after the draft was submitted or the newer one was taken. */
  settle(revision: number): void;
  stop(): void;
}

/** Keeps a draft while somebody types: one save at a time, the latest wins, nothing is lost on the way. */
export function createDraftKeeper(parts: Parts): DraftKeeper {
  const later = parts.setTimeout ?? setTimeout;
  const cancel = parts.clearTimeout ?? clearTimeout;
  let revision = parts.revision;
  let waiting: Held | null = null;
  let sending: Promise<number | null> | null = null;
  let timer: unknown;
  let retryMs = FIRST_RETRY_MS;
  let isStopped = false;
  let isBlocked: 'moved_on' | 'refused' | false = false;

  function plan(ms: number) {
    cancel(timer as never);
    if (!isStopped && !isBlocked) timer = later(() => void flush(), ms);
  }

  async function send(): Promise<number | null> {
    const held = waiting;
    if (!held) return revision;
    parts.onChange({ state: 'saving' });
    try {
      const kept = await parts.send(revision, held);
      revision = kept.revision;
      retryMs = FIRST_RETRY_MS;
      const newer = waiting as Held;
      if (newer !== held) {
        // More was typed meanwhile.
        parts.shelf.write(parts.draftId, { ...newer, revision });
        return send();
      }
      waiting = null;
      parts.shelf.clear(parts.draftId);
      parts.onChange({ state: 'saved', at: kept.updatedAt });
      return revision;
    } catch (error) {
      give(error);
      return null;
    }
  }

  function give(error: unknown) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'draft_moved_on') {
      isBlocked = 'moved_on';
      parts.onChange({ state: 'moved_on' });
    } else if (error.status >= 400 && error.status < 500 && error.status !== 401 && error.status !== 429) {
      isBlocked = 'refused';
      parts.onChange({ state: 'refused', message: error.message });
    } else {
      parts.onChange({ state: 'offline' });
      plan(retryMs);
      retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS);
    }
  }

  async function flush(): Promise<number | null> {
    cancel(timer as never);
    if (isBlocked) return null;
    if (sending) return sending;
    sending = send().finally(() => {
      sending = null;
    });
    return sending;
  }

  return {
    hold(held) {
      waiting = held;
      parts.shelf.write(parts.draftId, { ...held, revision });
      // A refusal may be mended by what was typed now; another window's newer draft is not.
      if (isBlocked === 'refused') isBlocked = false;
      if (!sending && !isBlocked) {
        parts.onChange({ state: 'saving' });
        plan(TYPING_PAUSE_MS);
      }
    },
    flush,
    settle(now) {
      revision = now;
      waiting = null;
      isBlocked = false;
      parts.shelf.clear(parts.draftId);
    },
    stop() {
      isStopped = true;
      cancel(timer as never);
    },
  };
}

/** What to go on with when a page opens: what this device holds, when the server has not moved on since; else the server's. */
export function pickUp(
  onServer: SubmissionDraft | null,
  onDevice: (Held & { revision: number }) | null,
): { held: Held | null; revision: number; isUnsent: boolean; isBehind: boolean } {
  const revision = onServer?.revision ?? 0;
  const held = onServer && { step: onServer.step, content: onServer.content };
  if (!onDevice) return { held, revision, isUnsent: false, isBehind: false };
  if (onDevice.revision >= revision)
    return { held: { step: onDevice.step, content: onDevice.content }, revision, isUnsent: true, isBehind: false };
  return { held, revision, isUnsent: false, isBehind: true };
}
