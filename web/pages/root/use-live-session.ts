import { useSyncExternalStore } from 'react';
import type { SessionAnswer } from '#contract/session.ts';
import { sessionStore } from '#web/lib/session/browser-session.ts';
import { asKnown, type SessionSnapshot } from '#web/lib/session/session-store.ts';

/** The session as it is now; while the server draws and React takes over, the one that came with the page. */
export function useLiveSession(first: SessionAnswer): SessionSnapshot {
  return useSyncExternalStore(
    (draw) => sessionStore().onChange(draw),
    () => sessionStore().snapshot(),
    () => asKnown(first),
  );
}
