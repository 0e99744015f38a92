import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { castPage } from '#web/lib/page/cast.ts';
import { focusPlace } from '#web/lib/page/keep-focus.ts';

/** The heading of a wizard's step: the wizard focuses it at each step. */
const STEP = 'h1[tabindex="-1"]';

/** The state of a navigation to something just finished: words that are announced before the title of its page. */
export interface Arrival {
  announce: string;
}

/**
 * Does for a navigation what browsers do for a new document: changes the title, announces the page, and moves the focus
 * to the content.
 * @returns what to announce
 */
export function usePageChange(title: string): string {
  const { pathname, hash, key, state } = useLocation();
  const navigation = useNavigationType();
  const isReplaced = navigation === 'REPLACE';
  const shown = useRef(pathname);
  const [announced, announce] = useState('');

  const cast = useRef(pathname);
  // Before the page is painted.
  useLayoutEffect(() => {
    if (cast.current !== pathname && navigation !== 'POP' && wordsOf(state)) castPage();
    cast.current = pathname;
  }, [pathname, navigation, state]);

  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    announce([wordsOf(state), title].filter(Boolean).join(' '));
    // A hash has its own target. A replaced address is the same page for the reader, unless the focused element is
    // gone.
    if (isReplaced) focusHeading();
    else if (!hash) focusContent();
  }, [pathname, title, isReplaced, hash, state]);

  // While the header has the focus, pages scroll to a place under it (Header.module.css).
  const led = useRef(key);
  useEffect(() => {
    if (led.current === key) return;
    led.current = key;
    if (!hash || navigation !== 'PUSH' || !document.activeElement?.closest('#root > header')) return;
    const place = document.getElementById(decodeURIComponent(hash.slice(1)));
    focusPlace(place);
    place?.scrollIntoView();
  }, [hash, key, navigation]);

  return announced;
}

function wordsOf(state: unknown): string {
  return typeof state === 'object' && state !== null && 'announce' in state ? String(state.announce) : '';
}

/** The content, or the heading of a step where the page is one of several. */
function focusContent() {
  const main = document.getElementById('main');
  if (main && !main.contains(document.activeElement)) focusPlace(main.querySelector<HTMLElement>(STEP) ?? main);
}

/** Only if nothing has the focus, because the focused element was removed. */
function focusHeading() {
  const heading = document.querySelector<HTMLElement>('#main h1');
  if (heading && document.activeElement === document.body) focusPlace(heading);
}
