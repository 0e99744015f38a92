import { HANDLE_MAX } from './handle.ts';
import { isReserved } from './reserved.ts';

export const DISPLAY_NAME_MAX = 80;
/** Of a handle made from a name. A few characters are left for a number at the end. */
const MADE_HANDLE_MAX = HANDLE_MAX - 8;
const NAMELESS = 'New designer';

// Control characters, those that turn the reading direction and could make one name look like another, and letters without ink.
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\u115f\u1160\u2800\u3164\uffa0]/gu;

/** A name as the provider gives it, made fit to be shown: one line, nothing invisible, at most 80 characters, no address. */
export function cleanDisplayName(given: string | null | undefined): string {
  const clean = withoutAddress((given ?? '').replace(/\s+/gu, ' ').replace(INVISIBLE, '')).trim();
  const shown = [...clean].slice(0, DISPLAY_NAME_MAX).join('').trim();
  return !shown || isOurs(shown) ? NAMELESS : shown;
}

/** What mail programs turn into a link: 'https://…', 'www.…', 'name@…', 'site.example'. */
const ADDRESS = /:\/\/|\/\/|@|www\.|[\p{L}\p{N}-]\.[\p{L}]{2,}/iu;

export const hasAddress = (name: string) => ADDRESS.test(name);

/** What nobody sees may hide an address, or turn the words around it. */
const UNSEEN = /\p{Cf}/gu;
const TURNING = /[\u202a-\u202e\u2066-\u2069]/gu;

/** The same words without an address: names stand in the subjects of e-mails. */
export function withoutAddress(name: string): string {
  const seen = name.replace(UNSEEN, '');
  return hasAddress(seen)
    ? seen
        .replace(/[.:/@\\]+/g, ' ')
        .replace(/\s+/gu, ' ')
        .trim()
    : name.replace(TURNING, '');
}

/** Cyrillic and Greek letters, and below each the Latin one that looks alike. */
const ALIKE = ['авекмнорстухіјѕԁαβεηικνορτυχ', 'abekmhopctyxijsdabehikvoptux'] as const;

/** Whether a name could be taken for Brief Foundry itself, as reserved handles could. */
export function isOurs(name: string): boolean {
  const seen = name
    .toLowerCase()
    .replace(/[\p{sc=Cyrl}\p{sc=Grek}]/gu, (letter) => ALIKE[1][ALIKE[0].indexOf(letter)] ?? letter);
  const words = plainWords(seen);
  return words !== '' && isReserved(words);
}

/** The beginning of a person's address, /u/…: the name in a–z, 0–9 and dashes, unless that is reserved. */
export function handleFrom(displayName: string): string {
  const handle = plainWords(displayName).slice(0, MADE_HANDLE_MAX).replace(/-+$/, '');
  return handle && !isReserved(handle) ? handle : 'designer';
}

function plainWords(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
