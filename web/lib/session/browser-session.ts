import type { SessionAnswer } from '#contract/session.ts';
import { createApiClient } from '#web/lib/api/api-client.ts';
import { fetchTransport } from '#web/lib/api/fetch-transport.ts';
import { pause } from '#web/lib/api/pause.ts';
import { tabChannel } from './session-channel.ts';
import { createSessionStore, type SessionStore } from './session-store.ts';
import { TICK_MS } from './session-timing.ts';

let store: SessionStore | undefined;

/**
 * The session store of this page.
 * @throws on the server, where each request has its own session
 */
export function sessionStore(): SessionStore {
  if (!store) throw new Error('The session store lives in the browser only');
  return store;
}

/** Starts the store with the session that came with the page. */
export function startSession(first: SessionAnswer): SessionStore {
  store = createSessionStore({
    api: createApiClient(fetchTransport),
    channel: tabChannel(),
    first,
    now: Date.now,
    wait: pause,
  });
  const { tick, check } = store;
  setInterval(tick, TICK_MS);
  // Timers do not run in a hidden tab or on a closed laptop.
  addEventListener('online', tick);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && tick());
  // A page from the back/forward cache may be older than a sign-in.
  addEventListener('pageshow', (event) => event.persisted && void check());
  return store;
}
