import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { focusPlace } from '#web/lib/page/keep-focus.ts';

/** What a navigation may carry in its state: words that are announced before the title of the page it leads to. */
export interface Arrival {
  announce: string;
}

/**
 * What a browser does by itself for a new document: the title changes, the page is announced, and the keyboard begins at the
 * content. Answers what to announce.
 */
export function usePageChange(title: string): string {
  const { pathname, hash, state } = useLocation();
  const isReplaced = useNavigationType() === 'REPLACE';
  const shown = useRef(pathname);
  const [announced, announce] = useState('');

  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    announce([wordsOf(state), title].filter(Boolean).join(' '));
    // A hash has its own target. A replaced address is the same page to whoever reads it, unless the page took the focus with it.
    if (isReplaced) focusHeading();
    else if (!hash) focusContent();
  }, [pathname, title, isReplaced, hash, state]);

  return announced;
}

function wordsOf(state: unknown): string {
  return typeof state === 'object' && state !== null && 'announce' in state ? String(state.announce) : '';
}

function focusContent() {
  const main = document.getElementById('main');
  if (main && !main.contains(document.activeElement)) focusPlace(main);
}

/** Only where the focus has nowhere to be: what held it is gone. */
function focusHeading() {
  const heading = document.querySelector<HTMLElement>('#main h1');
  if (heading && document.activeElement === document.body) focusPlace(heading);
}
