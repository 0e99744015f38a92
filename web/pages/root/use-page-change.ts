import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * What a browser does by itself for a new document: the title changes, the page is announced, and the keyboard begins at the
 * content. Answers what to announce.
 */
export function usePageChange(title: string): string {
  const { pathname, hash } = useLocation();
  const isReplaced = useNavigationType() === 'REPLACE';
  const shown = useRef(pathname);
  const [announced, announce] = useState('');

  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    announce(title);
    // A replaced address is the same page to whoever reads it; a hash has its own target.
    if (!isReplaced && !hash) focusContent();
  }, [pathname, title, isReplaced, hash]);

  return announced;
}

function focusContent() {
  const main = document.getElementById('main');
  if (!main || main.contains(document.activeElement)) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
  main.addEventListener('blur', () => main.removeAttribute('tabindex'), { once: true });
}
