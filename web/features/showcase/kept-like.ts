import { loginQuestion, subscribeToLogin } from '#web/lib/session/login.ts';

const KEY = 'bf-like';
/** Signing in takes minutes at most; a like that is older was given up. */
const LASTS_MS = 15 * 60_000;

export interface KeptLike {
  id: string;
  title: string;
}

/**
 * Remembers, in this tab, what a guest wanted to like while they sign in. An address would do as well, but then anybody's link
 * could like something for whoever follows it. Dismissing the question drops it.
 */
export function keepLike({ id, title }: KeptLike): void {
  sessionStorage[KEY] = JSON.stringify({ id, title, at: Date.now() });
  const stop = subscribeToLogin(() => {
    if (loginQuestion() !== null) return;
    stop();
    forgetLike();
  });
}

/** What was kept, once. */
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
