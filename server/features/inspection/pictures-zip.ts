import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { demoInspection } from '#domain/inspection/demo.ts';
import { slug } from '#domain/inspection/tokens/count.ts';
import { DEMO_ID } from '#domain/workspace/workspace.ts';
import type { Blobs } from '#server/platform/blobs/blobs.ts';
import { originalKey } from '#server/platform/media/add-picture.ts';
import { kindOf } from '#server/platform/media/inspect.ts';
import { type InspectedPicture, picturesFor } from './queries.ts';
import { expectInspectable, type InspectionParts, type Place } from './service.ts';

interface Parts extends InspectionParts {
  blobs: Blobs;
  clock: () => Date;
}

/** The pictures of the sample project are part of the sample world. */
const DEMO_ART = new URL('../../sample/art/', import.meta.url);

/**
 * The pictures of a design's frames in one zip, in order and named after the frames: as the design-file service rendered them, or
 * our own copy of an upload. Pictures are read one after the other while the zip is sent. @throws workspace_not_found
 */
export async function picturesZip(parts: Parts, place: Place): Promise<Readable> {
  await expectInspectable(parts.database.pool, place);
  const { ZipFile } = await import('yazl');
  const zip = new ZipFile();
  const options = { compress: false, mtime: parts.clock() };
  const add = (name: string, read: () => Promise<Buffer | null>) =>
    zip.addReadStreamLazy(name, options, (give) => {
      read().then(
        (bytes) => (bytes ? give(null, Readable.from([bytes])) : give(new Error(`${name} is gone`), NOTHING)),
        (error) => give(error, NOTHING),
      );
    });
  if (place.designId === DEMO_ID)
    for (const [n, { name, art }] of demoInspection.frames.entries())
      add(fileName(n, name, 'svg'), () => readFile(new URL(`${art}.svg`, DEMO_ART)));
  else {
    const pictures = await picturesFor(parts.database.pool, place.userId, place.designId);
    for (const [n, picture] of pictures.entries()) {
      const found = await placeOf(parts.blobs, picture);
      if (found) add(fileName(n, picture.name, found.ending), () => parts.blobs.get(found.key));
    }
  }
  zip.end();
  const stream = zip.outputStream as Readable;
  zip.on('error', (error: Error) => stream.destroy(error));
  return stream;
}

const NOTHING = Readable.from([]);

async function placeOf(blobs: Blobs, { hash, is_drawn, key, type }: InspectedPicture) {
  if (is_drawn) {
    const seen = await blobs.look(originalKey(hash));
    const kind = seen && kindOf(seen.start);
    if (kind) return { key: originalKey(hash), ending: kind === 'jpeg' ? 'jpg' : kind };
  }
  return key && type ? { key, ending: type.slice('image/'.length) } : null;
}

/** For example '01-bake-board.png'. The number keeps the order, and keeps equal names apart. */
const fileName = (n: number, name: string, ending: string) =>
  `${String(n + 1).padStart(2, '0')}-${slug(name) || 'frame'}.${ending}`;
