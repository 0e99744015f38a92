import type { FastifyInstance } from 'fastify';
import { COVER_FRAMES, framesOfCover } from '#domain/case-study/cover.ts';
import { coverGround } from '#domain/case-study/look.ts';
import { migrate } from '#domain/case-study/migrate.ts';
import type { Blobs } from '#server/platform/blobs/blobs.ts';
import { createCoalescer, createSemaphore } from '#server/platform/concurrency.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import type { MediaVariant } from '#server/platform/database/schema.ts';
import { notFound } from '#server/platform/http/errors.ts';
import type { Pictures } from '#server/platform/media/pictures.ts';
import { opensPageSql } from '#server/shared/page-link-sql.ts';
import { findPage } from './published.ts';
import type { CaseStudyParts } from './service.ts';

interface Row {
  id: string;
  published: unknown;
  publications: number;
  linkKey: string | null;
  designId: string;
  designRevision: number;
}

/** $1 case study, $2 secret of the link or null. A page with a password or a private design has no picture for strangers. */
const pageOfLink = prepared<Row & Record<string, unknown>>(
  'case_study_link_picture',
  `select c.id, c.published, c.publications, c.link_key as "linkKey", s.id as "designId", s.revision as "designRevision"
   from case_studies c join design_submissions s on s.id = c.submission_id and s.is_public
   where c.id = $1 and c.published is not null and c.password_hash is null and ${opensPageSql('c', '$2')}`,
);

function firstFrames({ kysely }: Pick<Database, 'kysely'>, designId: string) {
  return kysely
    .selectFrom('submission_frames as f')
    .innerJoin('media as m', 'm.id', 'f.media_id')
    .select(['m.width', 'm.height', 'm.variants'])
    .where('f.submission_id', '=', designId)
    .orderBy('f.position')
    .limit(COVER_FRAMES)
    .execute();
}

/** $1 case study, $2 key, $3 publication: the picture belongs to this publication only. No row when there is a newer one. */
const storeKey = prepared(
  'store_case_study_link_picture',
  'update case_studies set link_key = $2 where id = $1 and publications = $3 returning id',
);

/** A change of the page or of its design makes another picture necessary. */
const keyOf = ({ id, publications, designRevision }: Row) => `previews/${id}-${publications}-${designRevision}.jpg`;

/** A narrower file is not sharp enough. */
const WIDTH_MIN = 700;

interface Parts extends CaseStudyParts {
  blobs: Blobs;
  pictures: Pick<Pictures, 'cover'>;
}

/** Serves the cover of a page as a picture for shared links. It is made when somebody asks first, and again after a change. */
export function caseStudyLinkPicture(app: FastifyInstance, parts: Parts) {
  const oneAtATime = createSemaphore(1);
  const together = createCoalescer();

  async function make(row: Row): Promise<Buffer> {
    const frames = await firstFrames(parts.database, row.designId);
    const shown = framesOfCover(frames, (frame) => frame);
    // A picture that is still made has no file.
    const keys = shown.flatMap(({ variants }) => fileOf(variants) ?? []);
    const files = await Promise.all(keys.map((key) => parts.blobs.get(key)));
    const pictures = files.filter((file) => file !== null);
    if (pictures.length === 0) throw notFound();
    const made = await parts.pictures.cover(pictures, coverGround(migrate(row.published)));
    const key = keyOf(row);
    await parts.blobs.put(key, made);
    const stored = await storeKey(parts.database.pool, row.id, key, row.publications);
    if (stored.length === 0) await parts.blobs.remove(key);
    return made;
  }

  app.get<{ Params: { id: string } }>(
    '/case-studies/:id/link.jpg',
    { schema: { summary: 'The picture of a published case study for shared links', tags: ['case studies'] } },
    async (request, reply) => {
      const row = await findPage(request.params.id, (...link) => pageOfLink(parts.database.pool, ...link));
      const key = keyOf(row);
      const stored = row.linkKey === key ? await parts.blobs.get(key) : null;
      const made = stored ?? (await together(key, () => oneAtATime(AbortSignal.timeout(20_000), () => make(row))));
      return reply.header('cache-control', 'public, no-cache').type('image/jpeg').send(made);
    },
  );
}

/** The narrowest file that is sharp enough, or the widest of those that are not. Files are stored in the order in which they were made. */
export const fileOf = (variants: readonly MediaVariant[]): string | undefined =>
  variants
    .filter(({ type }) => type === 'image/webp')
    .toSorted((a, b) => a.width - b.width)
    .find(({ width }, at, all) => width >= WIDTH_MIN || at === all.length - 1)?.key;
