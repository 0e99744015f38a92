import type { PublishedCaseStudy } from '#contract/published-case-study.ts';
import { COVER_FRAMES } from '#domain/case-study/cover.ts';
import { migrate } from '#domain/case-study/migrate.ts';
import { parsePageLink } from '#domain/case-study/page-link.ts';
import type { Database } from '#server/platform/database/connect.ts';
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

/**
 * Finds a published page by its link, for visitors. Nobody guesses the link of an unlisted page, so misses are not counted.
 * @throws case_study_not_found, for unknown, unpublished and unlisted pages alike
 */
export async function findPage<Row>(
  link: string,
  query: (id: string, secret: string | null) => Promise<Row[]>,
): Promise<Row> {
  const page = parsePageLink(link);
  const [row] = page ? await query(page.id, page.secret) : [];
  if (!row) throw caseStudyNotFound();
  return row;
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
