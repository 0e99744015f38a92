import { useEffect } from 'react';

const told = new Set<string>();

/** Reports once for each document that somebody looks at this design. */
export function useSeen(designId: string): void {
  useEffect(() => {
    if (told.has(designId)) return;
    told.add(designId);
    navigator.sendBeacon(`/api/submissions/${designId}/views`);
  }, [designId]);
}
