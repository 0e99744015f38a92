import { createHash } from 'node:crypto';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { caseStudyId as isCaseStudyId } from '#contract/case-study.ts';
import { CLIP_BYTES_MAX, CLIPS_OF_ONE_MAX, clipAddress, clipType } from '#domain/case-study/clips.ts';
import { filmRefusals } from '#domain/case-study/film-refusals.ts';
import { isId } from '#domain/value/id.ts';
import type { Blobs } from '#server/platform/blobs/blobs.ts';
import { createSemaphore } from '#server/platform/concurrency.ts';
import { lock } from '#server/platform/database/locks.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { type Tx, transaction } from '#server/platform/database/transaction.ts';
import { AppError, notFound, signedOut, storageUnavailable } from '#server/platform/http/errors.ts';
import { readOneFile } from '#server/platform/http/one-file.ts';
import { clipKey } from '#server/platform/media/clip-key.ts';
import { keepStored, removeLater } from '#server/platform/media/picture-removals.ts';
import { expectRoom, makeRoom } from '#server/shared/make-room.ts';
import { createPageReaders, type ReadablePage } from '#server/shared/page-readers.ts';
import { type CaseStudyParts, caseStudyNotFound, lockCaseStudy } from './service.ts';

interface Clip extends Record<string, unknown>, ReadablePage {
  type: string;
  bytes: number;
  isMine: boolean;
}

/** $1 film, $2 viewer or null, with its page. Its author sees it always, others while the published page shows it. */
const clipForViewer = prepared<Clip>(
  'clip_for_viewer',
  `select k.type, k.bytes, c.id, c.password_hash as "passwordHash", coalesce(c.user_id = $2, false) as "isMine"
   from case_study_clips k join case_studies c on c.id = k.case_study_id
   where k.id = $1 and (c.user_id = $2 or (
     position(k.id::text in c.published::text) > 0 and (c.expires_at is null or c.expires_at > now())))`,
);

/** Each film that is sent is in memory once. */
const AT_ONCE = 4;
/** A part of a film that is sent at once, so that a player begins early. */
const PART_BYTES = 2 * 1024 * 1024;

type Parts = CaseStudyParts & { blobs: Blobs; secret: string; publicUrl: string };

/** Films of case studies: uploading, and sending them in parts. */
export async function clipRoutes(app: FastifyInstance, parts: Parts) {
  const reading = createSemaphore(AT_ONCE);
  const readers = createPageReaders(parts);

  app.get<{ Params: { id: string } }>(
    '/clips/:id',
    { schema: { summary: 'A video of a case study, whole or a range of it', tags: ['case studies'] } },
    async (request, reply) => {
      const { id } = request.params;
      const [clip] = isId(id) ? await clipForViewer(parts.database.pool, id, request.signedIn?.userId ?? null) : [];
      if (!clip || !(clip.isMine || readers.mayRead(clip, request))) throw notFound();
      reply.header('accept-ranges', 'bytes').header('cache-control', 'private, no-cache').type(clip.type);
      const range = rangeOf(request.headers.range, clip.bytes);
      if (range === null) return reply.code(416).header('content-range', `bytes */${clip.bytes}`).send();
      const [from, to] = range ?? [0, clip.bytes - 1];
      const bytes = await reading(AbortSignal.timeout(20_000), () =>
        range ? parts.blobs.getPart(clipKey(id), from, to) : parts.blobs.get(clipKey(id)),
      );
      if (bytes?.length !== to - from + 1) throw unreadable();
      if (range) reply.code(206).header('content-range', `bytes ${from}-${to}/${clip.bytes}`);
      return reply.send(bytes);
    },
  );

  await app.register(async (scope) => {
    await scope.register(multipart, { limits: { files: 1, fields: 0, parts: 1, fileSize: CLIP_BYTES_MAX } });
    scope.post<{ Params: { id: string } }>(
      '/api/case-studies/:id/clips',
      {
        schema: { summary: 'Upload a video: multipart/form-data with one part named "file"', tags: ['case studies'] },
        config: { uploadAnswer: z.object({ address: z.string() }) },
        bodyLimit: CLIP_BYTES_MAX + 4096,
        onRequest: (request, _reply, done) => done(request.signedIn ? undefined : signedOut()),
      },
      async (request, reply) => {
        const address = await addClip(parts, request.params.id, request);
        return reply.code(201).header('cache-control', 'no-store').send({ address });
      },
    );
  });
}

function unreadable() {
  return new AppError('unavailable', 'This video cannot be read right now. Try again in a moment.', {
    retryAfterSeconds: 5,
  });
}

/** @throws case_study_not_found, too_many_requests, limit_reached, unsupported_media_type */
async function addClip(parts: Parts, caseStudyId: string, request: FastifyRequest): Promise<string> {
  const { kysely } = parts.database;
  const { userId } = request.signedIn!;
  if (!isCaseStudyId.safeParse(caseStudyId).success) throw caseStudyNotFound();
  const place = { case_study_id: caseStudyId };
  await transaction(kysely, async (tx) => {
    await lockCaseStudy(tx, caseStudyId, userId);
    await makeRoom(tx, 'case_study_clips', userId, place);
    await expectRoomOfOne(tx, userId);
  });
  const bytes = await readOneFile(request, filmRefusals);
  const type = clipType(bytes);
  if (!type) throw new AppError('unsupported_media_type', filmRefusals.otherBytes);
  const id = parts.newId();
  const hash = createHash('sha256').update(id).digest('hex');
  const removal = await removeLater(parts.database, { hash, keys: [clipKey(id)], isUploading: true });
  await parts.blobs.put(clipKey(id), bytes);
  return transaction(kysely, async (tx) => {
    if (!(await keepStored(tx, { hash, removal }, new Set()))) throw storageUnavailable();
    await lockCaseStudy(tx, caseStudyId, userId);
    // Several may have been on their way.
    await expectRoom(tx, 'case_study_clips', place);
    await expectRoomOfOne(tx, userId);
    await tx
      .insertInto('case_study_clips')
      .values({ id, case_study_id: caseStudyId, type, bytes: bytes.length })
      .execute();
    return clipAddress(id);
  });
}

/** @throws limit_reached */
async function expectRoomOfOne(tx: Tx, userId: string) {
  await lock(tx, `acts film ${userId}`);
  const { count } = await tx
    .selectFrom('case_study_clips as k')
    .innerJoin('case_studies as c', 'c.id', 'k.case_study_id')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('c.user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (count >= CLIPS_OF_ONE_MAX) throw new AppError('limit_reached', filmRefusals.tooMany);
}

/** The part that is asked for; undefined for the whole, null for one that is not there. */
function rangeOf(header: string | undefined, bytes: number): readonly [from: number, to: number] | undefined | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const from = first === '' ? Math.max(bytes - Number(last), 0) : Number(first);
  const to = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  return from > to || from >= bytes ? null : [from, Math.min(to, from + PART_BYTES - 1)];
}
