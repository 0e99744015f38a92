import { useEffect, useEffectEvent, useRef } from 'react';
import { v4 as newKey } from 'uuid';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useLatest } from '#web/lib/page/use-latest.ts';
import { useViewer } from '#web/lib/session/use-session.ts';
import { onBack } from '#web/lib/unsent/chance-to-send.ts';
import type { BesideTabs } from '#web/lib/unsent/device-draft.ts';
import { createSaver } from '#web/lib/unsent/saver.ts';
import { useDraft } from '#web/lib/unsent/use-draft.ts';

export interface Unsent {
  key: string;
  text: string;
  /** When the person sent it, in ms. */
  at: number;
  /** `waiting`: sent again by itself. `refused`: only if the person asks for it. */
  state: 'sending' | 'waiting' | 'refused';
  /** Why it was not sent; empty while it is being sent. */
  why: string;
}

/** The server knows an idempotency key for three days. After that a message could show twice. */
const RETRY_MS = 2 * 24 * 3_600_000;
const TOO_OLD = 'It waited for days. Send it again if it is not in the conversation.';

export type Outbox = ReturnType<typeof useOutbox>;

/**
 * Messages that are not on the server yet, each with an idempotency key for its retries. They are stored on this device,
 * and are sent one after the other, with retries, until the server has taken or refused them.
 */
export function useOutbox(designId: string, send: (text: string, key: string) => Promise<void>) {
  const draft = useDraft<readonly Unsent[]>({
    kind: 'unsent',
    id: designId,
    stored: NONE,
    check: asUnsent,
    besideTabs,
  });
  const writer = useViewer()?.id;
  const sendNow = useLatest(send);
  const saver = useRef<ReturnType<typeof createSaver>>(null);

  const next = () => draft.now().find(({ state }) => state !== 'refused');

  /** @param part the changed fields of the message; null removes it */
  function change(key: string, part: Partial<Unsent> | null) {
    const changed = (one: Unsent) => (one.key !== key ? [one] : part ? [{ ...one, ...part }] : []);
    draft.change(draft.now().flatMap(changed));
  }

  /** The messages behind it wait too, so that they arrive in their order. */
  function waitAll(why: string) {
    const waits = (one: Unsent): Unsent => (one.state === 'refused' ? one : { ...one, state: 'waiting', why });
    draft.change(draft.now().map(waits));
  }

  async function sendNext() {
    const { key, text, at } = next()!;
    if (Date.now() - at > RETRY_MS) {
      change(key, { state: 'refused', why: TOO_OLD });
      return null;
    }
    change(key, { state: 'sending', why: '' });
    try {
      await sendNow.current(text, key);
      change(key, null);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.mayRetry || error.status === 401) {
        waitAll(error.message);
        throw error;
      }
      change(key, { state: 'refused', why: error.message });
    }
    return null;
  }

  const startSending = useEffectEvent(() => {
    const made = createSaver({ isWaiting: () => next() !== undefined, send: sendNext, onChange: () => {} });
    saver.current = made;
    const sendAll = () => void made.flush();
    sendAll();
    // Not when the page is left: a message whose answer is lost would show twice.
    const stopListening = onBack(sendAll);
    return () => {
      stopListening();
      made.stop();
    };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each design has its own messages.
  useEffect(() => (writer ? startSending() : undefined), [designId, writer]);

  return {
    unsent: draft.value,
    send(text: string) {
      draft.change([...draft.now(), { key: newKey(), text, at: Date.now(), state: 'sending', why: '' }]);
      void saver.current?.flush();
    },
    again({ key }: Unsent) {
      change(key, { at: Date.now(), state: 'sending', why: '' });
      void saver.current?.flush();
    },
    drop: ({ key }: Unsent) => change(key, null),
  };
}

const NONE: readonly Unsent[] = [];

/** The messages of other tabs stay as they are. */
const besideTabs: BesideTabs<readonly Unsent[]> = ({ before, next, found }) => {
  const ours = new Set([...(before ?? NONE), ...(next ?? NONE)].map(({ key }) => key));
  const all = [...(found ?? NONE).filter(({ key }) => !ours.has(key)), ...(next ?? NONE)];
  return all.length > 0 ? all : null;
};

/** Reads messages stored on this device. It is unknown whether those under way have arrived. */
export function asUnsent(found: unknown): readonly Unsent[] {
  const sound = (found as Unsent[]).filter(({ key, text }) => typeof key === 'string' && typeof text === 'string');
  return sound.map(({ key, text, at = Date.now(), state, why }) => ({
    key,
    text,
    at,
    state: state === 'refused' ? state : 'waiting',
    why: why || 'It was not sent yet.',
  }));
}
