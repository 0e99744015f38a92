import { isSameValue } from '#domain/value/same.ts';
import { createSaver, hasMovedOn, type Saving } from './saver.ts';

/** A value as it is on the server. */
export interface Stored<T> {
  value: T;
  revision: number;
  updatedAt: string;
}

/** A value as it is on this device until the server has it. */
export interface Unsaved<T> {
  value: T;
  /** What it builds on. */
  revision: number;
  /** Sent without an answer until now. */
  sent: readonly T[];
}

interface Parts<T> {
  /** Revision on the server, 0 where it has none yet. */
  revision: number;
  /** Sent by an earlier life of the page, without an answer. */
  sent?: readonly T[];
  device: { write(unsaved: Unsaved<T>): void; clear(): void };
  put(revision: number, value: T): Promise<Stored<T>>;
  /** The value as the server has it now. */
  fetch(): Promise<Stored<T>>;
  onChange(saving: Saving): void;
}

/** Values without an answer that are remembered: more than may be on their way at once. */
const SENT_MAX = 3;

export type WholeSaver<T> = ReturnType<typeof saveWhole<T>>;

/** Saves a value as a whole by revision: the latest wins, and what was saved elsewhere is never overwritten. */
export function saveWhole<T>(parts: Parts<T>) {
  let { revision, sent = [] } = parts;
  let waiting: { value: T } | null = null;

  const saver = createSaver({
    isWaiting: () => waiting !== null,
    async send() {
      const sending = waiting!;
      const stored = await putOwn(sending.value);
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

  /** A refusal because of what was sent from here is none: it goes on from there. */
  async function putOwn(value: T): Promise<Stored<T>> {
    const before = sent;
    sent = [...before.filter((one) => one !== value), value].slice(-SENT_MAX);
    note(value);
    try {
      return await parts.put(revision, value);
    } catch (error) {
      if (!hasMovedOn(error) || before.length === 0) throw error;
      const current = await parts.fetch();
      if (!before.some((one) => isSameValue(current.value, one))) throw error;
      revision = current.revision;
      return parts.put(revision, value);
    }
  }

  return {
    /** What is typed now; on this device at once and on the server in a moment. */
    hold(value: T) {
      waiting = { value };
      note(value);
      // A refusal may be mended by what was typed now; what was changed elsewhere is not.
      saver.unblock('refused');
      saver.changed();
    },
    /** Sends what waits now; answers the revision on the server, or null where it could not be sent. */
    flush: async () => ((await saver.flush()) ? revision : null),
    pause: saver.pause,
    goOn: saver.goOn,
    /** Forgets what waits: the server has something better. */
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
 * What to go on with when a page opens: what this device has, unless the server has moved on since. A save whose answer was lost
 * (a reload cuts it off) is no move of somebody else's.
 */
export function pickUp<T>(stored: Stored<T> | null, unsaved: Unsaved<T> | null) {
  const revision = stored?.revision ?? 0;
  const asStored = { value: stored?.value ?? null, revision, isUnsaved: false, isBehind: false };
  if (!unsaved || (stored && isSameValue(stored.value, unsaved.value))) return asStored;
  const isOwn = stored !== null && unsaved.sent.some((one) => isSameValue(stored.value, one));
  if (unsaved.revision < revision && !isOwn) return { ...asStored, isBehind: true };
  return { value: unsaved.value, revision, isUnsaved: true, isBehind: false };
}
