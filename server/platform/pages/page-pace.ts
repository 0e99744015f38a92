import type { FastifyRequest } from 'fastify';
import { AppError } from '#server/platform/http/errors.ts';
import { RETRY_AFTER_SECONDS } from '#server/platform/http/load-limits.ts';
import type { PlainAnswer } from '#server/platform/http/plain-answer.ts';
import { createRateLimit } from '#server/platform/http/rate-limit.ts';
import { whoSends } from '#server/platform/http/shares.ts';
import { isLoopback } from '../loopback.ts';

/**
 * Rendered pages for one person, or for all guests of one address. A school of 200 behind one address opens two each at
 * once and six a minute; 20 a second take a tenth of a process.
 */
const PAGES = { burst: 400, perSecond: 20 };
/** A longer page counts as several: one with all comments that a design shows takes as long as five others. */
const PAGE_LENGTH = 200_000;

export const TOO_MANY_PAGES = {
  status: 429,
  code: 'too_many_requests',
  title: 'Many pages at once',
  message: 'Your network has opened more pages than Brief Foundry can show it at once. Try again in a moment.',
  retryAfterSeconds: RETRY_AFTER_SECONDS,
} as const satisfies PlainAnswer;

export class TooManyPages extends AppError {
  constructor() {
    super(TOO_MANY_PAGES.code, TOO_MANY_PAGES.message, { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
}

/** Paces the pages that are rendered in this process. Cached ones cost little and are not counted. */
export function createPagePace(now?: () => number) {
  const pages = createRateLimit(PAGES, now);
  /** This machine itself is not paced: it measures, or it is a proxy that TRUSTED_PROXIES does not name and stands for everybody. */
  const isPaced = (request: FastifyRequest) => !isLoopback(request.ip);
  return {
    /** Whose turn it is to render: without their names, guests through a proxy are each on their own. */
    senderOf: (request: FastifyRequest) => (request.signedIn || isPaced(request) ? whoSends(request) : request.id),
    /** @throws TooManyPages */
    begin(request: FastifyRequest): void {
      if (isPaced(request) && !pages.take(whoSends(request))) throw new TooManyPages();
    },
    /** Counts the rest of a page that has become long. */
    end(request: FastifyRequest, { length }: string): void {
      if (isPaced(request)) pages.owe(whoSends(request), Math.floor(length / PAGE_LENGTH));
    },
  };
}
