import { useEffect, useRef } from 'react';
import { useViewer } from '#web/lib/session/use-session.ts';
import type { LiveListener } from './live.ts';
import { liveConnection } from './live-connection.ts';

/**
 * Subscribes to the signed-in person's events while the component is mounted. `after` is the last event that its data
 * contains.
 */
export function useLive(listener: LiveListener, after?: number): void {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  const viewer = useViewer();
  const id = viewer?.id;
  const first = useRef(after);
  useEffect(() => {
    if (!id) return;
    return liveConnection().subscribe(
      {
        onEvent: (event) => latest.current.onEvent?.(event),
        onHello: (hello) => latest.current.onHello?.(hello),
        onPresence: (presence) => latest.current.onPresence?.(presence),
      },
      first.current,
    );
  }, [id]);
}
