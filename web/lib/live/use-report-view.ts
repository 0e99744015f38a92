import { useEffect } from 'react';

const reported = new Set<string>();

/** Reports once for each document that somebody looks at this design. */
export function useReportView(designId: string): void {
  useEffect(() => {
    if (reported.has(designId)) return;
    reported.add(designId);
    navigator.sendBeacon(`/api/submissions/${designId}/views`);
  }, [designId]);
}
