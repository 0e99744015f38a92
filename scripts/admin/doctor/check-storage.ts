import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Config } from '../../../server/config.ts';
import { openBlobs } from '../../../server/platform/blobs/blobs.ts';
import { isDiskFull } from '../../../server/platform/blobs/storage-failure.ts';
import { type Finding, reasonOf } from './finding.ts';

const of = 'storage';

/** Writes a small file among the pictures, reads it and deletes it. */
export async function checkStorage({ s3, dataDir }: Config): Promise<Finding[]> {
  const place = s3 ? `The bucket ${s3.bucket} at ${s3.endpoint}` : `The folder ${join(dataDir, 'blobs')}`;
  const key = `doctor/${randomUUID()}`;
  let doing = 'opened';
  try {
    const blobs = await openBlobs({ s3, dataDir });
    doing = 'written';
    await blobs.put(key, Buffer.from(key));
    doing = 'read';
    if ((await blobs.get(key))?.toString() !== key) throw new Error('other bytes came back');
    doing = 'deleted';
    await blobs.remove(key);
    return [{ of, state: 'good', says: `${place} can be written, read and deleted.` }];
  } catch (error) {
    const says = `${place} cannot be ${doing}: ${reasonOf(error)}`;
    return [{ of, state: 'bad', says, todo: adviceFor(error, s3) }];
  }
}

export function adviceFor(error: unknown, s3: Config['s3']): string {
  if (isDiskFull(error)) return 'Make room: the disk or the quota is full.';
  return s3
    ? 'Compare S3_ENDPOINT, S3_BUCKET and the keys, and what the keys may do: put, get, delete.'
    : 'Give the user of the process this folder.';
}
