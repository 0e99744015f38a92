import type { FastifyInstance } from 'fastify';

export interface Patience {
  /** From the first byte of a request to the end of its head. */
  headMs: number;
  /** To the end of its body: 12 MB of picture at 4 Mbit/s. */
  requestMs: number;
  /** Without any of an answer being taken. */
  answerMs: number;
  /** How often heads and bodies are looked at. */
  lookMs: number;
}

/** Nobody holds a connection for longer than 30 s without doing their part. */
export const PATIENCE: Patience = { headMs: 10_000, requestMs: 28_000, answerMs: 28_000, lookMs: 1_000 };

/** For Node's HTTP server, which answers 408 and closes. Its own values let a slow head live for two minutes. */
export function serverPatience({ headMs, requestMs, lookMs }: Patience) {
  return { headersTimeout: headMs, requestTimeout: requestMs, connectionsCheckingInterval: lookMs };
}

/**
 * Closes the connection of whoever asks for an answer and does not take it. Only from the moment that the answer is there: work
 * may take its time, and streams of events are written past this hook. Node sets the socket's own time again afterwards.
 */
export function closeOnSlowReaders(app: FastifyInstance, { answerMs }: Patience) {
  app.addHook('onSend', (request, _reply, _payload, done) => {
    request.raw.socket.setTimeout?.(answerMs);
    done();
  });
}
