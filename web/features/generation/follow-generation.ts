import type { Generation } from '#contract/generation.ts';
import { createBackoff } from '#domain/value/backoff.ts';
import { ApiError } from '#web/lib/api/api-error.ts';

/** The part of EventSource that is used here. */
export interface Stream {
  readyState: number;
  onerror: (() => void) | null;
  addEventListener(name: 'generation', listener: (event: { data: string }) => void): void;
  close(): void;
}

interface Followed {
  /** Opens the event stream. The browser reconnects by itself after a lost connection. */
  openStream: () => Stream;
  /** Loads the state once, when the stream fails or is silent. @throws ApiError */
  ask: () => Promise<Generation>;
  onGeneration: (generation: Generation) => void;
  /** Whether updates arrive at the moment. */
  onConnection: (isUp: boolean) => void;
  /** The generation cannot be followed any longer, e.g. because it does not exist. */
  onGone: (error: ApiError) => void;
}

const CLOSED = 2;
/** A generation sends about four updates a second. After this long a silence the state is loaded. */
const QUIET_MS = 8_000;

/**
 * Follows a generation to its end by the event stream, and by polling when the stream is refused or silent.
 * @returns a function that stops, and one that loads at once, for when the browser is online again
 */
export function followGeneration({ openStream, ask, onGeneration, onConnection, onGone }: Followed) {
  let stream: Stream | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let asking = false;
  let revision = -1;
  const backoff = createBackoff({ firstMs: 1_000, longestMs: QUIET_MS });

  function take(generation: Generation) {
    if (stopped) return;
    onConnection(true);
    backoff.reset();
    // A late response of an earlier request, or the event that the stream repeats after a reconnect.
    if (generation.revision < revision) return;
    revision = generation.revision;
    if (generation.state !== 'writing') stop();
    onGeneration(generation);
  }

  function open() {
    stream?.close();
    const opened = openStream();
    stream = opened;
    opened.addEventListener('generation', ({ data }) => {
      waitFor(QUIET_MS);
      take(JSON.parse(data) as Generation);
    });
    opened.onerror = () => {
      if (stopped || stream !== opened) return;
      onConnection(false);
      // The stream is refused for good (by a proxy, or because the session has ended). A plain request can tell why.
      if (opened.readyState === CLOSED) waitFor(0);
    };
    waitFor(QUIET_MS);
  }

  function waitFor(ms: number) {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(look, ms);
  }

  async function look() {
    if (stopped || asking) return;
    asking = true;
    try {
      const before = revision;
      take(await ask());
      // There was an update that the stream did not send, so the stream is dead.
      if (!stopped && (revision > before || stream?.readyState === CLOSED)) return open();
      waitFor(QUIET_MS);
    } catch (error) {
      if (stopped) return;
      // The page itself renews an expired session or asks for a log-in.
      if (error instanceof ApiError && !error.mayRetry && error.status !== 401) {
        stop();
        onGone(error);
        return;
      }
      onConnection(false);
      waitFor(backoff.next());
    } finally {
      asking = false;
    }
  }

  function stop() {
    stopped = true;
    clearTimeout(timer);
    stream?.close();
  }

  open();
  return { stop, lookNow: () => !stopped && open() };
}
