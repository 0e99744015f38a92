import type { FastifyInstance } from 'fastify';

export interface ClientTimeouts {
  /** From the first byte of a request to the end of its headers. */
  headMs: number;
  /** To the end of its body: a picture of 15 MB at 4.5 Mbit/s. */
  requestMs: number;
  /** How long the client may receive no part of the answer. */
  answerMs: number;
  /** How often timeouts of headers and bodies are checked. */
  lookMs: number;
}

/** A slow client cannot keep a connection longer than 30 s. */
export const CLIENT_TIMEOUTS: ClientTimeouts = { headMs: 10_000, requestMs: 28_000, answerMs: 28_000, lookMs: 1_000 };

/** Longer than the minute for which balancers keep a connection that is not used, so that they close it first. */
const KEEP_ALIVE_MS = 72_000;

/** Options of Node's HTTP server, which answers 408 and closes. Node's defaults allow slow headers for two minutes. */
export function serverTimeouts({ headMs, requestMs, lookMs }: ClientTimeouts) {
  return {
    headersTimeout: headMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: lookMs,
    keepAliveTimeout: KEEP_ALIVE_MS,
  };
}

/**
 * Closes the connection of a client that does not read its answer. The time starts when the answer is ready, and event
 * streams are not affected; Node resets the socket's timeout afterwards.
 */
export function closeOnSlowReaders(app: FastifyInstance, { answerMs }: ClientTimeouts) {
  app.addHook('onSend', (request, _reply, _payload, done) => {
    request.raw.socket.setTimeout?.(answerMs);
    done();
  });
}
