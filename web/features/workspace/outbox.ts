import { useEffect, useEffectEvent } from 'react';
import { v4 as newKey } from 'uuid';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useViewer } from '#web/lib/session/use-session.ts';
import { onBack } from '#web/lib/unsent/chance-to-send.ts';
import { useDraft } from '#web/lib/unsent/use-draft.ts';

export interface Unsent {
  key: string;
  text: string;
  /** `waiting`: sent again by itself. `refused`: only if the person asks for it. */
  state: 'sending' | 'waiting' | 'refused';
  /** Why it was not sent; empty while it is being sent. */
  why: string;
}

/**
 * Messages that are not on the server yet, each with an idempotency key for its retries. They are stored on this device,
 * and are sent when the connection or the person is back.
 */
export function useOutbox(designId: string, send: (text: string, key: string) => Promise<void>) {
  const draft = useDraft<readonly Unsent[]>({ kind: 'unsent', id: designId, stored: NONE, check: asUnsent });
  const writer = useViewer()?.id;

  /** @param part the changed fields of the message; null removes it */
  function change(key: string, part: Partial<Unsent> | null) {
    const changed = (one: Unsent) => (one.key !== key ? [one] : part ? [{ ...one, ...part }] : []);
    draft.change(draft.now().flatMap(changed));
  }

  async function post({ key, text }: Unsent) {
    change(key, { state: 'sending', why: '' });
    try {
      await send(text, key);
      change(key, null);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const isRefused = !error.mayRetry && error.status !== 401;
      change(key, { state: isRefused ? 'refused' : 'waiting', why: error.message });
    }
  }

  const resendAll = useEffectEvent(async () => {
    for (const one of draft.now()) if (one.state === 'waiting') await post(one);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each design has its own messages.
  useEffect(() => {
    if (!writer) return;
    void resendAll();
    // Not when the page is left: a message whose answer is lost would show twice.
    return onBack(() => void resendAll());
  }, [designId, writer]);

  return {
    unsent: draft.value,
    send(text: string) {
      const one: Unsent = { key: newKey(), text, state: 'sending', why: '' };
      draft.change([...draft.now(), one]);
      void post(one);
    },
    again: (one: Unsent) => void post(one),
    drop: ({ key }: Unsent) => change(key, null),
  };
}

const NONE: readonly Unsent[] = [];

/** Reads messages stored on this device. It is unknown whether those under way have arrived. */
export function asUnsent(found: unknown): readonly Unsent[] {
  const sound = (found as Unsent[]).filter(({ key, text }) => typeof key === 'string' && typeof text === 'string');
  return sound.map(({ key, text, state, why }) => ({
    key,
    text,
    state: state === 'refused' ? state : 'waiting',
    why: why || 'It was not sent yet.',
  }));
}
