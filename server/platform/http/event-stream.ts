import { once } from 'node:events';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { stopCounting } from './request-queue.ts';
import { endTurn } from './turns.ts';

const HEARTBEAT_MS = 15_000;

export interface EventStream {
  /** Resolves when the client can receive more: at once, or after a slow client has caught up. */
  send(event: string, data: unknown, id?: string): Promise<void>;
  /** Sends data that may be lost, and drops it when the client is slow. */
  sendVolatile(event: string, data: unknown): void;
  close(): void;
  /** Aborts when the client disconnects or the stream is closed. */
  signal: AbortSignal;
}

export function wantsEventStream(request: FastifyRequest): boolean {
  return request.headers.accept?.includes('text/event-stream') ?? false;
}

/** The open streams of each app. Stopping closes them, because clients never close them. */
const openStreams = new WeakMap<object, Set<EventStream>>();

function streamsOf(server: object): Set<EventStream> {
  const known = openStreams.get(server) ?? new Set();
  openStreams.set(server, known);
  return known;
}

const ended = new WeakSet<object>();

/** Closes all streams, and new ones at once. Clients then reconnect to a running process. */
export function endEventStreams(app: FastifyInstance) {
  ended.add(app.server);
  for (const stream of streamsOf(app.server)) stream.close();
}

/** Turns the reply into a stream of server-sent events. A comment every 15 s makes proxies keep it open. */
export function openEventStream(reply: FastifyReply): EventStream {
  const gone = new AbortController();
  const streams = streamsOf(reply.server.server);
  reply.hijack();
  stopCounting(reply.request);
  endTurn(reply.request);
  const headers = reply.getHeaders() as Record<string, string>;
  reply.raw.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    // The connection is not used again after the stream.
    connection: 'close',
  });
  reply.raw.flushHeaders();
  const heartbeat = setInterval(() => reply.raw.write(': still here\n\n'), HEARTBEAT_MS);
  const end = () => {
    clearInterval(heartbeat);
    streams.delete(stream);
    gone.abort();
  };
  reply.raw.on('close', end);
  const stream: EventStream = {
    async send(event, data, id) {
      if (reply.raw.writableEnded || gone.signal.aborted) return;
      const hasRoom = reply.raw.write(`${id ? `id: ${id}\n` : ''}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      if (!hasRoom) await once(reply.raw, 'drain', { signal: gone.signal }).catch(() => {});
    },
    sendVolatile(event, data) {
      if (gone.signal.aborted || reply.raw.writableEnded || reply.raw.writableNeedDrain) return;
      reply.raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    close() {
      end();
      reply.raw.end();
    },
    signal: gone.signal,
  };
  streams.add(stream);
  // A client connected while the process was stopping.
  if (ended.has(reply.server.server)) stream.close();
  return stream;
}
