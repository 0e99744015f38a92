import { parse } from 'node:querystring';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorBody, named } from './error-handler.ts';
import { notFound } from './errors.ts';
import { logError } from './log-error.ts';

/** A call of the contract from a page, without HTTP and without reading the session again. */
export interface InProcessCall {
  /** "GET /api/briefs/:id" */
  name: string;
  params: Record<string, string>;
  /** The path and query of the call. */
  url: string;
}

export interface InProcessAnswer {
  status: number;
  body: string;
}

type Answer = (asked: { request: FastifyRequest; params: unknown; query: unknown }) => Promise<InProcessAnswer>;

const answers = new WeakMap<object, Map<string, Answer>>();

/** Registers a reading call for `callInProcess`. */
export function registerInProcess(app: FastifyInstance, name: string, answer: Answer) {
  const known = answers.get(app.server) ?? new Map<string, Answer>();
  answers.set(app.server, known.set(name, answer));
}

/**
 * The API's answer for the sender of `request`, including refusals. A real request for every loader would read the
 * session again and take a quarter of the page's time.
 */
export async function callInProcess(
  app: FastifyInstance,
  request: FastifyRequest,
  { name, params, url }: InProcessCall,
): Promise<InProcessAnswer> {
  try {
    const answer = answers.get(app.server)?.get(name);
    if (!answer) throw notFound();
    const search = url.indexOf('?');
    return await answer({ request, params, query: search < 0 ? {} : parse(url.slice(search + 1)) });
  } catch (thrown) {
    const error = named(thrown as FastifyError);
    logError(request, error, { app, thrown, call: name });
    return { status: error.status, body: JSON.stringify(errorBody(error, request)) };
  }
}

/** A reply for in-process calls. Headers that a handler sets do not reach the page. */
export function inProcessReply(): FastifyReply {
  const reply = {
    statusCode: 200,
    sent: false,
    header: () => reply,
    hasHeader: () => false,
    code(status: number) {
      reply.statusCode = status;
      return reply;
    },
  };
  return reply as unknown as FastifyReply;
}
