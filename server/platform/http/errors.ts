import { type ErrorCode, errorCodes } from '#contract/error.ts';

interface Details {
  fields?: Record<string, string>;
  suggestion?: number;
  alternatives?: string[];
  revision?: number;
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** A failure with a message for the person. Its code decides the status. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: Details;

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message, { cause: details.cause });
    this.code = code;
    this.status = errorCodes[code];
    this.details = details;
  }
}

export function signedOut() {
  return new AppError('signed_out', 'Log in to go on.');
}

export function notFound(what = 'There is nothing at this address.') {
  return new AppError('not_found', what);
}

export function crossSiteRequest() {
  return new AppError('cross_site_request', 'This request did not come from Brief Foundry itself, so it was refused.');
}

export function invalidRequest(fields: Record<string, string>) {
  const [first] = Object.values(fields);
  return new AppError('invalid_request', first ?? 'Something in this request is not right.', { fields });
}

/** A save that builds on an older revision of the document. Nothing was overwritten. */
export function movedOn(words: string, revision: number) {
  return new AppError('moved_on', words, { revision });
}

export function unavailable(cause?: unknown) {
  return new AppError(
    'unavailable',
    'Brief Foundry cannot reach its database right now. Nothing was changed. Try again in a moment.',
    {
      retryAfterSeconds: 2,
      cause,
    },
  );
}

/** The storage of pictures is at fault, and not the database. */
export function storageUnavailable(cause?: unknown) {
  return new AppError('unavailable', 'Brief Foundry cannot reach its storage for pictures right now. Try again soon.', {
    retryAfterSeconds: 10,
    cause,
  });
}

export function diskFull(cause?: unknown) {
  return new AppError(
    'unavailable',
    'The disk of Brief Foundry is full, so nothing was saved. Tell its operator, and try again later.',
    { retryAfterSeconds: 60, cause },
  );
}

/** The same words for a missing brief and for another person's brief. */
export function briefNotFound() {
  return new AppError('brief_not_found', 'Brief not found or you do not have access to it');
}

/** The same words for a missing design and for another person's private design. */
export function submissionNotFound() {
  return new AppError('submission_not_found', 'This submission is private or you do not have access to it');
}
