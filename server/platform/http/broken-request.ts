import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type PlainAnswer, sendPlainAnswer, type WritePlainAnswer } from './plain-answer.ts';

type Broken = PlainAnswer & { phrase: string };

const broken = (status: number, phrase: string, message: string): Broken => ({
  status,
  phrase,
  code: 'invalid_request',
  title: 'This request cannot be read',
  message,
});

export const NOT_HTTP = broken(400, 'Bad Request', 'This request cannot be read as HTTP.');
export const NO_ADDRESS = broken(400, 'Bad Request', 'This address cannot be read.');
export const EXPECTATION_FAILED = broken(
  417,
  'Expectation Failed',
  'The Expect header of this request is not known here.',
);
const ADDRESS_TOO_LONG = broken(414, 'URI Too Long', 'A part of this address is too long.');
const ANSWERS: Record<string, Broken> = {
  ERR_HTTP_REQUEST_TIMEOUT: broken(408, 'Request Timeout', 'This request took too long to arrive.'),
  HPE_HEADER_OVERFLOW: broken(431, 'Request Header Fields Too Large', 'The head of this request is too large.'),
  FST_ERR_MAX_PARAM_LENGTH: ADDRESS_TOO_LONG,
  FST_ERR_BAD_URL: NO_ADDRESS,
};

/** The sender went away in the middle, as from an upload that was answered early. */
const BROKE_OFF = 'HPE_INVALID_EOF_STATE';

/** Answers bytes that are not HTTP in the shape of all errors, with an id that is also in the log. */
export function answerBrokenRequests(write: WritePlainAnswer) {
  return function answer(this: FastifyInstance, error: Error & { code?: string }, socket: Socket): void {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const said = ANSWERS[error.code ?? ''] ?? NOT_HTTP;
    const { requestId, headers, body } = write(said);
    if (error.code !== BROKE_OFF) this.log.info({ requestId, code: error.code }, 'A request could not be read');
    const lines = Object.entries({ connection: 'close', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
    if (socket.writable) socket.write(`HTTP/1.1 ${said.status} ${said.phrase}\r\n${lines.join('')}\r\n${body}`);
    socket.destroy(error);
  };
}

/** Answers addresses that the router cannot read. */
export function answerBrokenAddresses(write: WritePlainAnswer) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    void sendPlainAnswer(write, ANSWERS[error.code] ?? NOT_HTTP, request, reply);
  };
}
