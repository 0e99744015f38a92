import { createHash } from 'node:crypto';
import type { Blobs } from '#server/platform/blobs/blobs.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { lock } from '#server/platform/database/locks.ts';
import type { MediaVariant } from '#server/platform/database/schema.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { originalKey } from './add-picture.ts';

/** A picture with all its files, as it ships with the product. The widest file is also the original. */
export interface EncodedPicture {
  width: number;
  height: number;
  colors: string[];
  files: readonly { width: number; bytes: Buffer }[];
}

interface Parts {
  database: Database;
  blobs: Blobs;
  newId: () => string;
}

/** Stores a sample picture that needs no encoding. The same picture of the same person is stored once. */
export async function addEncoded({ database, blobs, newId }: Parts, ownerId: string, picture: EncodedPicture) {
  const { width, height, colors, files } = picture;
  const original = files.at(-1)!.bytes;
  const hash = createHash('sha256').update(original).digest('hex');
  const variants: MediaVariant[] = files.map(({ width: across, bytes }) => ({
    type: 'image/webp',
    width: across,
    height: Math.round((height * across) / width),
    bytes: bytes.length,
    key: `pictures/${hash}/${across}.webp`,
  }));
  await blobs.put(originalKey(hash), original);
  for (const [at, { key }] of variants.entries()) await blobs.put(key, files[at]!.bytes);
  return transaction(database.kysely, async (tx) => {
    await lock(tx, `picture ${hash}`);
    const known = await tx
      .selectFrom('media')
      .select('id')
      .where('owner_id', '=', ownerId)
      .where('hash', '=', hash)
      .executeTakeFirst();
    if (known) return known.id;
    const id = newId();
    await tx
      .insertInto('media')
      .values({
        id,
        owner_id: ownerId,
        hash,
        source: 'sample',
        width,
        height,
        bytes: original.length,
        error_code: null,
        state: 'ready',
        colors,
        variants: JSON.stringify(variants),
      })
      .execute();
    return id;
  });
}
