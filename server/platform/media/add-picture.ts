import { createHash } from 'node:crypto';
import { pictureRefusals } from '#domain/picture/refusals.ts';
import type { Blobs } from '#server/platform/blobs/blobs.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { type Tx, transaction } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { type Jobs, LAST } from '#server/platform/jobs/jobs.ts';
import { pause } from '#server/platform/pause.ts';
import { type ImageProcessor, ImageProcessorFailed, PictureRefused } from './image-processor.ts';
import { pictureKind } from './inspect.ts';
import { keepStored, removeLater } from './picture-removals.ts';

export const ENCODE_JOB = 'encode-picture';

/** The storage key of an original picture. */
export const originalKey = (hash: string) => `originals/${hash}`;

export type Source = 'upload' | 'design_file' | 'sample';

interface Parts {
  database: Database;
  blobs: Blobs;
  jobs: Pick<Jobs, 'add'>;
  imageProcessor: ImageProcessor;
  newId: () => string;
}

/** A removal of the same bytes takes milliseconds. */
const TRIES = 10;
const AGAIN_MS = 200;

/** Runs in the transaction that stores a new picture, and throws when the person may have no more. */
export type ExpectRoom = (tx: Tx) => Promise<void>;

/** Stores the original first, and then its row with the job that encodes it. */
export async function addPicture(
  parts: Parts,
  ownerId: string,
  bytes: Buffer,
  source: Source,
  expectRoom?: ExpectRoom,
): Promise<string> {
  const { database, blobs, jobs, newId } = parts;
  const size = await measure(parts, bytes);
  const hash = createHash('sha256').update(bytes).digest('hex');
  const known = await findKnown(database.kysely, ownerId, hash);
  if (known) return known;
  const ended = new Set<string>();
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const removal = await removeLater(database, { hash, keys: [originalKey(hash)], isUploading: true });
    await blobs.put(originalKey(hash), bytes);
    const id = await transaction(database.kysely, async (tx) => {
      if (!(await keepStored(tx, { hash, removal }, ended))) return null;
      const known = await findKnown(tx, ownerId, hash);
      if (known) return known;
      await expectRoom?.(tx);
      const behind = source === 'sample' ? LAST : await countWaiting(tx, ownerId);
      const id = newId();
      await tx
        .insertInto('media')
        .values({ id, owner_id: ownerId, hash, source, ...size, bytes: bytes.length, error_code: null })
        .execute();
      await jobs.add(tx, ENCODE_JOB, { mediaId: id }, { behind });
      return id;
    });
    if (id) return id;
    await pause(AGAIN_MS);
  }
  throw notChecked();
}

async function findKnown(on: Tx | Database['kysely'], ownerId: string, hash: string): Promise<string | undefined> {
  const row = await on
    .selectFrom('media')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('hash', '=', hash)
    .where('state', '!=', 'failed')
    .executeTakeFirst();
  return row?.id;
}

/** Pictures of one person that are not encoded yet: those of others do not wait for all of them. */
async function countWaiting(tx: Tx, ownerId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('media')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .where('state', '=', 'processing')
    .executeTakeFirstOrThrow();
  return count;
}

async function measure({ imageProcessor }: Parts, bytes: Buffer) {
  try {
    return await imageProcessor.measure(bytes, pictureKind(bytes));
  } catch (cause) {
    if (cause instanceof ImageProcessorFailed) throw notChecked(cause);
    if (!(cause instanceof PictureRefused)) throw cause;
    const { code, message } = cause;
    throw new AppError(code, message, { cause, ...(code === 'invalid_request' && { fields: { file: message } }) });
  }
}

function notChecked(cause?: unknown) {
  return new AppError('unavailable', pictureRefusals.notChecked, { retryAfterSeconds: 5, cause });
}
