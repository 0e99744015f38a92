import { loginQuestion, subscribeToLogin } from '#web/lib/session/login.ts';

const KEY = 'bf-like';
/** Signing in takes minutes at most; an older like was given up. */
const LASTS_MS = 15 * 60_000;

export interface KeptLike {
  id: string;
  title: string;
}

/**
 * Remembers in this tab which design a guest wants to like while they sign in. It is not in the address, because then
 * anybody's link could like a design for whoever follows it.
 */
export function keepLike({ id, title }: KeptLike): void {
  sessionStorage[KEY] = JSON.stringify({ id, title, at: Date.now() });
  const stop = subscribeToLogin(() => {
    if (loginQuestion() !== null) return;
    stop();
    forgetLike();
  });
}

/** Returns the remembered like and removes it. */
export function takeKeptLike(now = Date.now()): KeptLike | null {
  const kept = sessionStorage[KEY];
  if (!kept) return null;
  forgetLike();
  const { id, title, at } = JSON.parse(kept);
  return now - at < LASTS_MS ? { id, title } : null;
}

export function forgetLike(): void {
  sessionStorage.removeItem(KEY);
}
