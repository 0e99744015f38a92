import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { pictureRefusals } from '#domain/submission/picture-refusals.ts';
import { mayRemove } from '#server/platform/backup/hold-removals.ts';
import type { Blobs } from '#server/platform/blobs/blobs.ts';
import type { Database } from '#server/platform/database/connect.ts';
import type { MediaVariant } from '#server/platform/database/schema.ts';
import { type Tx, transaction } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { addEncoded, type EncodedPicture } from './add-encoded.ts';
import { widestOf } from './encode.ts';
import { type ImageProcessor, ImageProcessorFailed, PictureRefused, Undecodable } from './image-processor.ts';
import { pictureKind } from './inspect.ts';

export interface Pictures {
  /**
   * Stores the original picture and encodes its variants in the background. The same bytes of the same person are one
   * picture.
   * @throws unsupported_media_type, payload_too_large, invalid_request for other files
   */
  add(ownerId: string, bytes: Buffer, source: 'upload' | 'design_file' | 'sample'): Promise<string>;
  /** Stores a sample picture whose files ship with the product. */
  addEncoded(ownerId: string, picture: EncodedPicture): Promise<string>;
  /** Encodes the missing variants of a picture. Repeating it is safe. */
  encode(mediaId: string): Promise<void>;
  /** Adds a job for the link preview of a cover, if it has none yet. */
  askForPreview(tx: Tx, mediaId: string): Promise<void>;
  /** Creates the link preview. Repeating it is safe. */
  makePreview(mediaId: string): Promise<void>;
  /** Up to three pictures side by side on a ground, for shared links. */
  cover: ImageProcessor['cover'];
  /** Adds jobs for all covers without a link preview, after an upgrade or a lost job. */
  askForMissingPreviews(): Promise<void>;
  /**
   * Deletes files whose rows are gone.
   * @returns how many.
   */
  sweep(): Promise<number>;
}

interface Parts {
  database: Database;
  blobs: Blobs;
  jobs: Pick<Jobs, 'add'>;
  imageProcessor: ImageProcessor;
  newId: () => string;
}

export const ENCODE_JOB = 'encode-picture';
export const PREVIEW_JOB = 'make-link-preview';
const SWEPT_AT_ONCE = 100;
/** A job runs again after its process died. After this many tries, the picture itself is the cause. */
const ATTEMPTS_MAX = 3;

interface About {
  placeholder: string;
  colors: string[];
}

/** The storage key of an original picture. */
export const originalKey = (hash: string) => `originals/${hash}`;

export function createPictures(parts: Parts): Pictures {
  const { database, blobs, jobs, imageProcessor, newId } = parts;

  async function add(ownerId: string, bytes: Buffer, source: 'upload' | 'design_file' | 'sample') {
    const { width, height } = await measure(bytes);
    const hash = createHash('sha256').update(bytes).digest('hex');
    return transaction(database.kysely, async (tx) => {
      await lockHash(tx, hash);
      const known = await tx
        .selectFrom('media')
        .select('id')
        .where('owner_id', '=', ownerId)
        .where('hash', '=', hash)
        .where('state', '!=', 'failed')
        .executeTakeFirst();
      if (known) return known.id;
      const id = newId();
      await blobs.put(originalKey(hash), bytes);
      await tx
        .insertInto('media')
        .values({ id, owner_id: ownerId, hash, source, width, height, bytes: bytes.length, error_code: null })
        .execute();
      // Pictures of the sample world have low priority.
      await jobs.add(tx, ENCODE_JOB, { mediaId: id }, { canWait: source === 'sample' });
      return id;
    });
  }

  async function measure(bytes: Buffer) {
    try {
      return await imageProcessor.measure(bytes, pictureKind(bytes));
    } catch (cause) {
      if (cause instanceof ImageProcessorFailed) throw notLookedAt(cause);
      if (!(cause instanceof PictureRefused)) throw cause;
      const { code, message } = cause;
      throw new AppError(code, message, { cause, ...(code === 'invalid_request' && { fields: { file: message } }) });
    }
  }

  async function encode(mediaId: string) {
    const row = await takeAttempt(mediaId);
    if (!row) return;
    const original = await blobs.get(originalKey(row.hash));
    if (!original) return fail(mediaId, 'lost');
    // The former jobs may have died because of this picture. A picture that ends every process is unreadable.
    if (row.attempts > ATTEMPTS_MAX) return fail(mediaId, 'unreadable');
    // A picture that is encoded again apart comes with all its parts again.
    const byKey = new Map<string, MediaVariant>();
    const variants = () => [...byKey.values()];
    let about: About | undefined;
    let isThere = true;
    try {
      await imageProcessor.encode(original, row.width, async (made) => {
        if (made.kind === 'about') {
          about = { placeholder: made.placeholder, colors: made.colors };
          await say(mediaId, { variants: variants(), about });
          return;
        }
        const { type, width, height, data } = made;
        const key = `pictures/${row.hash}/${width}.${type.slice('image/'.length)}`;
        await blobs.put(key, data);
        byKey.set(key, { type, width, height, bytes: data.length, key });
        // The row is updated three times: for a card, for all WebP sizes, and for everything.
        if (about && type === 'image/webp' && width === widestOf(row.width))
          await say(mediaId, { variants: variants() });
      });
      isThere = await say(mediaId, { variants: variants(), isReady: true });
    } catch (error) {
      if (!(error instanceof Undecodable)) throw error;
      await fail(mediaId, 'unreadable');
    }
    if (!isThere) await forget(row.hash, [...byKey.keys()]);
  }

  /**
   * Counts one more attempt.
   * @returns the picture, if it still needs encoding.
   */
  async function takeAttempt(mediaId: string) {
    return database.kysely
      .updateTable('media')
      .set((row) => ({ attempts: row('attempts', '+', 1) }))
      .where('id', '=', mediaId)
      .where('state', '=', 'processing')
      .returning(['hash', 'width', 'attempts'])
      .executeTakeFirst();
  }

  async function fail(mediaId: string, code: 'unreadable' | 'lost') {
    await database.kysely
      .updateTable('media')
      .set({ state: 'failed', error_code: code, updated_at: new Date() })
      .where('id', '=', mediaId)
      .execute();
  }

  /** The files of a picture that was deleted in the meantime are deleted like its other files. */
  async function forget(hash: string, keys: string[]) {
    await database.kysely.insertInto('blob_removals').values({ hash, keys }).execute();
  }

  /** @returns whether the picture still exists. */
  async function say(
    mediaId: string,
    news: { variants: MediaVariant[]; about?: About; isReady?: boolean },
  ): Promise<boolean> {
    // A trigger also updates its cards, so this can deadlock with a change of the design. `transaction` then runs it
    // again.
    const result = await transaction(database.kysely, (tx) =>
      tx
        .updateTable('media')
        .set({
          variants: JSON.stringify(news.variants),
          ...news.about,
          ...(news.isReady && { state: 'ready' as const }),
          updated_at: new Date(),
        })
        .where('id', '=', mediaId)
        .executeTakeFirst(),
    );
    return result.numUpdatedRows > 0n;
  }

  async function askForPreview(tx: Tx, mediaId: string) {
    const cover = await tx.selectFrom('media').select('preview_key').where('id', '=', mediaId).executeTakeFirst();
    if (cover && !cover.preview_key) await jobs.add(tx, PREVIEW_JOB, { mediaId });
  }

  async function makePreview(mediaId: string) {
    const row = await database.kysely
      .selectFrom('media')
      .select(['hash', 'preview_key'])
      .where('id', '=', mediaId)
      .executeTakeFirst();
    if (!row || row.preview_key) return;
    const original = await blobs.get(originalKey(row.hash));
    if (!original) throw new Error('The bytes of a cover are gone');
    const key = `previews/${row.hash}.jpg`;
    await blobs.put(key, await imageProcessor.preview(original));
    const result = await database.kysely
      .updateTable('media')
      .set({ preview_key: key })
      .where('id', '=', mediaId)
      .executeTakeFirst();
    if (result.numUpdatedRows === 0n) await forget(row.hash, [key]);
  }

  async function askForMissingPreviews() {
    const covers = await database.kysely
      .selectFrom('design_submissions as s')
      .innerJoin('media as m', 'm.id', 's.cover_media_id')
      .select('m.id')
      .distinct()
      .where('m.preview_key', 'is', null)
      .where('m.state', '!=', 'failed')
      .execute();
    await transaction(database.kysely, async (tx) => {
      for (const { id } of covers) await jobs.add(tx, PREVIEW_JOB, { mediaId: id }, { canWait: true });
    });
  }

  async function sweep() {
    return transaction(database.kysely, async (tx) => {
      if (!(await mayRemove(tx))) return 0;
      const gone = await takeRemovals(tx);
      for (const { hash, keys } of gone) {
        await lockHash(tx, hash);
        const shared = await tx.selectFrom('media').select('id').where('hash', '=', hash).executeTakeFirst();
        if (!shared) for (const key of keys) await blobs.remove(key);
      }
      return gone.length;
    });
  }

  return {
    add,
    addEncoded: (ownerId, picture) => addEncoded(parts, ownerId, picture),
    cover: imageProcessor.cover,
    encode,
    askForPreview,
    makePreview,
    askForMissingPreviews,
    sweep,
  };
}

function notLookedAt(cause: unknown) {
  return new AppError('unavailable', pictureRefusals.notChecked, {
    retryAfterSeconds: 5,
    cause,
  });
}

/** Locks these bytes against other uploads and sweeps until the transaction ends. */
async function lockHash(tx: Tx, hash: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 0))`.execute(tx);
}

async function takeRemovals(tx: Tx): Promise<{ hash: string; keys: string[] }[]> {
  const { rows } = await sql<{ hash: string; keys: string[] }>`
    delete from blob_removals where id in (
      select id from blob_removals order by id limit ${SWEPT_AT_ONCE} for update skip locked)
    returning hash, keys`.execute(tx);
  return rows;
}
