import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ErrorCode } from '#contract/error.ts';
import type { AppError } from './errors.ts';
import { createRateLimit } from './rate-limit.ts';

/** What somebody tries who looks for a way around: other people's things, other sites' pages, odd input, too much. */
const TRIED: ReadonlySet<ErrorCode> = new Set(['cross_site_request', 'invalid_request', 'too_many_requests']);
/** Of one person, and of all guests together, so that nobody fills the log. */
const PACE = { burst: 20, perSecond: 1 / 60 };
const GUESTS = 'guests';

const paces = new WeakMap<object, ReturnType<typeof createRateLimit>>();

/** Logs an error of the server in full, and what was refused without its values. `call` is named without its ids. */
export function logError(
  request: FastifyRequest,
  error: AppError,
  { app, thrown, call }: { app: FastifyInstance; thrown: unknown; call: string },
) {
  if (error.status >= 500) return request.log.error({ err: thrown }, error.message);
  const userId = request.signedIn?.userId;
  if (!TRIED.has(error.code) && !(userId && error.status === 404)) return;
  const pace = paces.get(app.server) ?? createRateLimit(PACE);
  paces.set(app.server, pace);
  if (pace.take(userId ?? GUESTS)) request.log.info({ userId, call, code: error.code }, 'Refused');
}
