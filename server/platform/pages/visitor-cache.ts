import { gzipPieces, gzipWith } from './gzip-page.ts';

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

interface Entry {
  page: KeptPage;
  until: number;
}

/** A page that nobody said has changed may be this old: counts of likes and views, and what a lost notification would have told. */
const KEPT_MS = 2_000;
/** Addresses with made-up queries push each other out, never the process. */
const KEPT_BYTES_MAX = 8 * 1024 * 1024;
const SPARE_MAX = 64;

export interface VisitorCache {
  /**
   * The kept page of this key, or the one that `draw` makes; several who ask at once wait for one drawing. `null` when
   * what was drawn must not be kept: then everybody draws for themselves.
   */
  page(key: string, draw: () => Promise<KeptPage | null>): Promise<KeptPage | null>;
  /** Something that visitors see has changed: nothing drawn before is given to anybody who asks from now on. */
  forget(): void;
}

/** Keeps drawn pages of visitors for a moment, in this process. Whoever asks must have made sure that they show nobody's own things. */
export function createVisitorCache({
  now = () => performance.now(),
  bytesMax = KEPT_BYTES_MAX,
}: {
  now?: (() => number) | undefined;
  bytesMax?: number;
} = {}): VisitorCache {
  const kept = new Map<string, Entry>();
  const drawing = new Map<string, Promise<KeptPage | null>>();
  let bytes = 0;
  let age = 0;

  function drop(key: string, { page }: Entry) {
    kept.delete(key);
    bytes -= page.bytes.length;
  }

  function keep(key: string, entry: Entry) {
    const former = kept.get(key);
    if (former) drop(key, former);
    kept.set(key, entry);
    bytes += entry.page.bytes.length;
    for (const [oldest, { page }] of kept) {
      if (bytes <= bytesMax) break;
      drop(oldest, { page, until: 0 });
    }
  }

  async function drawAndKeep(key: string, draw: () => Promise<KeptPage | null>): Promise<KeptPage | null> {
    const begunIn = age;
    const until = now() + KEPT_MS; // what it shows was read after this moment
    const page = await draw();
    if (page && begunIn === age) keep(key, { page, until });
    return page;
  }

  return {
    async page(key, draw) {
      const known = kept.get(key);
      if (known && now() < known.until) return known.page;
      const underway = drawing.get(key);
      if (underway) return underway;
      const mine = drawAndKeep(key, draw).finally(() => {
        if (drawing.get(key) === mine) drawing.delete(key);
      });
      drawing.set(key, mine);
      return mine;
    },
    forget() {
      age += 1;
      kept.clear();
      drawing.clear();
      bytes = 0;
    },
  };
}

/** What may be kept of a page that was drawn with this nonce. */
export function withoutNonce(html: string, nonce: string): KeptPage {
  const bytes = Buffer.from(html);
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
