import type { SessionAnswer } from '#contract/session.ts';
import type { ApiClient } from '#web/lib/api/api-client.ts';
import type { SessionChannel, SessionMessage, SessionUpdate } from './session-channel.ts';
import { type Refreshed, refreshWithRetries } from './session-refresh.ts';
import { isRefreshDue, isResting } from './session-timing.ts';

/** What can happen to a session (SIGN-8). `signed_out`: on purpose. `expired`: it ended while the person worked. */
export type SessionEvent = SessionUpdate['event'] | 'signed_out' | 'expired';

export interface SessionSnapshot {
  session: SessionAnswer;
  /**
   * `checking`: the server is being asked, and the shown session may be old. `expired`: the session ended while the
   * person worked; `session` keeps the old value so that the page stays, and calls fail until the person is back.
   */
  state: 'known' | 'checking' | 'expired';
}

/** `elsewhere` is true if it happened in another tab. */
export type SessionListener = (
  event: SessionEvent,
  now: SessionSnapshot,
  before: SessionSnapshot,
  elsewhere: boolean,
) => void;

export interface SessionStore {
  snapshot(): SessionSnapshot;
  /** Subscribes to events; `onChange` notifies of every change. */
  subscribe(listener: SessionListener): () => void;
  onChange(draw: () => void): () => void;
  /**
   * Asks the server who is signed in, for example after the page was hidden. Without an answer, the known session
   * stays.
   */
  check(): Promise<void>;
  /** Loads the person and their quota again, e.g. after a generation that counted (SIGN-9). */
  reload(): Promise<SessionAnswer>;
  /** A sign-in on this page has ended well: reads the session, and says how the person came. */
  arrive(how: 'signed_in' | 'password_recovery' | 'mfa_challenge_verified'): Promise<void>;
  /** Refreshes the session; simultaneous callers share one request. */
  refresh(): Promise<Refreshed['outcome']>;
  /** Runs every 30 seconds and refreshes a session that expires soon. */
  tick(): void;
  /**
   * Ends the session in every tab, or on every device. `leave` runs after the server's answer and before the tabs are
   * notified.
   * @throws ApiError
   */
  signOut(leave?: () => Promise<unknown>, everywhere?: boolean): Promise<void>;
  /** Ends the session in every tab, because the server has ended it on purpose, for example with the account. */
  endInAllTabs(): void;
}

export interface SessionParts {
  /** A client without the retry after a 401, because that retry calls this store. */
  api: ApiClient;
  channel: SessionChannel;
  /** The session that the server put into the page. */
  first: SessionAnswer;
  now: () => number;
  wait: (ms: number) => Promise<void>;
}

const snapshots = new WeakMap<SessionAnswer, SessionSnapshot>();

/** Returns the same object for the same answer, so that hydration renders nothing a second time. */
export function knownSnapshot(session: SessionAnswer): SessionSnapshot {
  const known = snapshots.get(session) ?? { session, state: 'known' };
  snapshots.set(session, known);
  return known;
}

/** Keeps the session fresh, and the same in every tab. */
export function createSessionStore({ api, channel, first, now, wait }: SessionParts): SessionStore {
  let current = knownSnapshot(first);
  let refreshing: Promise<Refreshed['outcome']> | undefined;
  let refreshedAt: number | null = null;
  /** Numbers of the last question that was asked and of the newest that was answered. */
  let asked = 0;
  let answered = 0;
  const listeners = new Set<SessionListener>();
  const changeListeners = new Set<() => void>();

  function become(next: SessionSnapshot, event: SessionEvent | null, elsewhere = false) {
    const before = current;
    current = next;
    for (const listener of changeListeners) listener();
    if (event) for (const listener of listeners) listener(event, next, before, elsewhere);
  }

  /** Takes over the server's answer and derives the event from it. Deliberate sign-outs use `end` instead. */
  function setSession(session: SessionAnswer, ifSame: SessionUpdate['event'] | null, elsewhere = false) {
    if (!session.viewer && current.session.viewer) return expire(elsewhere);
    const isSame = session.viewer?.id === current.session.viewer?.id && current.state !== 'expired';
    const event = isSame ? ifSame : 'signed_in';
    become({ session, state: 'known' }, event, elsewhere);
    if (event && !elsewhere) channel.post({ event, session });
  }

  /** The session ended on purpose. */
  function end(elsewhere = false) {
    const session = { ...current.session, viewer: null, expiresAt: null };
    become({ session, state: 'known' }, current.session.viewer ? 'signed_out' : null, elsewhere);
  }

  /**
   * The session ended without the person's wish, so the page stays until they are back. Each refused call repeats the
   * event.
   */
  function expire(elsewhere = false) {
    const isNews = current.state !== 'expired';
    if (!current.session.viewer || (elsewhere && !isNews)) return;
    become({ ...current, state: 'expired' }, 'expired', elsewhere);
    if (isNews && !elsewhere) channel.post({ event: 'expired' });
  }

  /** Asks the server who is signed in. An answer that arrives after the answer to a later question is ignored. */
  async function ask(ifSame: SessionUpdate['event'] | null): Promise<void> {
    asked += 1;
    const requestNumber = asked;
    const session = await api('GET /api/session');
    if (requestNumber < answered) return;
    answered = requestNumber;
    setSession(session, ifSame);
  }

  async function tradeToken(): Promise<Refreshed['outcome']> {
    const refreshed = await refreshWithRetries({ ask: () => api('POST /api/session/refresh'), wait });
    if (refreshed.outcome === 'refreshed') {
      refreshedAt = now();
      setSession(refreshed.session, 'token_refreshed');
    }
    if (refreshed.outcome === 'ended') expire();
    return refreshed.outcome;
  }

  function refresh() {
    refreshing ??= tradeToken().finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  }

  async function check() {
    const { session, state } = current;
    if (state === 'known') become({ session, state: 'checking' }, null);
    try {
      await ask(null);
    } catch {
      // Without an answer, the known session stays.
    } finally {
      if (current.state === 'checking') become({ session: current.session, state: 'known' }, null);
    }
  }

  function endInAllTabs() {
    end();
    channel.post({ event: 'signed_out' });
  }

  channel.subscribe((message: SessionMessage) => {
    if (message.event === 'signed_out') return end(true);
    if (message.event === 'expired') return expire(true);
    // A guest's page opened in another tab. Either that page is older than the sign-in, or this session is over.
    if (!message.session.viewer) return current.session.viewer ? void check() : undefined;
    setSession(message.session, message.event === 'initial_session' ? null : message.event, true);
  });
  channel.post({ event: 'initial_session', session: first });

  return {
    snapshot: () => current,
    subscribe(listener) {
      listeners.add(listener);
      listener('initial_session', current, current, false);
      return () => listeners.delete(listener);
    },
    onChange(draw) {
      changeListeners.add(draw);
      return () => changeListeners.delete(draw);
    },
    check,
    async reload() {
      await ask('user_updated');
      return current.session;
    },
    async arrive(how) {
      await ask('signed_in');
      if (how === 'signed_in' || !current.session.viewer) return;
      become(current, how);
      channel.post({ event: how, session: current.session });
    },
    refresh,
    tick() {
      const { session, state } = current;
      if (state === 'expired' || !session.expiresAt || isResting(refreshedAt, now())) return;
      if (isRefreshDue(session.expiresAt, now())) void refresh();
    },
    async signOut(leave, everywhere = false) {
      await api('POST /api/session/sign-out', { body: { everywhere } });
      await leave?.();
      endInAllTabs();
    },
    endInAllTabs,
  };
}
