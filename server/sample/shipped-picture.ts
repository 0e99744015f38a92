import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EncodedPicture } from '#server/platform/media/add-encoded.ts';
import shipped from './pictures/pictures.json' with { type: 'json' };

const FOLDER = join(import.meta.dirname, 'pictures');
const all: Readonly<Record<string, Omit<EncodedPicture, 'files'> & { widths: number[] }>> = shipped;

export const isShipped = (name: string): boolean => name in all;

/** A picture of the sample world with its files, encoded beforehand so that the first start encodes nothing. */
export async function shippedPicture(name: string): Promise<EncodedPicture> {
  const known = all[name];
  if (!known) throw new Error(`No picture ${name} ships with the sample world`);
  const { widths, ...about } = known;
  const files = widths.map(async (width) => ({ width, bytes: await readFile(join(FOLDER, `${name}-${width}.webp`)) }));
  return { ...about, files: await Promise.all(files) };
}
