import type { Config } from '../../../server/config.ts';
import { openBlobs } from '../../../server/platform/blobs/blobs.ts';
import type { Database } from '../../../server/platform/database/connect.ts';
import { isStorageAway, lookForPictures } from '../../../server/platform/media/look-for-pictures.ts';
import { type Finding, reasonOf } from './finding.ts';

const of = 'storage';

/** Looks for a few pictures that the database knows. A storage that can be written may still be the wrong one. */
export async function checkPictures(database: Database, config: Config): Promise<Finding[]> {
  const { rows } = await database.pool.query("select to_regclass('media') is not null as knows_pictures");
  if (!rows[0].knows_pictures) return [];
  try {
    const found = await lookForPictures(database, await openBlobs(config));
    if (found.looked === 0) return [];
    if (found.missing === 0)
      return [{ of, state: 'good', says: `Pictures are there: ${found.looked} were looked for.` }];
    const todo = config.s3
      ? 'Compare S3_ENDPOINT and S3_BUCKET with those of before, or restore a backup.'
      : 'Mount the disk of DATA_DIR, or correct DATA_DIR, or restore a backup.';
    const says = `${found.missing} of ${found.looked} pictures that were looked for are missing.`;
    return [{ of, state: isStorageAway(found) ? 'bad' : 'warn', says, todo }];
  } catch (error) {
    return [{ of, state: 'bad', says: `Pictures cannot be looked for: ${reasonOf(error)}` }];
  }
}
