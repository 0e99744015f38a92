import { sql } from 'kysely';
import type { Blobs } from '#server/platform/blobs/blobs.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { type Tx, transaction } from '#server/platform/database/transaction.ts';
import { type Jobs, LAST } from '#server/platform/jobs/jobs.ts';
import { addEncoded, type EncodedPicture } from './add-encoded.ts';
import { addPicture, ENCODE_JOB, type ExpectRoom, originalKey, type Source } from './add-picture.ts';
import type { ImageProcessor } from './image-processor.ts';
import { createEncoding } from './picture-encoding.ts';
import { removeLater, sweepRemovals } from './picture-removals.ts';

export interface Pictures {
  /**
   * Stores the original picture and encodes its variants in the background. The same bytes of the same person are one
   * picture.
   * @throws unsupported_media_type, payload_too_large, invalid_request for other files, and what the storage throws
   */
  add(ownerId: string, bytes: Buffer, source: Source, expectRoom?: ExpectRoom): Promise<string>;
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
  /** Adds jobs for pictures that are not made and have none, after a long fault. */
  askForUnmade(): Promise<void>;
  /** Adds jobs for all covers without a link preview, after an upgrade or a long fault. */
  askForMissingPreviews(): Promise<void>;
  /**
   * Deletes files whose rows are gone. A signal ends it after the current file.
   * @returns how many.
   */
  sweep(signal?: AbortSignal): Promise<number>;
}

export interface PictureParts {
  database: Database;
  blobs: Blobs;
  jobs: Pick<Jobs, 'add' | 'waiting'>;
  imageProcessor: ImageProcessor;
  newId: () => string;
}

export const PREVIEW_JOB = 'make-link-preview';
/** Most pictures are made by then. A job that is added once more finds nothing to do. */
const UNMADE_AFTER = sql`interval '1 minute'`;
const ASKED_AT_ONCE = 200;

export function createPictures(parts: PictureParts): Pictures {
  const { database, blobs, jobs, imageProcessor } = parts;

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
    if (result.numUpdatedRows === 0n) await removeLater(database, { hash: row.hash, keys: [key] });
  }

  async function askForUnmade() {
    await transaction(database.kysely, async (tx) => {
      const pictures = await tx
        .updateTable('media')
        .set({ updated_at: new Date() })
        .where('id', 'in', (from) =>
          from
            .selectFrom('media')
            .select('id')
            .where('state', '=', 'processing')
            .where('updated_at', '<', sql<Date>`now() - ${UNMADE_AFTER}`)
            .orderBy('created_at')
            .limit(ASKED_AT_ONCE)
            .forUpdate()
            .skipLocked(),
        )
        .returning('id')
        .execute();
      await askFor(tx, ENCODE_JOB, pictures);
    });
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
    await transaction(database.kysely, (tx) => askFor(tx, PREVIEW_JOB, covers));
  }

  async function askFor(tx: Tx, kind: string, pictures: { id: string }[]) {
    if (pictures.length === 0) return;
    const waiting = new Set((await jobs.waiting<{ mediaId: string }>(kind)).map(({ mediaId }) => mediaId));
    for (const { id } of pictures) if (!waiting.has(id)) await jobs.add(tx, kind, { mediaId: id }, { behind: LAST });
  }

  return {
    add: (ownerId, bytes, source, expectRoom) => addPicture(parts, ownerId, bytes, source, expectRoom),
    addEncoded: (ownerId, picture) => addEncoded(parts, ownerId, picture),
    cover: imageProcessor.cover,
    encode: createEncoding(parts),
    askForPreview,
    makePreview,
    askForUnmade,
    askForMissingPreviews,
    sweep: (signal) => sweepRemovals(parts, signal),
  };
}
