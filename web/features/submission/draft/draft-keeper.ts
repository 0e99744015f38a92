import type { DraftContent, SubmissionDraft } from '#contract/submission-draft.ts';
import { isSameValue } from '#domain/value/same.ts';
import { ApiError } from '#web/lib/api/api-error.ts';

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
  /** The session is over. Kept on this device; sent once the person is back. */
  | { state: 'logged_out' }
  /** Changed in another window meanwhile: the person says which one goes on. */
  | { state: 'moved_on' }
  /** Refused for good; `message` says why. Kept on this device. */
  | { state: 'refused'; message: string };

/** What lies on this device: what is held, the revision it builds on, and what was sent without an answer until now. */
export interface OnDevice extends Held {
  revision: number;
  sent?: readonly Held[];
}

/** Where a draft lies on this device until the server has it; survives a crash of the page. */
export interface Shelf {
  read(draftId: string): OnDevice | null;
  write(draftId: string, held: OnDevice): void;
  clear(draftId: string): void;
}

interface Parts {
  draftId: string;
  /** Revision on the server, 0 when it has none yet. */
  revision: number;
  send(revision: number, held: Held): Promise<SubmissionDraft>;
  /** The draft as the server has it now. */
  fetch(): Promise<SubmissionDraft>;
  shelf: Shelf;
  /** Sent by an earlier life of the page, without an answer. */
  unanswered?: readonly Held[];
  onChange(keeping: Keeping): void;
  setTimeout?: (run: () => void, ms: number) => unknown;
  clearTimeout?: (timer: never) => void;
}

/** Long enough that a word is one save, short enough that a crash costs a breath; the device has it at once anyway. */
const TYPING_PAUSE_MS = 700;
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 10_000;
/** Saves without an answer that are remembered: more than may be on their way at once. */
const UNANSWERED_MAX = 3;

export interface DraftKeeper {
  /** What the wizard holds now; kept on this device at once and on the server in a moment. */
  hold(held: Held): void;
  /** Sends what is waiting now; resolves with the revision on the server, or null when it could not be sent. */
  flush(): Promise<number | null>;
  /** The draft is being handed in as it is: what is typed meanwhile lies on this device and is not sent until `goOn`. */
  pause(): void;
  goOn(): void;
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
  /** Sent, and perhaps stored, though no answer came: what the server then has is our own. */
  let unanswered: readonly Held[] = parts.unanswered ?? [];
  let sending: Promise<number | null> | null = null;
  let timer: unknown;
  let retryMs = FIRST_RETRY_MS;
  let isStopped = false;
  let isPaused = false;
  let isBlocked: 'moved_on' | 'refused' | 'logged_out' | false = false;

  function plan(ms: number) {
    cancel(timer as never);
    if (!isStopped && !isPaused && !isBlocked) timer = later(() => void flush(), ms);
  }

  function planned() {
    parts.onChange({ state: 'saving' });
    plan(TYPING_PAUSE_MS);
  }

  async function send(): Promise<number | null> {
    const held = waiting;
    if (!held) return revision;
    parts.onChange({ state: 'saving' });
    try {
      const kept = await sendOwn(held);
      revision = kept.revision;
      unanswered = [];
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

  /** A refusal because of what we sent ourselves is none: it goes on from there. */
  async function sendOwn(held: Held): Promise<SubmissionDraft> {
    const before = unanswered;
    unanswered = [...before.filter((one) => one !== held), held].slice(-UNANSWERED_MAX);
    parts.shelf.write(parts.draftId, { ...held, revision, sent: unanswered });
    try {
      return await parts.send(revision, held);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'moved_on' || before.length === 0) throw error;
      const current = await parts.fetch();
      if (!before.some((one) => isSame(current, one))) throw error;
      revision = current.revision;
      return parts.send(revision, held);
    }
  }

  function give(error: unknown) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'moved_on') {
      isBlocked = 'moved_on';
      parts.onChange({ state: 'moved_on' });
    } else if (error.status === 401) {
      // Asked again, the server would only have the page ask for the login again, over the hands.
      isBlocked = 'logged_out';
      parts.onChange({ state: 'logged_out' });
    } else if (error.status >= 400 && error.status < 500 && error.status !== 429) {
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
    if (isBlocked === 'logged_out') isBlocked = false;
    if (isBlocked || isPaused) return null;
    if (sending) return sending;
    sending = send().finally(() => {
      sending = null;
    });
    return sending;
  }

  return {
    hold(held) {
      waiting = held;
      parts.shelf.write(parts.draftId, { ...held, revision, sent: unanswered });
      // A refusal may be mended by what was typed now; another window's newer draft is not.
      if (isBlocked === 'refused') isBlocked = false;
      if (!sending && !isBlocked) planned();
    },
    flush,
    pause() {
      isPaused = true;
      cancel(timer as never);
    },
    goOn() {
      isPaused = false;
      if (waiting && !isBlocked) planned();
    },
    settle(now) {
      revision = now;
      waiting = null;
      unanswered = [];
      isBlocked = false;
      parts.shelf.clear(parts.draftId);
    },
    stop() {
      isStopped = true;
      cancel(timer as never);
    },
  };
}

/**
 * What to go on with when a page opens: what this device holds, when the server has not moved on since; else the server's. A
 * save whose answer was lost (a reload cuts it off) is no move of somebody else's.
 */
export function pickUp(
  onServer: SubmissionDraft | null,
  onDevice: OnDevice | null,
): { held: Held | null; revision: number; isUnsent: boolean; isBehind: boolean } {
  const revision = onServer?.revision ?? 0;
  const held = onServer && { step: onServer.step, content: onServer.content };
  const asOnServer = { held, revision, isUnsent: false, isBehind: false };
  if (!onDevice || (onServer && isSame(onServer, onDevice))) return asOnServer;
  const { step, content, sent } = onDevice;
  const isOwn = onServer !== null && sent?.some((one) => isSame(onServer, one));
  if (onDevice.revision >= revision || isOwn)
    return { held: { step, content }, revision, isUnsent: true, isBehind: false };
  return { ...asOnServer, isBehind: true };
}

/** Whether two versions say the same. */
export function isSame(a: Held, b: Held): boolean {
  return a.step === b.step && isSameValue(a.content, b.content);
}
