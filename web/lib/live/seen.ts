import { useEffect } from 'react';

/** Says that the person looks at this design now. web/lib/live/views.ts, which is another script, tells the server, once a page. */
export function useSeen(designId: string): void {
  useEffect(() => {
    dispatchEvent(new CustomEvent('design:seen', { detail: designId }));
  }, [designId]);
}
