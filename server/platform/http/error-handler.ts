import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ZodError } from 'zod';
import type { ErrorAnswer } from '#contract/error.ts';
import { isDiskFull, StorageUnavailable } from '#server/platform/blobs/storage-failure.ts';
import { isUnavailable } from '#server/platform/database/unavailable.ts';
import { AppError, diskFull, invalidRequest, notFound, signedOut, storageUnavailable, unavailable } from './errors.ts';
import { Overloaded } from './load-limits.ts';
import { logError } from './log-error.ts';

/** Turns every thrown error into the one error shape. Unknown errors are logged in full and sent as `internal`. */
export function handleErrors(app: FastifyInstance) {
  app.setErrorHandler((thrown, request, reply) => {
    const error = isOfDeletedPerson(thrown, request) ? signedOut() : named(thrown as FastifyError);
    logError(request, error, { app, thrown, call: `${request.method} ${request.routeOptions.url}` });
    return sendError(error, request, reply);
  });
  app.setNotFoundHandler((request, reply) => sendError(notFound(), request, reply));
}

/** Who is deleted stays signed in at other processes for a second, and what they store then refers to nobody. */
function isOfDeletedPerson(thrown: unknown, { signedIn }: FastifyRequest): boolean {
  const { code, detail } = thrown as { code?: unknown; detail?: unknown };
  return code === '23503' && signedIn !== null && String(detail).includes(`=(${signedIn.userId})`);
}

export function sendError(error: AppError, request: FastifyRequest, reply: FastifyReply) {
  if (error.details.retryAfterSeconds) reply.header('retry-after', String(error.details.retryAfterSeconds));
  reply.header('cache-control', 'no-store');
  return reply
    .code(error.status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(errorBody(error, request)));
}

export function errorBody(error: AppError, request: FastifyRequest): ErrorAnswer {
  const { fields, suggestion, alternatives, revision } = error.details;
  const { code, message } = error;
  return { error: { code, message, fields, suggestion, alternatives, revision, requestId: request.id } };
}

export function named(error: FastifyError | AppError | ZodError): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof ZodError) return invalidRequest(fieldsOf(error));
  if ('validation' in error && error.cause instanceof ZodError) return invalidRequest(fieldsOf(error.cause));
  if (isDiskFull(error)) return diskFull(error);
  if (error instanceof StorageUnavailable) return storageUnavailable(error);
  // It waited in vain for its turn.
  if (error instanceof DOMException && error.name === 'TimeoutError') return new Overloaded();
  switch (error.statusCode) {
    // Files outside of their folder are forbidden, which tells more than that nothing is there.
    case 403:
    case 404:
      return notFound();
    case 413:
      return new AppError('payload_too_large', 'This is larger than Brief Foundry takes in one piece.', {
        cause: error,
      });
    case 415:
      return new AppError('unsupported_media_type', 'Send this as JSON (content-type: application/json).', {
        cause: error,
      });
    case 429:
      return new AppError('too_many_requests', 'Those were too many requests at once. Wait a moment, then try again.', {
        retryAfterSeconds: 5,
        cause: error,
      });
    case 400:
      return new AppError('invalid_request', 'This request cannot be read.', { cause: error });
  }
  // A request that breaks off has a status (400) and the network's error, which looks like the database's.
  if (error.statusCode === undefined && isUnavailable(error)) return unavailable(error);
  return new AppError('internal', 'The server made an error. The error was recorded. Try again.', { cause: error });
}

/** More than any form has. */
const FIELDS_MAX = 100;

/** One message for each field, with all fields at once. An unknown field is named itself. */
function fieldsOf(error: ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues.slice(0, FIELDS_MAX)) {
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys.slice(0, FIELDS_MAX))
        fields[[...issue.path, key].join('.')] ??= 'This field is not known here';
    else fields[issue.path.join('.') || 'request'] ??= issue.message;
  }
  return fields;
}
