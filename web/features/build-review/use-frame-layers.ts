import { useEffect, useState } from 'react';
import type { Answer } from '#web/lib/api/api-client.ts';
import { api } from '#web/lib/api/browser-api.ts';

type Layers = Answer<'GET /api/workspaces/:designId/inspection/frames/:frameId'>['layers'];

/** The layers of a frame, which name its findings; none for a picture, or while they are not read. */
export function useFrameLayers(designId: string, frameId: string | undefined): Layers {
  const [read, setRead] = useState<{ frameId: string; layers: Layers } | null>(null);
  useEffect(() => {
    if (!frameId) return;
    const stopped = new AbortController();
    const params = { designId, frameId };
    api('GET /api/workspaces/:designId/inspection/frames/:frameId', { params }, { signal: stopped.signal }).then(
      ({ layers }) => setRead({ frameId, layers }),
      () => {}, // findings are then named by their place
    );
    return () => stopped.abort();
  }, [designId, frameId]);
  return read && read.frameId === frameId ? read.layers : [];
}

/** How many pixels of the design's picture are one CSS pixel; 1 where it has no layers. */
export function scaleOf([frame]: Layers, { width }: { width: number }): number {
  return frame ? width / frame.width : 1;
}
