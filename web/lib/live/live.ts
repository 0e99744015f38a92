import type { PersonEvent } from '#contract/notification.ts';
import type { PresenceSignal } from '#domain/workspace/presence.ts';

export interface Hello {
  /** The number of the last event that the reader is taken to know. */
  after: number;
  /** The number of the last event of all, and how much was unread then. */
  head: number;
  unreadCount: number;
  /** What was missed is not kept any more: the page has to be read again. */
  isLost: boolean;
}

/** The other one of a workspace, at this moment. */
export interface Presence {
  workspaceId: string;
  signal: PresenceSignal;
}

export interface LiveListener {
  onEvent?(event: PersonEvent): void;
  /** After every connection. */
  onHello?(hello: Hello): void;
  onPresence?(presence: Presence): void;
}

export interface LiveParts {
  open(url: string): EventSource;
  /** Trades the refresh token: a stream that is refused may only need that. */
  refresh(): Promise<'refreshed' | 'ended' | 'unreachable' | string>;
  page: Pick<Document, 'visibilityState' | 'addEventListener'>;
}

export interface Live {
  /** `after`: the last event that the listener's page knows of. @returns a function that ends it. */
  subscribe(listener: LiveListener, after?: number): () => void;
}

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;
const CLOSED = 2;

/**
 * One stream of events for this tab, open while somebody listens and the tab is seen: a tab in the background would only hold
 * one of the few connections a browser has. What was missed comes when it is opened again.
 */
export function createLive({ open, refresh, page }: LiveParts): Live {
  const listeners = new Set<LiveListener>();
  let source: EventSource | null = null;
  let last: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryMs = FIRST_RETRY_MS;
  /** Closed for a newer window of the same person: the two would otherwise close each other in turn. */
  let isCrowdedOut = false;

  function connect() {
    if (isCrowdedOut || source || listeners.size === 0 || page.visibilityState === 'hidden') return;
    const mine = open(last === null ? '/api/events' : `/api/events?after=${last}`);
    source = mine;
    mine.addEventListener('hello', (event) => {
      retryMs = FIRST_RETRY_MS;
      const hello = JSON.parse((event as MessageEvent<string>).data) as Hello;
      last = hello.after;
      for (const listener of [...listeners]) listener.onHello?.(hello);
    });
    mine.addEventListener('happened', (event) => {
      const happened = JSON.parse((event as MessageEvent<string>).data) as PersonEvent;
      if (last !== null && happened.seq <= last) return;
      last = happened.seq;
      for (const listener of [...listeners]) listener.onEvent?.(happened);
    });
    mine.addEventListener('presence', (event) => {
      const presence = JSON.parse((event as MessageEvent<string>).data) as Presence;
      for (const listener of [...listeners]) listener.onPresence?.(presence);
    });
    mine.addEventListener('crowded', () => {
      isCrowdedOut = true;
      disconnect();
    });
    // The browser connects again by itself after a cut, but not after a refusal.
    mine.addEventListener('error', () => {
      if (source !== mine || mine.readyState !== CLOSED) return;
      disconnect();
      timer = setTimeout(() => void again(), retryMs);
      retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS);
    });
  }

  async function again() {
    // A session that is over says so by itself; once the person is back, the page listens anew.
    if ((await refresh()) !== 'ended') connect();
  }

  function disconnect() {
    clearTimeout(timer);
    source?.close();
    source = null;
  }

  function comeBack() {
    isCrowdedOut = false;
    connect();
  }

  page.addEventListener('visibilitychange', () => (page.visibilityState === 'hidden' ? disconnect() : comeBack()));
  // A window that is used again has its stream again.
  for (const used of ['pointerdown', 'keydown']) page.addEventListener(used, () => isCrowdedOut && comeBack());

  return {
    subscribe(listener, after) {
      listeners.add(listener);
      // A page that knows less than this tab has heard gets what lies between once more; it tells its own from others'.
      if (after !== undefined && (last === null || after < last)) {
        last = after;
        disconnect();
      }
      connect();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        disconnect();
        last = null;
      };
    },
  };
}
