import { Readable } from 'node:stream';
import type { Blobs } from '#server/platform/blobs/blobs.ts';
import { createSemaphore } from '#server/platform/concurrency.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { signedOut } from '#server/platform/http/errors.ts';
import { originalKey } from '#server/platform/media/add-picture.ts';
import { clipKey } from '#server/platform/media/clip-key.ts';
import { kindOf } from '#server/platform/media/inspect.ts';
import { clipsOf, type ExportedClip, type ExportedPicture, picturesOf, writeBelongings } from './export-files.ts';
import { findOwnProfile } from './queries.ts';
import { openShelf, readShelf } from './shelf.ts';

export interface ExportParts {
  database: Database;
  blobs: Blobs;
  clock: () => Date;
}

export interface Export {
  /** 'brief-foundry-ines-2026-11-22.zip' */
  filename: string;
  /** The size of the whole zip in bytes. It is known in advance, so the browser can show the progress. */
  size: number;
  stream: Readable;
}

/** How many files are looked up together before they are sent. */
const LOOKED_AT_ONCE = 8;
/** One after the other, because each takes a part of the processor for as long as it takes. */
const collecting = createSemaphore(1);
const COLLECTED_MS = 20_000;
/** A zip cannot store times before 1980. */
const OLDEST = new Date('1980-01-02T00:00:00Z');

/**
 * All data of a person in one zip: their texts as JSON, their pictures and films as uploaded. These are read one after the
 * other while the zip is sent. @throws signed_out when the person no longer exists
 */
export async function exportOf({ database, blobs, clock }: ExportParts, userId: string): Promise<Export> {
  const profile = await findOwnProfile(database, userId);
  if (!profile) throw signedOut();
  const { handle } = profile.viewer;
  const day = clock().toISOString().slice(0, 10);
  const folder = `brief-foundry-${handle}-${day}`;
  const found = new Map([
    ...(await lookAll(blobs, await picturesOf(database.pool, userId), placeOfPicture)),
    ...(await lookAll(blobs, await clipsOf(database.pool, userId), placeOfClip)),
  ]);
  const shelf = await openShelf();
  const close = () => void shelf.close().catch(() => {}); // it is closed already
  const fileOf = (id: string) => found.get(id)?.name ?? null;
  const files = await collecting(AbortSignal.timeout(COLLECTED_MS), () =>
    writeBelongings(database.pool, userId, { shelf, fileOf }),
  ).catch((error: unknown) => {
    close();
    throw error;
  });

  const { ZipFile } = await import('yazl');
  const zip = new ZipFile();
  const stream = zip.outputStream as Readable;
  zip.on('error', (error: Error) => stream.destroy(error));
  stream.once('close', close);
  // The files are small or already compressed. Without compression the size is known in advance.
  const options = { compress: false, mtime: new Date(Math.max(clock().getTime(), OLDEST.getTime())) };
  zip.addBuffer(Buffer.from(README), `${folder}/README.txt`, options);
  for (const { name, ...part } of files)
    zip.addReadStreamLazy(`${folder}/${name}`, { ...options, size: part.size }, (give) => {
      const rows = readShelf(shelf, part);
      // The library does not look for errors of what it reads.
      rows.once('error', (error) => zip.emit('error', error));
      give(null, rows);
    });
  for (const { name, key, size } of found.values())
    zip.addReadStreamLazy(`${folder}/${name}`, { ...options, size }, (give) => {
      blobs.get(key).then(
        (bytes) => (bytes ? give(null, Readable.from([bytes])) : give(new Error(`${name} is gone`), NOTHING)),
        (error) => give(error, NOTHING),
      );
    });
  const size = await new Promise<number>((resolve) => {
    (zip.end as (options: object, told: (size: number) => void) => void)({}, resolve);
  });
  return { filename: `${folder}.zip`, size, stream };
}

const NOTHING = Readable.from([]);

interface Found {
  name: string;
  key: string;
  size: number;
}

/** What of these has bytes, by id. What was lost is listed in its table without a file. */
async function lookAll<T extends { id: string }>(blobs: Blobs, things: readonly T[], placeOf: Place<T>) {
  const found = new Map<string, Found>();
  for (let at = 0; at < things.length; at += LOOKED_AT_ONCE) {
    const few = things.slice(at, at + LOOKED_AT_ONCE).map((thing) => ({ thing, ...placeOf(thing) }));
    const looked = await Promise.all(few.map(({ key }) => blobs.look(key)));
    for (const [n, { thing, key, nameOf }] of few.entries()) {
      const seen = looked[n];
      if (seen) found.set(thing.id, { name: nameOf(seen.start), key, size: seen.size });
    }
  }
  return found;
}

type Place<T> = (thing: T) => { key: string; nameOf: (start: Buffer) => string };

const placeOfPicture: Place<ExportedPicture> = ({ id, hash }) => ({
  key: originalKey(hash),
  nameOf: (start) => {
    const kind = kindOf(start);
    return `pictures/${id}.${kind === 'jpeg' ? 'jpg' : (kind ?? 'bin')}`;
  },
});

const placeOfClip: Place<ExportedClip> = ({ id, type }) => ({
  key: clipKey(id),
  nameOf: () => `films/${id}.${type.slice('video/'.length)}`,
});

const README = `Everything that Brief Foundry keeps of you.

Each .json file is a list of things of one kind, as they were stored when you asked:
profiles.json is you, design-briefs.json the briefs written for you, design-submissions.json your designs,
submission-frames.json their frames with your notes, and so on. Times are in UTC.

pictures/ holds your pictures as they came, films/ the films of your case studies. media.json and case-study-clips.json say
which file is which.

What other people wrote, even about your work or to you, is theirs and not in here.
`;
