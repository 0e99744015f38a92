import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorAnswer, ErrorCode } from '#contract/error.ts';
import { escapeHtml } from './escape-html.ts';
import { type Hsts, PAGE_POLICY, securityHeaders } from './security-headers.ts';

/** An answer without the app: before routing, to bytes that are no request, or when a page cannot be rendered. */
export interface PlainAnswer {
  status: number;
  code: ErrorCode;
  /** The heading for people. */
  title: string;
  message: string;
  retryAfterSeconds?: number;
}

interface Written {
  requestId: string;
  headers: Record<string, string>;
  body: string;
}

export type WritePlainAnswer = (answer: PlainAnswer, accept?: string, requestId?: string) => Written;

/** Writes answers in the shape of all errors, or as a page without the design where a person asks with a browser. */
export function createPlainAnswers(hsts: Hsts): WritePlainAnswer {
  const security = securityHeaders(hsts);
  return ({ code, title, message, retryAfterSeconds }, accept, requestId = randomUUID()) => {
    const isForPeople = accept?.includes('text/html');
    const body = isForPeople ? page(title, message, requestId) : json(code, message, requestId);
    return {
      requestId,
      headers: {
        ...security,
        'cache-control': 'no-store',
        ...(isForPeople && { 'content-security-policy': PAGE_POLICY }),
        ...(retryAfterSeconds && { 'retry-after': String(retryAfterSeconds) }),
        'content-type': `${isForPeople ? 'text/html' : 'application/json'}; charset=utf-8`,
        'content-length': String(Buffer.byteLength(body)),
      },
      body,
    };
  };
}

export function sendPlainAnswer(
  write: WritePlainAnswer,
  answer: PlainAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { headers, body } = write(answer, request.headers.accept, request.id);
  return reply.code(answer.status).headers(headers).send(body);
}

function json(code: ErrorCode, message: string, requestId: string): string {
  return JSON.stringify({ error: { code, message, requestId } } satisfies ErrorAnswer);
}

function page(title: string, message: string, requestId: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} · Brief Foundry</title>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(message)}</p>
<p>Request ${requestId}</p>
</html>
`;
}
