const SOMEWHERE = 'http://here.invalid';
const PATH_MAX = 2_000;
/** Paths that are not pages: calls, files, and login paths. A return to one of them would fail or loop. */
const NOT_PAGES = /^\/(api|assets|media|dev-idp|\.well-known)(\/|$)/i;

/**
 * A path of our own for a redirect, unchanged; '/' for everything else (SIGN-4): other origins in any spelling
 * (`//evil`, `/\evil`, `/.//evil`), control characters, and paths that are not pages.
 */
export function safePath(given: unknown): string {
  if (typeof given !== 'string' || given.length > PATH_MAX || !given.startsWith('/')) return '/';
  if (/[\\\p{Cc}\p{Cs}]/u.test(given)) return '/';
  if (!URL.canParse(given, SOMEWHERE)) return '/';
  const url = new URL(given, SOMEWHERE);
  if (url.origin !== SOMEWHERE) return '/';
  // Dots are resolved by now, and what is left must not read as a host.
  if (url.pathname.startsWith('//') || NOT_PAGES.test(url.pathname)) return '/';
  return url.pathname + url.search + url.hash;
}

/** The mark that a failed sign-in leaves in the address (SIGN-3). */
export const SIGN_IN_MARK = 'signIn';

/** The same path with a mark in its query, e.g. `signIn=failed`. */
export function markPath(path: string, name: string, value: string): string {
  const url = new URL(path, SOMEWHERE);
  url.searchParams.set(name, value);
  return url.pathname + url.search + url.hash;
}

/** The same path without that mark. */
export function unmarkPath(path: string, name: string): string {
  const url = new URL(path, SOMEWHERE);
  if (url.searchParams.has(name)) url.searchParams.delete(name);
  return url.pathname + url.search + url.hash;
}
