import { createContext, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { HERE_EVERY_MS, type PresenceSignal, WRITING_EVERY_MS } from '#domain/workspace/presence.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { useVisibleInterval } from '#web/lib/page/use-visible-interval.ts';
import { afterMessage, afterSignal, nextChange, nobody, type Shown, shownAt } from './presence.ts';

export interface PresenceOfOther {
  other: Shown;
  /** Call this at every key. The other person's page is notified now and then. */
  noteWriting: () => void;
  noteSent: () => void;
}

const STREAM_WAIT_MS = 1_500;

/** Whether the other person is there; null in the sample project, which has no other person. */
export const PresenceContext = createContext<PresenceOfOther | null>(null);

/**
 * Reports that this page is open, until `isOver`, and tracks the other person's page by the signals of the stream. Nothing
 * depends on a lost signal, because it is repeated soon.
 */
export function usePresence(designId: string, isOver: boolean) {
  const [known, setKnown] = useState(nobody);
  const [now, setNow] = useState(0);
  const lastWriting = useRef(0);

  const sendSignal = useCallback(
    (signal: PresenceSignal) =>
      void api('PUT /api/workspaces/:designId/presence', { params: { designId }, body: { signal } }).catch(
        (error: unknown) => {
          if (!(error instanceof ApiError)) throw error;
        },
      ),
    [designId],
  );

  useVisibleInterval(isOver ? null : HERE_EVERY_MS, () => sendSignal('here'));
  useEffect(() => {
    if (isOver) return;
    const onSight = () => document.visibilityState === 'hidden' && sendSignal('away');
    const onLeave = () => sendSignal('away');
    document.addEventListener('visibilitychange', onSight);
    addEventListener('pagehide', onLeave);
    return () => {
      document.removeEventListener('visibilitychange', onSight);
      removeEventListener('pagehide', onLeave);
    };
  }, [sendSignal, isOver]);
  const hasArrived = useRef(false);
  const arrive = useCallback(() => {
    hasArrived.current = true;
    sendSignal('arrived');
  }, [sendSignal]);
  // A stream that was open before this page sends no hello.
  useEffect(() => {
    const timer = setTimeout(() => hasArrived.current || arrive(), STREAM_WAIT_MS);
    return () => clearTimeout(timer);
  }, [arrive]);

  // Reports the departure to another page of the app, but not for a closed workspace.
  const leave = useEffectEvent(() => {
    if (!isOver) sendSignal('away');
  });
  useEffect(() => () => leave(), []);

  useEffect(() => {
    const change = nextChange(known, now);
    if (change === null) return;
    const timer = setTimeout(() => setNow(Date.now()), change - Date.now() + 1);
    return () => clearTimeout(timer);
  }, [known, now]);

  function change(next: (before: typeof known, at: number) => typeof known) {
    const at = Date.now();
    setNow(at);
    setKnown((before) => next(before, at));
  }

  return {
    other: isOver ? ('away' as const) : shownAt(known, now),
    /** Called when the stream is open; the other person's page answers. */
    arrive,
    onSignal(signal: PresenceSignal) {
      change((before, at) => afterSignal(before, signal, at));
      if (signal === 'arrived') sendSignal('here');
    },
    messageCame: () => change(afterMessage),
    noteWriting() {
      if (Date.now() - lastWriting.current < WRITING_EVERY_MS) return;
      lastWriting.current = Date.now();
      sendSignal('writing');
    },
    /** The message was sent, so the next key is reported again. */
    noteSent() {
      lastWriting.current = 0;
    },
  };
}
