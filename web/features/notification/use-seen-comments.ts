import { useEffect } from 'react';
import { markRead } from '#web/lib/live/mark-read.ts';

const DESIGN_PAGE = /^\/showcase\/[^/]+$/;
/** A comment that stays in view this long is seen. */
const SEEN_MS = 1000;

/** Marks what a notification is about as read once its comment is seen on the page of the design (WORK-11). */
export function useSeenComments(userId: string | undefined, pathname: string, unread: number): void {
  const isListening = Boolean(userId) && unread > 0 && DESIGN_PAGE.test(pathname);
  useEffect(() => {
    if (!isListening) return;
    const told = new Set<string>();
    const timers = new Map<Element, number>();
    const seen = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        clearTimeout(timers.get(target));
        if (!isIntersecting || told.has(target.id)) continue;
        timers.set(
          target,
          window.setTimeout(() => {
            told.add(target.id);
            markRead({ path: `${pathname}#${target.id}` }).catch(() => told.delete(target.id)); // it waits in the bell
          }, SEEN_MS),
        );
      }
    });
    const watch = () => {
      for (const comment of document.querySelectorAll('#main [id^="comment-"]')) seen.observe(comment);
    };
    // A comment that arrives while the page is open is watched too.
    const arrivals = new MutationObserver(watch);
    const main = document.getElementById('main');
    if (main) arrivals.observe(main, { childList: true, subtree: true });
    watch();
    return () => {
      seen.disconnect();
      arrivals.disconnect();
      for (const timer of timers.values()) clearTimeout(timer);
    };
  }, [isListening, pathname]);
}
