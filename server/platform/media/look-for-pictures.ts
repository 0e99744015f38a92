import type { Blobs } from '#server/platform/blobs/blobs.ts';
import type { Database } from '#server/platform/database/connect.ts';
import type { Log } from '#server/platform/log.ts';
import { originalKey } from './add-picture.ts';

const OF_EACH_END = 5;

interface Looked {
  looked: number;
  missing: number;
}

/** Looks in the storage for the oldest and the newest pictures that the database knows: a few, so that it is cheap. */
export async function lookForPictures({ pool }: Pick<Database, 'pool'>, blobs: Pick<Blobs, 'look'>): Promise<Looked> {
  const { rows } = await pool.query<{ hash: string }>(
    `(select hash from media where state <> 'failed' order by id limit $1)
     union (select hash from media where state <> 'failed' order by id desc limit $1)`,
    [OF_EACH_END],
  );
  const found = await Promise.all(rows.map(({ hash }) => blobs.look(originalKey(hash))));
  return { looked: rows.length, missing: found.filter((one) => one === null).length };
}

/** Single pictures may be lost. Where most are, the storage is away or another one. */
export const isStorageAway = ({ looked, missing }: Looked) => missing * 2 > looked;

/** Tells the operator at the start, before people see gaps and new pictures go to the wrong place. */
export async function warnOfMissingPictures(database: Pick<Database, 'pool'>, blobs: Pick<Blobs, 'look'>, log: Log) {
  try {
    const found = await lookForPictures(database, blobs);
    if (isStorageAway(found))
      log.warn(
        found,
        'Pictures that the database knows are not in the storage: is its disk mounted, and are DATA_DIR or the bucket those of before?',
      );
  } catch (error) {
    log.warn({ err: error }, 'The storage of pictures could not be looked at');
  }
}
