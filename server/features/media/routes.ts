import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { copyMedia, getMedia, picture } from '#contract/media.ts';
import { PICTURE_BYTES_MAX } from '#domain/picture/limits.ts';
import { pictureRefusals } from '#domain/picture/refusals.ts';
import { isId } from '#domain/value/id.ts';
import type { Blobs } from '#server/platform/blobs/blobs.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { AppError, notFound } from '#server/platform/http/errors.ts';
import { readOneFile } from '#server/platform/http/one-file.ts';
import { refuseGuests, serve } from '#server/platform/http/serve.ts';
import { countAttemptOf } from '#server/platform/http/shared-rate-limit.ts';
import { originalKey } from '#server/platform/media/add-picture.ts';
import { storePublic } from '#server/platform/media/fetch-public.ts';
import type { Pictures } from '#server/platform/media/pictures.ts';
import { expectRoomToday, makeRoomToday } from '#server/shared/make-room-today.ts';
import { createPageReaders, type ReadablePage } from '#server/shared/page-readers.ts';
import { drawnForViewer, pictureForViewer, previewForAll, variantForViewer } from './queries.ts';

interface MediaParts {
  database: Database;
  pictures: Pictures;
  blobs: Blobs;
  secret: string;
  publicUrl: string;
}

/** A variant's bytes never change, but its permissions can. Browsers may cache it; shared caches may not. */
const FOR_GOOD = 'private, max-age=31536000, immutable';
/** Link previews are revalidated each time, because a design can become private. */
const WHILE_PUBLIC = 'public, no-cache';
const LINK_PREVIEW = 'link.jpg';
/** Available at once, while the variants are still being rendered. */
const DRAWN = 'drawn.png';
const VARIANT = /^(\d{1,5})\.(webp|avif)$/;
/** A case study full of pictures at once, then one every ten seconds. */
const URL_COPY_PACE = { burst: 30, perSecond: 0.1 };

export async function mediaRoutes(app: FastifyInstance, parts: MediaParts) {
  const readers = createPageReaders(parts);
  const reads: Reads = ({ pages }, request) => pages === null || pages.some((page) => readers.mayRead(page, request));

  serve(app, getMedia, async ({ params, person, request }) => {
    const [row] = await pictureForViewer(parts.database.pool, params.id, person?.userId ?? null);
    if (!row || !reads(row, request)) throw mediaNotFound();
    return row.picture;
  });

  serve(app, copyMedia, async ({ body, person }) => {
    await expectRoomToday(parts.database.kysely, 'upload', person.userId);
    await expectPace(parts, person.userId);
    const mediaId = await storePublic(body.url, { bytesMax: PICTURE_BYTES_MAX }, (bytes) =>
      addUpload(parts, person.userId, bytes),
    );
    const [row] = await pictureForViewer(parts.database.pool, mediaId, person.userId);
    return row!.picture;
  });

  app.get<{ Params: { id: string; variant: string } }>(
    '/media/:id/:variant',
    { schema: { summary: 'The bytes of a picture at one width, e.g. /media/{id}/800.webp', tags: ['media'] } },
    async (request, reply) => sendVariant({ ...parts, reads }, request.params, request, reply),
  );

  // Only these routes accept multipart bodies.
  await app.register(async (scope) => {
    await scope.register(multipart, { limits: { files: 1, fields: 0, parts: 1, fileSize: PICTURE_BYTES_MAX } });
    scope.post(
      '/api/media',
      {
        schema: { summary: 'Upload a picture: multipart/form-data with one part named "file"', tags: ['media'] },
        config: { uploadAnswer: picture },
        bodyLimit: PICTURE_BYTES_MAX + 4096,
        onRequest: refuseGuests,
      },
      async (request, reply) =>
        reply
          .code(201)
          .header('cache-control', 'no-store')
          .send(await upload(parts, request)),
    );
  });
}

/** Counts once more when the picture is stored, because several may be on their way. */
async function addUpload({ pictures }: MediaParts, userId: string, bytes: Buffer): Promise<string> {
  return pictures.add(userId, bytes, 'upload', (tx) => makeRoomToday(tx, 'upload', userId));
}

/**
 * Counts what is asked of other servers, whether a picture comes of it or not.
 * @throws too_many_requests
 */
async function expectPace({ database }: Pick<MediaParts, 'database'>, userId: string) {
  const isAllowed = await transaction(database.kysely, (tx) =>
    countAttemptOf(tx, 'picture from an address', userId, URL_COPY_PACE),
  );
  if (isAllowed) return;
  const retryAfterSeconds = 1 / URL_COPY_PACE.perSecond;
  const words = `That was many pictures from the web at once. Wait ${retryAfterSeconds} seconds, then try again.`;
  throw new AppError('too_many_requests', words, { retryAfterSeconds });
}

async function upload(parts: MediaParts, request: FastifyRequest) {
  const { database } = parts;
  const { userId } = request.signedIn!;
  await expectRoomToday(database.kysely, 'upload', userId);
  const bytes = await readOneFile(request, pictureRefusals);
  const mediaId = await addUpload(parts, userId, bytes);
  const [row] = await pictureForViewer(database.pool, mediaId, userId);
  return row!.picture;
}

async function sendVariant(
  { database, blobs, reads }: MediaParts & { reads: Reads },
  { id, variant }: { id: string; variant: string },
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (!isId(id)) throw notFound();
  const { key: linkKey } = request.query as { key?: unknown };
  const reader = { id: request.signedIn?.userId ?? null, linkKey: typeof linkKey === 'string' ? linkKey : null };
  const found = await bytesFor(database, id, variant, reader);
  if (!found || !reads(found, request)) throw notFound();
  const { key, type, cache = FOR_GOOD } = found;
  const etag = `"${key}"`;
  reply.header('etag', etag).header('cache-control', cache);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const bytes = await blobs.get(key);
  if (!bytes?.length) {
    reply.removeHeader('etag').header('cache-control', 'no-store');
    throw new AppError('unavailable', 'This picture cannot be read right now. Try again in a moment.', {
      retryAfterSeconds: 5,
    });
  }
  return reply.type(type).send(bytes);
}

type Reads = (found: { pages: ReadablePage[] | null }, request: FastifyRequest) => boolean;

interface Found {
  pages: ReadablePage[] | null;
  key: string;
  type: string;
  cache?: string;
}

/** The storage key of a variant, for people who may see it, or with the pages whose password they need. */
async function bytesFor(
  database: Database,
  id: string,
  variant: string,
  /** A person or a guest, with the key of an unlisted link if they came by one. */
  reader: { id: string | null; linkKey: string | null },
): Promise<Found | null | undefined> {
  if (variant === LINK_PREVIEW) {
    const [row] = await previewForAll(database.pool, id);
    return row && { pages: null, key: row.key, type: 'image/jpeg', cache: WHILE_PUBLIC };
  }
  if (variant === DRAWN) {
    const [row] = await drawnForViewer(database.pool, id, reader.id, reader.linkKey);
    return row && { pages: row.pages, key: originalKey(row.hash), type: 'image/png' };
  }
  const [, width, format] = VARIANT.exec(variant) ?? [];
  if (!width) return null;
  const type = `image/${format}`;
  const [row] = await variantForViewer(database.pool, id, reader.id, reader.linkKey, Number(width), type);
  return row && { pages: row.pages, key: row.key, type };
}

function mediaNotFound() {
  return new AppError('media_not_found', 'This picture is no longer there.');
}
