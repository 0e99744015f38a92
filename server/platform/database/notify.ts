import pg from 'pg';
import { createBackoff } from '#domain/value/backoff.ts';
import type { Log } from '#server/platform/log.ts';

export interface Notifications {
  /** @returns a function that ends the subscription. */
  subscribe(channel: string, listener: (payload: string) => void): () => void;
  /** Called after every reconnection. Notifications sent in between are lost, so subscribers read their rows again. */
  onGap(fill: () => void): () => void;
  /** Resolves once every subscription so far is active; waits for the connection when there is none. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

/** A connection can die without an error. This regular check detects it. */
const HEARTBEAT_MS = 15_000;
const ANSWER_TIMEOUT_MS = 5_000;

const CHANNEL_NAME = /^[a-z_]{1,60}$/;

/**
 * One connection receives the notifications of all subscribers. Payloads contain only ids; subscribers read the rows.
 */
export function createNotifications(connection: pg.ClientConfig, log: Log): Notifications {
  const subscribers = new Map<string, Set<(payload: string) => void>>();
  const gapFillers = new Set<() => void>();
  const waiting = new Set<() => void>();
  let client: pg.Client | null = null;
  /** The same client, after all LISTEN statements succeeded. */
  let live: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  const backoff = createBackoff({ firstMs: 200, longestMs: 5_000 });
  let missed = false;
  let closed = false;

  /** Resolves when the connection's last statement is answered; the connection runs one statement at a time. */
  let lastStatement: Promise<unknown> = Promise.resolve();

  const inQueue = (on: pg.Client, statement: string): Promise<unknown> => {
    const answer = lastStatement.then(() => on.query(statement));
    lastStatement = answer.catch(() => {}); // the caller handles the error
    return answer;
  };

  const call = (listener: () => void): void => {
    try {
      listener();
    } catch (error) {
      log.error({ err: error }, 'A listener for notifications failed');
    }
  };

  const reconnect = (lost: pg.Client, error?: unknown): void => {
    if (client !== lost) return;
    client = null;
    live = null;
    missed = true;
    clearTimeout(timer);
    lost.end().catch(() => {});
    if (closed) return;
    const retryMs = backoff.next();
    log.warn({ err: error, retryMs }, 'Notifications lost their database connection: connecting again');
    timer = setTimeout(connect, retryMs);
  };

  const planHeartbeat = (): void => {
    timer = setTimeout(() => {
      const checked = live;
      if (!checked) return;
      inQueue(checked, 'SELECT 1').then(
        () => live === checked && planHeartbeat(),
        (error: unknown) => reconnect(checked, error),
      );
    }, HEARTBEAT_MS);
    timer.unref();
  };

  const send = (verb: 'LISTEN' | 'UNLISTEN', channel: string): void => {
    const current = client;
    if (current) inQueue(current, `${verb} ${channel}`).catch((error: unknown) => reconnect(current, error));
  };

  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      ...connection,
      application_name: 'brief-foundry notifications',
      connectionTimeoutMillis: ANSWER_TIMEOUT_MS,
      query_timeout: ANSWER_TIMEOUT_MS,
      keepAlive: true,
    });
    client = next;
    next.on('error', (error) => reconnect(next, error));
    next.on('end', () => reconnect(next));
    next.on('notification', ({ channel, payload = '' }) => {
      for (const listener of subscribers.get(channel) ?? []) call(() => listener(payload));
    });
    try {
      const connected = next.connect();
      lastStatement = connected.catch(() => {}); // handled below
      await connected;
      for (const channel of subscribers.keys()) await inQueue(next, `LISTEN ${channel}`);
    } catch (error) {
      return reconnect(next, error);
    }
    if (client !== next) return;
    live = next;
    backoff.reset();
    planHeartbeat();
    if (missed) for (const fill of gapFillers) call(fill);
    missed = false;
    for (const done of waiting) done();
    waiting.clear();
  };

  void connect();
  return {
    subscribe(channel, listener) {
      if (!CHANNEL_NAME.test(channel)) throw new Error(`"${channel}" is not a channel name (a–z and _ only).`);
      const listeners = subscribers.get(channel) ?? new Set();
      const isFirst = listeners.size === 0;
      // The wrapper makes each subscription unique, so the same handler can subscribe twice and unsubscribe
      // separately.
      const entry = (payload: string): void => listener(payload);
      subscribers.set(channel, listeners.add(entry));
      if (isFirst) send('LISTEN', channel);
      return () => {
        if (!listeners.delete(entry) || listeners.size > 0) return;
        subscribers.delete(channel);
        send('UNLISTEN', channel);
      };
    },
    onGap(fill) {
      gapFillers.add(fill);
      return () => void gapFillers.delete(fill);
    },
    async ready() {
      // Statements are answered in order, so this answer means that all earlier LISTEN statements are active.
      const isListening = live && (await inQueue(live, 'SELECT 1').catch(() => null)); // connection lost: wait for the next one
      if (isListening || closed) return;
      await new Promise<void>((done) => waiting.add(done));
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      const last = client;
      client = null;
      live = null;
      for (const done of waiting) done();
      await last?.end().catch(() => {});
    },
  };
}
