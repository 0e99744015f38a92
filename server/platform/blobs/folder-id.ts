import { randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const FILE = 'folder-id';

/**
 * Recognizes a folder that is there by a file in it. When its disk is not mounted any more, an empty folder is at the same path: files
 * would seem to be lost, and new ones would go to another disk.
 * @returns a check that throws while another folder, or none, is there
 */
export async function recognize(folder: string): Promise<() => Promise<void>> {
  // Without room for the file, the folder is taken as it is.
  const known = (await read(folder)) ?? (await write(folder).catch(() => null));
  return async () => {
    if (known === null || (await read(folder)) === known) return;
    throw new Error(`${folder} is not the folder that was there at the start. Is its disk mounted?`);
  };
}

const read = (folder: string) => readFile(join(folder, FILE), 'utf8').catch(() => null);

/** Of processes that start together, all get the id of the first. */
async function write(folder: string): Promise<string | null> {
  const aside = join(folder, `${FILE}-${randomUUID()}`);
  try {
    await writeFile(aside, randomUUID());
    // A link is created completely or not at all, and never replaces another file.
    await link(aside, join(folder, FILE)).catch(() => {});
  } finally {
    await rm(aside, { force: true });
  }
  return read(folder);
}
