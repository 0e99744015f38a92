import { useEffect } from 'react';

const told = new Set<string>();

/** Tells the server that somebody looks at this design, once a document. */
export function useSeen(designId: string): void {
  useEffect(() => {
    if (told.has(designId)) return;
    told.add(designId);
    navigator.sendBeacon(`/api/submissions/${designId}/views`);
  }, [designId]);
}
