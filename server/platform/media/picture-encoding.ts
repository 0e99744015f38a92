import type { MediaVariant } from '#server/platform/database/schema.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { originalKey } from './add-picture.ts';
import { widestOf } from './encode.ts';
import { ImageProcessorFailed, ProcessorClosed, Undecodable } from './image-processor.ts';
import { removeLater } from './picture-removals.ts';
import type { PictureParts } from './pictures.ts';

/** After this many tries that took too long or that the kernel ended, the picture itself is the cause. */
const ATTEMPTS_MAX = 3;

type Parts = Pick<PictureParts, 'database' | 'blobs' | 'imageProcessor'>;

export function createEncoding({ database, blobs, imageProcessor }: Parts) {
  async function encode(mediaId: string) {
    const row = await unmade(mediaId);
    if (!row) return;
    const original = await blobs.get(originalKey(row.hash));
    if (!original) return fail(mediaId, 'lost');
    // A picture that is encoded again apart comes with all its parts again.
    const byKey = new Map<string, MediaVariant>();
    const variants = () => [...byKey.values()];
    let colors: string[] | undefined;
    let isThere = true;
    try {
      await imageProcessor.encode(original, row.width, async (made) => {
        if (made.kind === 'colors') {
          colors = made.colors;
          await update(mediaId, { variants: variants(), colors });
          return;
        }
        const { type, width, height, data } = made;
        const key = `pictures/${row.hash}/${width}.${type.slice('image/'.length)}`;
        await blobs.put(key, data);
        byKey.set(key, { type, width, height, bytes: data.length, key });
        // The row is updated three times: for a card, for all WebP sizes, and for everything.
        if (colors && type === 'image/webp' && width === widestOf(row.width))
          await update(mediaId, { variants: variants() });
      });
      isThere = await update(mediaId, { variants: variants(), isReady: true });
    } catch (error) {
      const isUnreadable = error instanceof Undecodable || (await failsTooOften(mediaId, error));
      if (!isUnreadable) throw error;
      await fail(mediaId, 'unreadable');
    }
    // The files of a picture that was deleted in the meantime are removed like its other files.
    if (!isThere) await removeLater(database, { hash: row.hash, keys: [...byKey.keys()] });
  }

  async function unmade(mediaId: string) {
    return database.kysely
      .selectFrom('media')
      .select(['hash', 'width'])
      .where('id', '=', mediaId)
      .where('state', '=', 'processing')
      .executeTakeFirst();
  }

  /** Counts what only the picture can have caused: no fault of the storage, of the database or of a stop. */
  async function failsTooOften(mediaId: string, error: unknown): Promise<boolean> {
    if (!(error instanceof ImageProcessorFailed) || error instanceof ProcessorClosed) return false;
    const row = await database.kysely
      .updateTable('media')
      .set((media) => ({ attempts: media('attempts', '+', 1) }))
      .where('id', '=', mediaId)
      .returning('attempts')
      .executeTakeFirst();
    return row !== undefined && row.attempts >= ATTEMPTS_MAX;
  }

  async function fail(mediaId: string, code: 'unreadable' | 'lost') {
    await database.kysely
      .updateTable('media')
      .set({ state: 'failed', error_code: code, updated_at: new Date() })
      .where('id', '=', mediaId)
      .execute();
  }

  /** @returns whether the picture still exists. */
  async function update(
    mediaId: string,
    news: { variants: MediaVariant[]; colors?: string[]; isReady?: boolean },
  ): Promise<boolean> {
    // A trigger also updates its cards, so this can deadlock with a change of the design. `transaction` then runs it
    // again.
    const result = await transaction(database.kysely, (tx) =>
      tx
        .updateTable('media')
        .set({
          variants: JSON.stringify(news.variants),
          ...(news.colors && { colors: news.colors }),
          ...(news.isReady && { state: 'ready' as const }),
          updated_at: new Date(),
        })
        .where('id', '=', mediaId)
        .executeTakeFirst(),
    );
    return result.numUpdatedRows > 0n;
  }

  return encode;
}
