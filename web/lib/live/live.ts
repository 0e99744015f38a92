import type { PersonEvent } from '#contract/notification.ts';
import { createBackoff } from '#domain/value/backoff.ts';
import type { PresenceSignal } from '#domain/workspace/presence.ts';
import type { Refreshed } from '#web/lib/session/session-refresh.ts';

export interface Hello {
  /** The number of the last event that the reader already has. */
  after: number;
  /** The number of the newest event, and the number of unread notifications at that event. */
  head: number;
  unreadCount: number;
  /** Missed events are no longer stored, so the page has to be loaded again. */
  isLost: boolean;
}

/** What the other person of a workspace is doing at this moment. */
export interface Presence {
  workspaceId: string;
  signal: PresenceSignal;
}

export interface LiveListener {
  onEvent?(event: PersonEvent): void;
  /** Called after every connection. */
  onHello?(hello: Hello): void;
  onPresence?(presence: Presence): void;
}

export interface LiveParts {
  open(url: string): EventSource;
  /** Refreshes the session, because an expired token is a common reason for a refused stream. */
  refresh(): Promise<Refreshed['outcome']>;
  /** Runs `connect` when the connection or the person is back. */
  onBack(connect: () => void): void;
  page: Pick<Document, 'visibilityState' | 'addEventListener'>;
}

export interface Live {
  /**
   * `after` is the last event that the listener's page has.
   * @returns a function that unsubscribes
   */
  subscribe(listener: LiveListener, after?: number): () => void;
}

const CLOSED = 2;

/**
 * One event stream for this tab, open while the tab is visible and somebody is subscribed. A browser has few
 * connections, so a hidden tab closes its stream and gets the missed events later.
 */
export function createLive({ open, refresh, onBack, page }: LiveParts): Live {
  const listeners = new Set<LiveListener>();
  let source: EventSource | null = null;
  let last: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const backoff = createBackoff({ firstMs: 1_000, longestMs: 30_000 });
  /**
   * True after a newer window of the same person took the stream. Without it, the two windows would close each other
   * again and again.
   */
  let isCrowdedOut = false;

  function connect() {
    if (isCrowdedOut || source || listeners.size === 0 || page.visibilityState === 'hidden') return;
    clearTimeout(timer);
    const opened = open(last === null ? '/api/events' : `/api/events?after=${last}`);
    source = opened;
    opened.addEventListener('hello', (event) => {
      backoff.reset();
      const hello = JSON.parse((event as MessageEvent<string>).data) as Hello;
      last = hello.after;
      for (const listener of [...listeners]) listener.onHello?.(hello);
    });
    opened.addEventListener('happened', (event) => {
      const happened = JSON.parse((event as MessageEvent<string>).data) as PersonEvent;
      if (last !== null && happened.seq <= last) return;
      last = happened.seq;
      for (const listener of [...listeners]) listener.onEvent?.(happened);
    });
    opened.addEventListener('presence', (event) => {
      const presence = JSON.parse((event as MessageEvent<string>).data) as Presence;
      for (const listener of [...listeners]) listener.onPresence?.(presence);
    });
    opened.addEventListener('crowded', () => {
      isCrowdedOut = true;
      disconnect();
    });
    // After a lost connection the browser reconnects by itself, after its own pause. After a refusal we do, with growing pauses.
    opened.addEventListener('error', () => {
      if (source !== opened || opened.readyState !== CLOSED) return;
      disconnect();
      timer = setTimeout(() => void again(), backoff.next());
    });
  }

  async function again() {
    // A session that is over has its own message. `onBack` connects again.
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

  onBack(connect);
  page.addEventListener('visibilitychange', () => (page.visibilityState === 'hidden' ? disconnect() : comeBack()));
  // A window that is used again reconnects its stream.
  for (const used of ['pointerdown', 'keydown']) page.addEventListener(used, () => isCrowdedOut && comeBack());

  return {
    subscribe(listener, after) {
      listeners.add(listener);
      // If the listener's page has older data than this tab, the events between are sent again. Each listener ignores
      // events that it already has.
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
