import { isSameValue } from '#domain/value/same.ts';
import { createSaver, isConflict, isRefusal, type Saving } from './saver.ts';

/** A value as it is on the server. */
export interface Stored<T> {
  value: T;
  revision: number;
  updatedAt: string;
}

/** A value as it is on this device until the server has it. */
export interface Unsaved<T> {
  value: T;
  /** The revision it is based on. */
  revision: number;
  /** Values that were sent and not answered yet. */
  sent: readonly T[];
}

interface Parts<T> {
  /** The revision on the server; 0 if there is none yet. */
  revision: number;
  /** Values that the page sent before a reload, without an answer. */
  sent?: readonly T[];
  device: { write(unsaved: Unsaved<T>): void; clear(): void };
  put(revision: number, value: T): Promise<Stored<T>>;
  /** The value as the server has it now. */
  fetch(): Promise<Stored<T>>;
  onChange(saving: Saving): void;
}

/** How many sent values without an answer are remembered: more than can be under way at once. */
const SENT_MAX = 3;

export type RevisionSaver<T> = ReturnType<typeof createRevisionSaver<T>>;

/** Saves a whole value by revision. The latest value wins, and a version saved elsewhere is never overwritten. */
export function createRevisionSaver<T>(parts: Parts<T>) {
  let { revision, sent = [] } = parts;
  let waiting: { value: T } | null = null;

  const saver = createSaver({
    isWaiting: () => waiting !== null,
    async send() {
      const sending = waiting!;
      let stored: Stored<T>;
      try {
        stored = await putOverOwn(sending.value);
      } catch (error) {
        // What was typed meanwhile may be accepted.
        if (isRefusal(error) && waiting !== sending) return null;
        throw error;
      }
      revision = stored.revision;
      sent = [];
      if (waiting === sending) {
        waiting = null;
        parts.device.clear();
      }
      return stored.updatedAt;
    },
    onChange: parts.onChange,
  });

  const note = (value: T) => parts.device.write({ value, revision, sent });

  /** Sends the value. If the server's newer revision came from this page, it saves on top of that revision. */
  async function putOverOwn(value: T): Promise<Stored<T>> {
    const before = sent;
    sent = [...before.filter((one) => one !== value), value].slice(-SENT_MAX);
    note(value);
    try {
      return await parts.put(revision, value);
    } catch (error) {
      if (!isConflict(error) || before.length === 0) throw error;
      const current = await parts.fetch();
      if (!before.some((one) => isSameValue(current.value, one))) throw error;
      revision = current.revision;
      return parts.put(revision, value);
    }
  }

  return {
    /** Takes the typed value: stored on this device at once, saved on the server after a pause. */
    store(value: T) {
      waiting = { value };
      note(value);
      // New text may solve a refusal, but not a conflict with another version.
      saver.unblock('refused');
      saver.changed();
    },
    /**
     * Sends what waits now.
     * @returns the revision on the server, or null if it could not be sent
     */
    flush: async () => ((await saver.flush()) ? revision : null),
    pause: saver.pause,
    goOn: saver.goOn,
    /** Discards what waits, because the server has a later state. */
    settle(now: number) {
      revision = now;
      waiting = null;
      sent = [];
      saver.unblock();
      parts.device.clear();
    },
    stop: saver.stop,
  };
}

/**
 * Decides what an opened page continues with: the value of this device, unless somebody else saved since. A save
 * whose answer was lost (e.g. by a reload) does not count as somebody else's.
 */
export function resume<T>(stored: Stored<T> | null, unsaved: Unsaved<T> | null) {
  const revision = stored?.revision ?? 0;
  const asStored = { value: stored?.value ?? null, revision, isUnsaved: false, isBehind: false };
  if (!unsaved || (stored && isSameValue(stored.value, unsaved.value))) return asStored;
  const isOwn = stored !== null && unsaved.sent.some((one) => isSameValue(stored.value, one));
  if (unsaved.revision < revision && !isOwn) return { ...asStored, isBehind: true };
  return { value: unsaved.value, revision, isUnsaved: true, isBehind: false };
}
