import type { Generation } from '#contract/generation.ts';
import { ApiError } from '#web/lib/api/api-error.ts';

/** The part of EventSource that is used here. */
export interface Stream {
  readyState: number;
  onerror: (() => void) | null;
  addEventListener(name: 'generation', listener: (event: { data: string }) => void): void;
  close(): void;
}

interface Followed {
  /** Opens the event stream; the browser reopens it by itself after a lost connection. */
  openStream: () => Stream;
  /** Asks once, for when the stream does not come or has gone quiet. @throws ApiError */
  ask: () => Promise<Generation>;
  onGeneration: (generation: Generation) => void;
  /** Whether news arrive at the moment. */
  onConnection: (isUp: boolean) => void;
  /** It cannot be followed any longer, e.g. because it does not exist. */
  onGone: (error: ApiError) => void;
}

const CLOSED = 2;
/** Writing brings news about four times a second; silence this long is worth a question. */
const QUIET_MS = 8_000;
const RETRY_MS = 2_000;

/**
 * Follows a generation to its end over whatever the network allows: the event stream, a question now and then when the stream
 * is refused or silent, and both again once the connection is back. Losing the connection cancels nothing. Answers how to stop,
 * and how to look again at once (for when the browser says that it is online).
 */
export function followGeneration({ openStream, ask, onGeneration, onConnection, onGone }: Followed) {
  let stream: Stream | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let asking = false;
  let revision = -1;

  function take(generation: Generation) {
    if (stopped) return;
    onConnection(true);
    // A late answer of an earlier question, or the event that the stream repeats when it is opened anew.
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
      // Refused for good (a proxy's answer, a sign-in that ended): then the plain question knows why.
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
      // News that the stream did not bring: it is dead, though nobody said so.
      if (!stopped && (revision > before || stream?.readyState === CLOSED)) return open();
      waitFor(QUIET_MS);
    } catch (error) {
      if (stopped) return;
      // A sign-in that has run out is renewed, or asked for, by the page around; only what does not exist is gone.
      if (error instanceof ApiError && error.status === 404) {
        stop();
        onGone(error);
        return;
      }
      onConnection(false);
      waitFor(RETRY_MS);
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
