import { gzipPieces, gzipWith } from './gzip-page.ts';

const SPARE_MAX = 64;

/** A drawn page as it goes out, but for the nonce, which is fresh in every answer. */
export interface KeptPage {
  bytes: Buffer;
  /** Where in `bytes` the nonce stands. */
  nonceAt: number[];
  /** Copies whose answers are out: a new one for each would be 300 MB a second for the collector. */
  spare: Buffer[];
  /** The same for those who read gzip, squeezed when the first of them asks. */
  pieces?: ReturnType<typeof gzipPieces>;
}

/** What may be kept of a page that was drawn with this nonce. */
export function withoutNonce(bytes: Buffer, nonce: string): KeptPage {
  const nonceAt: number[] = [];
  for (let at = bytes.indexOf(nonce); at >= 0; at = bytes.indexOf(nonce, at + nonce.length)) nonceAt.push(at);
  return { bytes, nonceAt, spare: [] };
}

/** A copy of the kept page with a nonce of its own, to be given back once it is on its way. All nonces are equally long. */
export function withNonce({ bytes, nonceAt, spare }: KeptPage, nonce: string): Buffer {
  const copy = spare.pop() ?? Buffer.from(bytes);
  for (const at of nonceAt) copy.write(nonce, at, 'latin1');
  return copy;
}

/** The kept page as gzip, with a nonce of its own. */
export function gzipWithNonce(page: KeptPage, nonce: string): Buffer {
  page.pieces ??= gzipPieces(page.bytes, page.nonceAt, nonce.length);
  return gzipWith(page.pieces, nonce);
}

/** The operating system has every byte of the copy: another answer may write its nonce into it. */
export function giveBack({ spare }: KeptPage, copy: Buffer) {
  if (spare.length < SPARE_MAX) spare.push(copy);
}
