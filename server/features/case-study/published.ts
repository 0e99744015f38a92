import type { PublishedCaseStudy } from '#contract/published-case-study.ts';
import { COVER_FRAMES } from '#domain/case-study/cover.ts';
import { migrate } from '#domain/case-study/migrate.ts';
import { parsePageLink } from '#domain/case-study/page-link.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { createRateLimit } from '#server/platform/http/rate-limit.ts';
import { senderOf } from '#server/platform/http/shared-rate-limit.ts';
import {
  latestBuildOf,
  newestPage,
  nextPage,
  oldestPage,
  type PublishedRow,
  previousPage,
} from './published-queries.ts';
import { framesOf, picturesOnPage } from './queries.ts';
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

/** A published page, as its readers get it. */
export async function viewPublished(
  { readsFor, readerFor }: Database,
  viewerId: string | null,
  row: PublishedRow,
): Promise<PublishedCaseStudy> {
  const pool = readsFor(viewerId);
  const reader = readerFor(viewerId);
  const { id, link, isMine, author, visibility, design_id, brief_id } = row;
  const [pictures, [previous, next], frames, build] = await Promise.all([
    picturesOnPage(reader, id, { isPublished: true }),
    neighboursOf(pool, id),
    design_id && framesOf(reader, design_id, COVER_FRAMES),
    brief_id && design_id && latestBuildOf(reader, design_id),
  ]);
  return {
    id,
    link,
    isMine,
    author,
    publishedAt: row.published_at.toISOString(),
    visibility,
    isSample: row.is_sample,
    document: migrate(row.document) as never,
    pictures,
    design: frames
      ? {
          id: design_id!,
          title: row.design_title,
          frames: frames.map(({ name, picture }) => ({ name, picture })),
        }
      : null,
    linkPreview: row.has_cover && row.passwordHash === null ? `/case-studies/${link}/link.jpg` : null,
    brief: brief_id
      ? {
          id: brief_id,
          title: row.brief_title,
          industry: row.industry,
          styles: row.styles,
          isReadable: row.is_readable,
        }
      : null,
    build: build || null,
    previous,
    next,
  };
}

/** The work before and after a page. At either end it goes round. */
async function neighboursOf(pool: Parameters<typeof previousPage>[0], id: string) {
  const [[previous], [next]] = await Promise.all([previousPage(pool, id), nextPage(pool, id)]);
  const [newest] = previous ? [] : await newestPage(pool, id, next?.id ?? null);
  const [oldest] = next ? [] : await oldestPage(pool, id, previous?.id ?? null);
  return [previous ?? newest ?? null, next ?? oldest ?? null] as const;
}

export type FindPage = ReturnType<typeof createPageFinder>;
