import type { SessionAnswer } from '#contract/session.ts';
import type { ApiClient } from './api-client.ts';

/** What can happen to a session (SIGN-8). */
export type SessionEvent = 'initial_session' | 'signed_in' | 'signed_out' | 'token_refreshed' | 'user_updated';

export interface SessionStore {
  /** The session as last known; fetched when nothing is known yet. */
  ready(): Promise<SessionAnswer>;
  /** The session as last known; `undefined` while nothing is. */
  current(): SessionAnswer | undefined;
  /** Takes over what the server already said in the page. */
  adopt(session: SessionAnswer): void;
  /** Asks the server again, e.g. after a generation that counted. */
  reload(): Promise<SessionAnswer>;
  subscribe(listener: (event: SessionEvent, session: SessionAnswer) => void): () => void;
  signOut(): Promise<void>;
}

let store: SessionStore | undefined;

/** The one session of this page. @throws on the server, where each request has its own. */
export function sessionStore(): SessionStore {
  if (!store) throw new Error('The session store lives in the browser only');
  return store;
}

export function createSessionStore(api: ApiClient): SessionStore {
  let current: SessionAnswer | undefined;
  const listeners = new Set<(event: SessionEvent, session: SessionAnswer) => void>();
  function set(session: SessionAnswer, event: SessionEvent) {
    current = session;
    for (const listener of listeners) listener(event, session);
  }
  store = {
    async ready() {
      if (!current) set(await api('GET /api/session'), 'initial_session');
      return current!;
    },
    current: () => current,
    adopt(session) {
      current ??= session;
    },
    async reload() {
      set(await api('GET /api/session'), 'user_updated');
      return current!;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async signOut() {
      await api('POST /api/session/sign-out', { body: { everywhere: false } });
      set({ viewer: null, expiresAt: null, signInWith: current?.signInWith ?? '' }, 'signed_out');
    },
  };
  return store;
}
