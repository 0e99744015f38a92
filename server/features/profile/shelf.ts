import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';

/** A file without a name, for what is too large for the memory. It is gone when it is closed, or with its process. */
export async function openShelf(): Promise<FileHandle> {
  const folder = await mkdtemp(join(tmpdir(), 'brief-foundry-'));
  try {
    return await open(join(folder, 'shelf'), 'wx+', 0o600);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const PIECE_BYTES = 64 * 1024;

/** A part of the shelf, read as it is asked for. */
export function readShelf(shelf: FileHandle, { start, size }: { start: number; size: number }): Readable {
  async function* pieces() {
    for (let at = start; at < start + size; ) {
      const piece = Buffer.allocUnsafe(Math.min(PIECE_BYTES, start + size - at));
      const { bytesRead } = await shelf.read(piece, 0, piece.length, at);
      if (bytesRead === 0) throw new Error('The shelf is shorter than it was');
      yield piece.subarray(0, bytesRead);
      at += bytesRead;
    }
  }
  return Readable.from(pieces());
}
