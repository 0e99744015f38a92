import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { EXPECTATION_FAILED, NO_ADDRESS, NOT_HTTP } from './broken-request.ts';
import { createRetryAfter, type LoadLimits, OVERLOADED, throttledRefusalLog } from './load-limits.ts';
import type { PlainAnswer, WritePlainAnswer } from './plain-answer.ts';
import { createRequestQueue } from './request-queue.ts';
import { type ClientTimeouts, serverTimeouts } from './slow-clients.ts';

interface ServerParts {
  limits: LoadLimits;
  timeouts: ClientTimeouts;
  write: WritePlainAnswer;
  log: FastifyBaseLogger | undefined;
  isStopping: () => boolean;
}

/** Monitoring must always get an answer, especially under load. */
const ALWAYS = new Set(['/healthz', '/readyz', '/metrics']);

const refused = new WeakMap<object, number>();

/** How many requests a server refused because too many were running. They never reach the app. */
export function refusedBy(server: object): number {
  return refused.get(server) ?? 0;
}

/**
 * Node's server in front of the app. When too many requests run, it refuses others before they are routed, because refusals
 * must cost little.
 */
export function serverFor(
  handle: (request: IncomingMessage, response: ServerResponse) => void,
  { limits, timeouts, write, log, isStopping }: ServerParts,
): Server {
  const logRefusal = throttledRefusalLog(log);
  const unanswered = new WeakMap<Socket, number>();
  // It counts requests and measures no delays, because a machine that was suspended for a second is not overloaded.
  const queue = createRequestQueue(limits);
  const retryAfter = createRetryAfter();

  function refuse(request: IncomingMessage, response: ServerResponse, answer: PlainAnswer) {
    const { headers, body } = write(answer, request.headers.accept);
    if (answer.status < 500 || isStopping()) headers.connection = 'close';
    response.writeHead(answer.status, headers).end(body);
  }

  /** A slow body takes no place from others. `boundBodies` bounds how many may arrive. */
  function countOnceBodyIsThere(request: IncomingMessage, response: ServerResponse) {
    // A small body comes with its head; one tick later it is there.
    process.nextTick(() => {
      if (request.complete) queue.count(request, response);
      else request.once('end', () => queue.count(request, response));
    });
  }

  /** @returns false when more requests wait on this connection than an honest client sends */
  function countOnConnection({ socket }: IncomingMessage, response: ServerResponse): boolean {
    const waiting = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, waiting);
    response.once('close', () => unanswered.set(socket, unanswered.get(socket)! - 1));
    return waiting <= limits.pipelined;
  }

  const server = createServer({ ...serverTimeouts(timeouts), requireHostHeader: false }, (request, response) => {
    if (request.socket.destroyed) return;
    if (!countOnConnection(request, response)) return void request.socket.destroy();
    if (request.headers.host === undefined && request.httpVersion === '1.1') return refuse(request, response, NOT_HTTP);
    const path = pathOf(request);
    if (path === null) return refuse(request, response, NO_ADDRESS);
    request.url = path;
    if (!ALWAYS.has(path)) {
      if (queue.isFull()) {
        logRefusal();
        refused.set(server, refusedBy(server) + 1);
        return refuse(request, response, { ...OVERLOADED, retryAfterSeconds: retryAfter() });
      }
      if (!bringsBody(request)) return queue.enter(request, response, handle);
      countOnceBodyIsThere(request, response);
    }
    handle(request, response);
  });
  server.maxConnections = limits.connections;
  server.on('drop', logRefusal);
  server.on('checkExpectation', (request, response) => refuse(request, response, EXPECTATION_FAILED));
  return server;
}

/** Whether a body follows that the app reads. */
export function bringsBody({ method, headers }: IncomingMessage): boolean {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** A request may name the whole address (RFC 9112, 3.2.2); the app only knows its path. */
function pathOf({ method, url: target = '' }: IncomingMessage): string | null {
  if (target.startsWith('/') || (target === '*' && method === 'OPTIONS')) return target;
  const url = /^https?:/i.test(target) ? URL.parse(target) : null;
  return url && url.pathname + url.search;
}
