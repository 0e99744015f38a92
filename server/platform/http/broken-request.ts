import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { ErrorAnswer } from '#contract/error.ts';

const ANSWERS: Record<string, { status: string; message: string }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', message: 'This request took too long to arrive.' },
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    message: 'The head of this request is too large.',
  },
};
const OTHERWISE = { status: '400 Bad Request', message: 'This request cannot be read as HTTP.' };

/** Answers a broken request in the shape of all errors, with an id that is also in the log. */
export function answerBrokenRequests(newId: () => string) {
  return function answer(this: FastifyInstance, error: Error & { code?: string }, socket: Socket): void {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const requestId = newId();
    this.log.info({ requestId, code: error.code }, 'A request could not be read');
    const { status, message } = ANSWERS[error.code ?? ''] ?? OTHERWISE;
    const body = JSON.stringify({ error: { code: 'invalid_request', message, requestId } } satisfies ErrorAnswer);
    const head = `HTTP/1.1 ${status}\r\nConnection: close\r\nCache-Control: no-store\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`;
    if (socket.writable) socket.write(head + body);
    socket.destroy(error);
  };
}
