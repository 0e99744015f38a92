import { isReserved } from './reserved.ts';

export const DISPLAY_NAME_MAX = 80;
/** The table lets 40 characters stand; a few are left for a number at the end. */
const HANDLE_MAX = 32;
const NAMELESS = 'New designer';

// Control characters, and those that turn the reading direction and could make one name look like another.
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu;

/** A name as the provider gives it, made fit to be shown: one line, nothing invisible, at most 80 characters. */
export function cleanDisplayName(given: string | null | undefined): string {
  const clean = (given ?? '').replace(/\s+/gu, ' ').replace(INVISIBLE, '').trim();
  return [...clean].slice(0, DISPLAY_NAME_MAX).join('').trim() || NAMELESS;
}

/** The beginning of a person's address, /u/…: what is left of the name in a–z, 0–9 and dashes, where it is not reserved. */
export function handleFrom(displayName: string): string {
  const plain = displayName
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  const handle = plain.slice(0, HANDLE_MAX).replace(/^-+|-+$/g, '');
  return handle && !isReserved(handle) ? handle : 'designer';
}
