import { promisify } from 'node:util';
import { constants, crc32, deflateRawSync, gzip } from 'node:zlib';

const squeeze = promisify(gzip);
const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** A last block of deflate with nothing in it. */
const END = Buffer.from([3, 0]);
/** For a page that goes out once: most of the gain for a third of the work. One that many visitors get is drawn seldom enough for all of it. */
const LEVEL = { once: 4, kept: 9 } as const;
/** How far back deflate looks. */
const WINDOW_BYTES = 32_768;
/** Stands for a nonce where the text before a piece is looked through: no text has this byte in UTF-8, so nothing is taken from there. */
const NO_TEXT = 0xff;
/** Shorter answers fit into one packet as they are. */
const WORTH_BYTES = 1_400;

/** A page as it was just drawn, as gzip, or `null` where it is too short to gain. Works beside the thread that serves. */
export async function gzipOnce(page: Buffer, use: keyof typeof LEVEL): Promise<Buffer | null> {
  return page.length < WORTH_BYTES ? null : squeeze(page, { level: LEVEL[use] });
}

/** What stands between two nonces, as it is and squeezed by itself, so that any nonce can be put between without squeezing anew. */
interface Piece {
  plain: Buffer;
  squeezed: Buffer;
}

/** A page that is sent many times, each with a nonce of its own. A piece repeats what stood in those before it, as in a page squeezed whole. */
export function gzipPieces(bytes: Buffer, nonceAt: readonly number[], nonceLength: number): Piece[] {
  const text = Buffer.from(bytes);
  for (const at of nonceAt) text.fill(NO_TEXT, at, at + nonceLength);
  const starts = [0, ...nonceAt.map((at) => at + nonceLength)];
  return starts.map((start, n) => {
    const plain = bytes.subarray(start, nonceAt[n]);
    const dictionary = text.subarray(Math.max(0, start - WINDOW_BYTES), start);
    const how = { level: LEVEL.kept, finishFlush: constants.Z_SYNC_FLUSH, ...(start > 0 && { dictionary }) };
    return { plain, squeezed: deflateRawSync(plain, how) };
  });
}

/** The whole page as gzip, with this nonce between its pieces. */
export function gzipWith(pieces: readonly Piece[], nonce: string): Buffer {
  const [given, stored] = [Buffer.from(nonce, 'latin1'), storedBlock(nonce)];
  let sum = 0;
  let length = 0;
  const parts: Buffer[] = [HEAD];
  for (const [n, { plain, squeezed }] of pieces.entries()) {
    if (n > 0) {
      parts.push(stored);
      sum = crc32(given, sum);
      length += given.length;
    }
    parts.push(squeezed);
    sum = crc32(plain, sum);
    length += plain.length;
  }
  const tail = Buffer.alloc(8);
  tail.writeUInt32LE(sum, 0);
  tail.writeUInt32LE(length, 4);
  return Buffer.concat([...parts, END, tail]);
}

/** A block of deflate that holds its bytes as they are (RFC 1951, 3.2.4). */
function storedBlock(text: string): Buffer {
  const block = Buffer.alloc(5 + text.length);
  block.writeUInt16LE(text.length, 1);
  block.writeUInt16LE(~text.length & 0xffff, 3);
  block.write(text, 5, 'latin1');
  return block;
}
