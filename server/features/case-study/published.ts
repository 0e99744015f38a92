import { parsePageLink } from '#domain/case-study/page-link.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { createRateLimit } from '#server/platform/http/rate-limit.ts';
import { senderOf } from '#server/platform/http/shared-rate-limit.ts';
import { caseStudyNotFound } from './service.ts';

/** Enough for everybody behind one address who follows an old link. A program that tries links out is stopped. */
const MISSES = { burst: 60, perSecond: 0.5 };

/**
 * Finds published pages by their link, for visitors.
 * @throws case_study_not_found, for unknown, unpublished and unlisted pages alike; too_many_requests after many misses
 */
export function createPageFinder() {
  const misses = createRateLimit(MISSES);
  return async function find<Row>(
    link: string,
    ip: string,
    query: (id: string, secret: string | null) => Promise<Row[]>,
  ): Promise<Row> {
    const sender = senderOf(ip);
    if (misses.isUsedUp(sender))
      throw new AppError('too_many_requests', 'Too many links without a page were tried. Wait a minute and try again.');
    const page = parsePageLink(link);
    const [row] = page ? await query(page.id, page.secret) : [];
    if (row) return row;
    misses.take(sender);
    throw caseStudyNotFound();
  };
}

export type FindPage = ReturnType<typeof createPageFinder>;
