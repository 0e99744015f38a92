import { createContext, useCallback, useEffect, useRef, useState } from 'react';
import { HERE_EVERY_MS, type PresenceSignal, WRITING_EVERY_MS } from '#domain/workspace/presence.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { afterMessage, afterSignal, nextChange, nobody, type Shown, shownAt } from './presence.ts';

export interface PresenceOfOther {
  other: Shown;
  /** Say so with every key; the other one's page hears it now and then. */
  noteWriting: () => void;
  noteSent: () => void;
}

const STREAM_WAIT_MS = 1_500;

/** Whether the other one is there; null where there is nobody to be: in the sample project. */
export const PresenceContext = createContext<PresenceOfOther | null>(null);

/**
 * Says that this page is open, and knows of the other one's. A courtesy: what is lost is said again soon, and nothing depends on
 * it. `hear` takes what the stream says; `isOver` ends it.
 */
export function usePresence(designId: string, isOver: boolean) {
  const [known, setKnown] = useState(nobody);
  const [now, setNow] = useState(0);
  const lastWriting = useRef(0);

  const say = useCallback(
    (signal: PresenceSignal) =>
      void api('PUT /api/workspaces/:id/presence', { params: { id: designId }, body: { signal } }).catch(
        (error: unknown) => {
          if (!(error instanceof ApiError)) throw error;
        },
      ),
    [designId],
  );

  useEffect(() => {
    if (isOver) return;
    const onSight = () => document.visibilityState === 'hidden' && say('away');
    const onLeave = () => say('away');
    const timer = setInterval(() => document.visibilityState === 'visible' && say('here'), HERE_EVERY_MS);
    document.addEventListener('visibilitychange', onSight);
    addEventListener('pagehide', onLeave);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onSight);
      removeEventListener('pagehide', onLeave);
    };
  }, [say, isOver]);
  const hasArrived = useRef(false);
  const arrive = useCallback(() => {
    hasArrived.current = true;
    say('arrived');
  }, [say]);
  // A stream that was open before this page says no hello.
  useEffect(() => {
    const timer = setTimeout(() => hasArrived.current || arrive(), STREAM_WAIT_MS);
    return () => clearTimeout(timer);
  }, [arrive]);

  // Going to another page of ours; a workspace that was closed has nobody left to tell.
  const over = useRef(isOver);
  over.current = isOver;
  useEffect(() => () => void (over.current || say('away')), [say]);

  useEffect(() => {
    const change = nextChange(known, Date.now());
    if (change === null) return;
    const timer = setTimeout(() => setNow(Date.now()), change - Date.now() + 1);
    return () => clearTimeout(timer);
  });

  function change(next: (before: typeof known, at: number) => typeof known) {
    const at = Date.now();
    setNow(at);
    setKnown((before) => next(before, at));
  }

  return {
    other: isOver ? ('away' as const) : shownAt(known, now),
    /** The stream is open: who is there answers. */
    arrive,
    hear(signal: PresenceSignal) {
      change((before, at) => afterSignal(before, signal, at));
      if (signal === 'arrived') say('here');
    },
    messageCame: () => change(afterMessage),
    noteWriting() {
      if (Date.now() - lastWriting.current < WRITING_EVERY_MS) return;
      lastWriting.current = Date.now();
      say('writing');
    },
    /** What was written has gone: the next key is news again. */
    noteSent() {
      lastWriting.current = 0;
    },
  };
}
