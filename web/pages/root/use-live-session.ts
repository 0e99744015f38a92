import { useSyncExternalStore } from 'react';
import type { SessionAnswer } from '#contract/session.ts';
import { sessionStore } from '#web/lib/session/browser-session.ts';
import { knownSnapshot, type SessionSnapshot } from '#web/lib/session/session-store.ts';

/** The current session. During server rendering and hydration it is the session that came with the page. */
export function useLiveSession(first: SessionAnswer): SessionSnapshot {
  return useSyncExternalStore(
    (listener) => sessionStore().onChange(listener),
    () => sessionStore().snapshot(),
    () => knownSnapshot(first),
  );
}
