import { loginRequest, subscribeToLogin } from '#web/lib/session/login.ts';

const KEY = 'bf-like';
/** Signing in takes minutes at most; an older like was given up. */
const AGE_MAX_MS = 15 * 60_000;

export interface PendingLike {
  id: string;
  title: string;
}

/**
 * Remembers in this tab which design a guest wants to like while they sign in. It is not in the address, because then
 * anybody's link could like a design for whoever follows it.
 */
export function storePendingLike({ id, title }: PendingLike): void {
  sessionStorage[KEY] = JSON.stringify({ id, title, at: Date.now() });
  const stop = subscribeToLogin(() => {
    if (loginRequest() !== null) return;
    stop();
    clearPendingLike();
  });
}

/** Returns the remembered like and removes it. */
export function takePendingLike(now = Date.now()): PendingLike | null {
  const stored = sessionStorage[KEY];
  if (!stored) return null;
  clearPendingLike();
  const { id, title, at } = JSON.parse(stored);
  return now - at < AGE_MAX_MS ? { id, title } : null;
}

export function clearPendingLike(): void {
  sessionStorage.removeItem(KEY);
}
