import { type RefObject, useEffect } from 'react';

const reported = new Set<string>();

function report(link: string, at: 'start' | 'end') {
  if (reported.has(`${link} ${at}`)) return;
  reported.add(`${link} ${at}`);
  navigator.sendBeacon(`/api/published-case-studies/${link}/readers?at=${at}`);
}

/** Reports that somebody reads this page, and that its end was on the screen; each once for a document. */
export function useReportReading(link: string, end: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    report(link, 'start');
    const seen = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) report(link, 'end');
    });
    if (end.current) seen.observe(end.current);
    return () => seen.disconnect();
  }, [link, end]);
}
