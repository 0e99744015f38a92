/** A film of a minute at the size of a page. */
export const CLIP_BYTES_MAX = 20 * 1024 * 1024;
/** Films of one page, with those of its older versions. */
export const CLIPS_MAX = 12;
/** Films of one person: 1.2 GB. */
export const CLIPS_OF_ONE_MAX = 60;

const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

export const clipAddress = (clipId: string) => `/clips/${clipId}`;

/** The id in the address of an uploaded film; null for any other address. */
export const clipIdOf = (address: string): string | null => new RegExp(`^/clips/(${ID})$`).exec(address)?.[1] ?? null;

/** The kind of a film, from its first bytes; null for everything that browsers may not play. */
export function clipType(bytes: Uint8Array): 'video/mp4' | 'video/webm' | null {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (text(4, 8) === 'ftyp')
    return /^(?:isom|iso[2-9]|mp4[12]|avc1|M4V |dash|MSNV)$/.test(text(8, 12)) ? 'video/mp4' : null;
  const isMatroska = bytes[0] === 0x1a && bytes[1] === 0x45 && bytes[2] === 0xdf && bytes[3] === 0xa3;
  return isMatroska && text(0, 64).includes('webm') ? 'video/webm' : null;
}

/** Where prototypes and films may be shown. A page links to them and loads nothing from them. */
export const prototypeHosts = [
  'figma.com',
  'framer.com',
  'codepen.io',
  'codesandbox.io',
  'stackblitz.com',
  'youtube.com',
  'youtu.be',
  'vimeo.com',
  'loom.com',
] as const;

/** The host of a prototype's address, without `www.`; null for an address that pages do not link to. */
export function prototypeHost(address: string): string | null {
  const url = URL.parse(address.trim());
  if (url?.protocol !== 'https:' || url.username !== '') return null;
  const host = url.hostname.replace(/^www\./, '');
  return prototypeHosts.some((known) => host === known || host.endsWith(`.${known}`)) ? host : null;
}
